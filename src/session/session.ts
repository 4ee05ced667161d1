import type { AuthFailureVerdict, Call } from '@/api/client.ts'
import type { TokenPair } from '@/contract/member/auth/schemas.ts'
import type { CurrentUser } from '@/contract/member/schemas.ts'
import type { Locks } from './refresh.ts'
import type { SessionState } from './store.ts'
import type { TokenStore } from './tokens.ts'

/** Dependencies of the session; `app` provides them. */
export interface SessionPorts {
  tokens: TokenStore
  call: Call
  now: () => number
  sleep: (ms: number) => Promise<void>
  locks: Locks | undefined
  /** Full URL of the page, e.g. `location.href`. */
  href: () => string
  /** Navigates to a path of this site, replacing the current entry. */
  goTo: (path: string) => void
  /** Removes all data fetched for the previous member. */
  clearCaches: () => void
  /** Writes pending drafts. */
  flushDrafts: () => void
  /** Removes a member's device-only data at sign-out. */
  dropNotes?: (userId: string) => void
  isVisible: () => boolean
}

/** The session of this browser, as known to this tab. Spec §4; RELIABILITY 4. */
export interface Session {
  get: () => SessionState
  subscribe: (listener: () => void) => () => void
  /** Reads the stored token and loads the user, silently; resolves when that has settled. Never rejects. Spec §4. */
  start: () => Promise<void>
  /** Awaited before each call: makes the stored token readable, and renews it if due (at most 3 s). Never rejects. */
  beforeCall: () => Promise<void>
  token: () => string | undefined
  /** Stores a new pair and loads its user; resolves to the user, or undefined when that failed (status `tokenOnly`). */
  signIn: (pair: TokenPair) => Promise<CurrentUser | undefined>
  /** Clears tokens and user at once, then notifies the server, silently. Works offline. Never rejects. Spec §4. */
  signOut: () => Promise<void>
  /** Reloads the user, e.g. after certification. Never rejects. */
  reloadUser: () => Promise<CurrentUser | undefined>
  /** Handles a 4098 (Spec §8): ends the session and goes to login, unless the response belongs to an older token. */
  authFailed: (tokenSent: string | undefined) => AuthFailureVerdict
  stop: () => void
}
