import { useMemoizedFn } from 'ahooks'
import { useRef, useState } from 'react'
import type { TokenRequest } from '@/contract/member/auth/schemas.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { useTokens } from './useTokens.ts'

/** Runs one task at a time, however often the button is clicked (RELIABILITY T6). */
export interface Once {
  /** Runs the task unless one is running; errors go to `onError`. Never rejects. */
  run: (work: () => Promise<void>, onError: (error: Error) => void) => Promise<void>
  isBusy: boolean
}

/** Returns a guard that runs one task at a time. */
export function useOnce(): Once {
  const inFlight = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const run = useMemoizedFn(async (work: () => Promise<void>, onError: (error: Error) => void) => {
    if (inFlight.current) return
    inFlight.current = true
    setBusy(true)
    try {
      await work()
    } catch (caught) {
      onError(caught instanceof Error ? caught : new Error(String(caught)))
    } finally {
      inFlight.current = false
      setBusy(false)
    }
  })
  return { run, isBusy }
}

/** Returns a function that requests tokens and starts the session; the route guard then redirects to `reject`. */
export function useSignInWith(): (request: TokenRequest) => Promise<boolean> {
  const tokensFor = useTokens()
  const { signIn } = useSession()
  return async (request) => (await signIn(await tokensFor(request))) !== undefined
}
