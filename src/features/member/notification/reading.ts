import { useEffect } from 'react'
import { useCall } from '@/api/ApiContext.tsx'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import type { Message } from '@/contract/member/notification/schemas.ts'

const listeners = new Set<() => void>()

/** Calls `refresh` whenever something was marked as read on this page: the bell and the list show the same. */
export function useWhenRead(refresh: () => void): void {
  useEffect(() => {
    listeners.add(refresh)
    return () => void listeners.delete(refresh)
  }, [refresh])
}

/** Actions that mark messages as read; failures are left to the next poll. */
export function useReading(): { open: (message: Message) => void; readAll: () => void } {
  const call = useCall()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const quiet = { silent: true, noRedirect: true } as const
  const ignore = () => undefined
  return {
    open: ({ id, readAt }) => {
      if (readAt === undefined) void call(messageEndpoints.read, { ids: [id] }, quiet).then(tell, ignore)
    },
    readAll: () => void call(messageEndpoints.readAll, {}, quiet).then(tell, ignore),
  }
}
