import type { CurrentUser } from '@/contract/member/schemas.ts'

/** Session statuses. RELIABILITY 4.3; there is no `refreshing`, because calls continue meanwhile. */
export type SessionStatus = 'anonymous' | 'starting' | 'tokenOnly' | 'signedIn' | 'expired'

/** The signed-in user, as known to this tab. */
export interface SessionState {
  readonly status: SessionStatus
  /** Defined exactly while `signedIn`. */
  readonly user: CurrentUser | undefined
  /** Changes with every login and logout of this browser. */
  readonly epoch: number
  /** How often a session has ended on this page. */
  readonly ends: number
}

/** Cache key of responses: no user may see those of another, even if the tokens disappeared without a logout. */
export const memberKey = ({ epoch, ends }: Pick<SessionState, 'epoch' | 'ends'>): string => `${epoch}.${ends}`

/** The session state as an external store for React. */
export interface SessionStore {
  get: () => SessionState
  set: (next: SessionState) => void
  subscribe: (listener: () => void) => () => void
}

/** Returns a store with the given status, without a user. */
export function createSessionStore(epoch = 0, status: SessionStatus = 'anonymous'): SessionStore {
  const listeners = new Set<() => void>()
  let state: SessionState = { status, user: undefined, epoch, ends: 0 }
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
