import { REFRESH_TOKEN_KEY, TOKEN_KEY } from '@/config/constants.ts'
import type { Backing } from '@/storage/backing.ts'
import type { ExpiringStorage } from '@/storage/expiringStorage.ts'

/** Snapshot of the stored session. `time` is when the pair was stored, ms since 1970. */
export interface StoredSession {
  access: string | undefined
  refresh: string | undefined
  time: number
  /** Incremented with every login and logout in any tab; not secret. RELIABILITY 4.2. */
  epoch: number
}

/** The two tokens of a login response. */
export interface Pair {
  access: string
  refresh: string
}

/** The stored tokens, shared by all tabs. Spec §4, §9. */
export interface TokenStore {
  readonly persistent: boolean
  /** Makes encrypted entries readable and writable. Never rejects. */
  prepare: () => Promise<void>
  /** Whether there may be a session, without decrypting. */
  maybePresent: () => boolean
  read: () => StoredSession
  /** Writes the refresh token first, then the access token: other tabs react to the latter (RELIABILITY 4.2). */
  writePair: (pair: Pair) => void
  bumpEpoch: () => void
  clear: () => void
  /** Full keys, to compare with `storage` events. */
  readonly keys: { token: string; epoch: string }
}

const EPOCH = 'EPOCH'

/** Returns the token store over the session storage; the epoch is a plain counter in the same backing. */
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
