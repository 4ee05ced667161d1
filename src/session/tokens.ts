import { REFRESH_TOKEN_KEY, TOKEN_KEY } from '@/config/constants.ts'
import type { Backing } from '@/storage/backing.ts'
import type { ExpiringStorage } from '@/storage/expiringStorage.ts'

/** What the browser holds of a session at one moment. `time` is when the pair was stored, milliseconds since 1970. */
export interface StoredSession {
  access: string | undefined
  refresh: string | undefined
  time: number
  /** Goes up with every login and logout in any tab; not secret. RELIABILITY 4.2. */
  epoch: number
}

/** Two tokens as the login answer gives them. */
export interface Pair {
  access: string
  refresh: string
}

/** The stored tokens, shared by all tabs. Spec §4, §9. */
export interface TokenStore {
  readonly persistent: boolean
  /** Makes reads and writes possible where entries are encrypted. Never rejects. */
  prepare: () => Promise<void>
  /** Says whether there may be a session, without decrypting. */
  maybePresent: () => boolean
  read: () => StoredSession
  /** Refresh token first, then access token: another tab reacts to the latter (RELIABILITY 4.2). */
  writePair: (pair: Pair) => void
  bumpEpoch: () => void
  clear: () => void
  /** Full keys to be compared with `storage` events. */
  readonly keys: { token: string; epoch: string }
}

const EPOCH = 'EPOCH'

/** Returns the token store over the session storage; the epoch is a bare counter in the same backing. */
export function createTokenStore(storage: ExpiringStorage, backing: Backing): TokenStore {
  const epochKey = storage.keyOf(EPOCH)
  const epoch = () => {
    const value = Number(backing.get(epochKey) ?? 0)
    return Number.isSafeInteger(value) ? value : 0
  }
  return {
    persistent: storage.persistent,
    keys: { token: storage.keyOf(TOKEN_KEY), epoch: epochKey },
    prepare: () => storage.prepare(),
    maybePresent: () => storage.has(TOKEN_KEY),
    read: () => {
      const access = storage.read(TOKEN_KEY)
      return {
        access: access?.value,
        refresh: storage.read(REFRESH_TOKEN_KEY)?.value,
        time: access?.time ?? 0,
        epoch: epoch(),
      }
    },
    writePair: ({ access, refresh }) => {
      storage.write(REFRESH_TOKEN_KEY, refresh)
      storage.write(TOKEN_KEY, access)
    },
    bumpEpoch: () => void backing.set(epochKey, String(epoch() + 1)),
    clear: () => {
      storage.remove(TOKEN_KEY)
      storage.remove(REFRESH_TOKEN_KEY)
    },
  }
}
