import type { Backing } from './backing.ts'
import type { Cipher } from './cipher.ts'
import { storageKey } from './keys.ts'

/** A stored value with its write and expiry times, both in ms since 1970. */
export interface Entry {
  value: string
  time: number
  expire: number
}

/** Named entries that expire. RELIABILITY 4.2; Spec §9. */
export interface ExpiringStorage {
  /** False when the browser denies storage: entries then last as long as the tab. */
  readonly persistent: boolean
  /** Returns the valid entry; corrupt, foreign or expired ones are removed and count as absent. Never throws. */
  read: (name: string) => Entry | undefined
  /**
   * Stores for `lifetimeSeconds`. Call `prepare` first: without its cipher an encrypted store keeps the entry in memory
   * only.
   */
  write: (name: string, value: string) => void
  remove: (name: string) => void
  /** Whether something, readable or not, is stored under the name. Does not decrypt. */
  has: (name: string) => boolean
  /** Loads the cipher if needed; afterwards reads and writes are synchronous. Never rejects. */
  prepare: () => Promise<void>
  /** The full key, to compare with the key of a `storage` event. */
  keyOf: (name: string) => string
}

export interface ExpiringStorageOptions {
  backing: Backing
  prefix: string
  lifetimeSeconds: number
  /** Milliseconds since 1970. */
  now?: () => number
  /** Only in builds that encrypt; loads cipher.ts on demand, so that it does not slow down a first visit. */
  loadCipher?: () => Promise<Cipher>
  /** Called when the browser's storage is full; returns true if it freed space. */
  makeRoom?: () => boolean
}

function parseEntry(text: string | undefined): Entry | undefined {
  if (text === undefined) return undefined
  try {
    const entry: unknown = JSON.parse(text)
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return undefined
    const { value, time, expire } = entry as Record<string, unknown>
    if (typeof value !== 'string' || !Number.isFinite(time) || !Number.isFinite(expire)) return undefined
    // Checked above to be finite numbers.
    return { value, time: time as number, expire: expire as number }
  } catch {
    // Not JSON: corrupt or foreign.
    return undefined
  }
}

/** Returns a store whose entries expire `lifetimeSeconds` after they were written. */
export function createExpiringStorage(options: ExpiringStorageOptions): ExpiringStorage {
  const { backing, prefix, lifetimeSeconds, loadCipher, makeRoom, now = Date.now } = options
  const kept = new Map<string, string>()
  let cipher: Cipher | undefined
  let loading: Promise<void> | undefined

  const keyOf = (name: string) => storageKey(prefix, name)
  const remove = (name: string) => {
    kept.delete(keyOf(name))
    backing.remove(keyOf(name))
  }
  const decode = (key: string): string | undefined => {
    const inMemory = kept.get(key)
    if (inMemory !== undefined) return inMemory
    const stored = backing.get(key)
    return stored === undefined || !loadCipher ? stored : cipher?.open(key, stored)
  }
  const store = (key: string, text: string): boolean => {
    if (loadCipher && !cipher) return false
    const sealed = cipher ? cipher.seal(key, text) : text
    return backing.set(key, sealed) || (makeRoom?.() === true && backing.set(key, sealed))
  }

  return {
    persistent: backing.persistent,
    keyOf,
    remove,
    has: (name) => kept.has(keyOf(name)) || backing.get(keyOf(name)) !== undefined,
    prepare: () => {
      if (!loadCipher || cipher) return Promise.resolve()
      loading ??= loadCipher().then(
        (loaded) => void (cipher = loaded),
        // Without the cipher the session stays in memory; the next call retries.
        () => void (loading = undefined),
      )
      return loading
    },
    read: (name) => {
      const key = keyOf(name)
      if (loadCipher && !cipher && !kept.has(key)) return undefined
      const entry = parseEntry(decode(key))
      if (entry && entry.expire >= now()) return entry
      if (kept.has(key) || backing.get(key) !== undefined) remove(name)
      return undefined
    },
    write: (name, value) => {
      const key = keyOf(name)
      const time = now()
      const text = JSON.stringify({ value, time, expire: time + lifetimeSeconds * 1000 } satisfies Entry)
      if (store(key, text)) kept.delete(key)
      else kept.set(key, text)
    },
  }
}
