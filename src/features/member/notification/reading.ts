import { useEffect } from 'react'
import { useCall } from '@/api/ApiContext.tsx'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import type { Message } from '@/contract/member/notification/schemas.ts'

const listeners = new Set<() => void>()

/** Calls `refresh` when a message was marked as read on this page, to keep bell and list in sync. */
export function useWhenRead(refresh: () => void): void {
  useEffect(() => {
    listeners.add(refresh)
    return () => void listeners.delete(refresh)
  }, [refresh])
}

/** Actions that mark messages as read; errors are ignored until the next poll. */
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
