import { REFRESH_TOKEN_KEY, TOKEN_KEY } from '@/config/constants.ts'
import { env } from '@/config/env.ts'
import { drafts } from '@/drafts/drafts.ts'
import { openBacking } from '@/storage/backing.ts'
import { storagePrefix } from '@/storage/keys.ts'
import { openSessionStorage } from '@/storage/openStorage.ts'

/** When a stored entry was written and expires, ISO 8601; never its content. */
export interface EntryFacts {
  storedAt: string
  expiresAt: string
}

/** What the product stores in this browser. */
export interface StorageFacts {
  persistent: boolean
  encrypted: boolean
  access: EntryFacts | undefined
  refresh: EntryFacts | undefined
  /** Number of storage entries. */
  entries: number
  /** Number of unsent forms of this user. */
  drafts: number
}

/** Reads how the session is stored. Token values never leave this function (PRODUCT /test; ASVS 15.2.3). */
export async function readStorageFacts(userId: string | undefined): Promise<StorageFacts> {
  const storage = openSessionStorage(env.mode, env.isProduction)
  if (storage.has(TOKEN_KEY) || storage.has(REFRESH_TOKEN_KEY)) await storage.prepare()
  const facts = (name: string): EntryFacts | undefined => {
    const entry = storage.read(name)
    return entry && { storedAt: new Date(entry.time).toISOString(), expiresAt: new Date(entry.expire).toISOString() }
  }
  const prefix = storagePrefix(env.mode)
  return {
    persistent: storage.persistent,
    encrypted: env.isProduction,
    access: facts(TOKEN_KEY),
    refresh: facts(REFRESH_TOKEN_KEY),
    entries: openBacking()
      .keys()
      .filter((key) => key.startsWith(prefix)).length,
    drafts: drafts().keysOf(userId).length,
  }
}
