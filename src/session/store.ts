import type { CurrentUser } from '@/contract/member/schemas.ts'

/** Where a session stands. RELIABILITY 4.3; `refreshing` is no state of its own here because calls go on meanwhile. */
export type SessionStatus = 'anonymous' | 'starting' | 'tokenOnly' | 'signedIn' | 'expired'

/** Who is signed in, as far as this tab knows. */
export interface SessionState {
  readonly status: SessionStatus
  /** Present exactly while `signedIn`. */
  readonly user: CurrentUser | undefined
  /** Changes with every login and logout; part of every cache key. */
  readonly epoch: number
}

/** The session state as an external store for React. */
export interface SessionStore {
  get: () => SessionState
  set: (next: SessionState) => void
  subscribe: (listener: () => void) => () => void
}

/** Gives a store that starts as it is told, without a user. */
export function createSessionStore(epoch = 0, status: SessionStatus = 'anonymous'): SessionStore {
  const listeners = new Set<() => void>()
  let state: SessionState = { status, user: undefined, epoch }
  return {
    get: () => state,
    set: (next) => {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
