import type { CurrentUser } from '@/contract/member/schemas.ts'

/** Session states. RELIABILITY 4.3; `refreshing` is not one, because calls go on meanwhile. */
export type SessionStatus = 'anonymous' | 'starting' | 'tokenOnly' | 'signedIn' | 'expired'

/** Who is signed in, as far as this tab knows. */
export interface SessionState {
  readonly status: SessionStatus
  /** Present exactly while `signedIn`. */
  readonly user: CurrentUser | undefined
  /** Changes with every login and logout of this browser. */
  readonly epoch: number
  /** How often a session ended in this page. */
  readonly ends: number
}

/** Gives for whom an answer is kept: nobody sees what another was answered, also where the tokens went without a logout. */
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
