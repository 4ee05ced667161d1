import type { AuthFailureVerdict, Call } from '@/api/client.ts'
import type { TokenPair } from '@/contract/member/auth/schemas.ts'
import type { CurrentUser } from '@/contract/member/schemas.ts'
import type { Locks } from './refresh.ts'
import type { SessionState } from './store.ts'
import type { TokenStore } from './tokens.ts'

/** What the session needs from the rest of the product; `app` gives it. */
export interface SessionPorts {
  tokens: TokenStore
  call: Call
  now: () => number
  sleep: (ms: number) => Promise<void>
  locks: Locks | undefined
  /** Full address of the page, e.g. `location.href`. */
  href: () => string
  /** Goes to an address of this site, replacing the current entry. */
  goTo: (path: string) => void
  /** Drops everything that was fetched for the former member. */
  clearCaches: () => void
  /** Writes drafts that wait for their pause. */
  flushDrafts: () => void
  /** Drops what a member keeps on this device only, when that member signs out. */
  dropNotes?: (userId: string) => void
  isVisible: () => boolean
}

/** The session of this browser as this tab sees it. Spec §4; RELIABILITY 4. */
export interface Session {
  get: () => SessionState
  subscribe: (listener: () => void) => () => void
  /** Reads the stored token and fetches the user, silently; resolves when that has settled. Never rejects. Spec §4. */
  start: () => Promise<void>
  /** Awaited before each call: stored token readable, due renewal done (at most 3 s). Never rejects. */
  beforeCall: () => Promise<void>
  token: () => string | undefined
  /** Stores a new pair and fetches its user; returns the user, or undefined when that failed (state `tokenOnly`). */
  signIn: (pair: TokenPair) => Promise<CurrentUser | undefined>
  /** Clears tokens and user at once, then tells the server, silently. Works offline. Never rejects. Spec §4. */
  signOut: () => Promise<void>
  /** Fetches the user again, e.g. after certification. Never rejects. */
  reloadUser: () => Promise<CurrentUser | undefined>
  /** Handles a 4098 (Spec §8): ends the session and goes to login unless the answer belongs to an older token. */
  authFailed: (tokenSent: string | undefined) => AuthFailureVerdict
  stop: () => void
}
