import type { Backing } from '@/storage/backing.ts'
import { draftRoot, draftsOf, oldestDraft, parseDraft } from './localDrafts.ts'
import type { Draft, DraftDatabase } from './types.ts'

/**
 * Key of a draft: user, form and object. `userId` undefined is a guest; `entityId` is `new` for an object to be
 * created.
 */
export interface DraftId {
  userId: string | undefined
  formId: string
  entityId: string
}

/** Drafts on this device, kept in two stores. RELIABILITY 4.7. */
export interface DraftStore {
  /**
   * Writes to localStorage at once and to IndexedDB soon after. Returns false when it is over 200 KB and was not
   * stored.
   */
  save: (id: DraftId, values: unknown, version: number) => boolean
  /**
   * Returns the newer of the two copies, or undefined: none, over 7 days old, corrupt or of another form version. Never
   * rejects.
   */
  load: (id: DraftId, version: number) => Promise<Draft | undefined>
  remove: (id: DraftId) => void
  /** Moves a guest's draft to the member who signed in, unless that member has one. */
  adopt: (id: DraftId, version: number) => Promise<Draft | undefined>
  /** Full keys of one user's drafts. */
  keysOf: (userId: string | undefined) => string[]
  removeAllOf: (userId: string | undefined) => void
  /** Deletes the oldest draft to make room; returns false when there is none. */
  dropOldest: () => boolean
  keyOf: (id: DraftId) => string
}

const MAX_BYTES = 200_000
const MAX_DRAFTS = 20
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

const ignore = () => undefined

/** Returns the draft store over its two stores. */
export function createDraftStore(
  prefix: string,
  local: Backing,
  database: DraftDatabase | undefined,
  now: () => number = Date.now,
): DraftStore {
  const root = draftRoot(prefix)
  const person = (userId: string | undefined) => draftsOf(root, userId)
  const keyOf = ({ userId, formId, entityId }: DraftId) => `${person(userId)}${formId}:${entityId}`
  const removeKey = (key: string) => {
    local.remove(key)
    database?.remove(key).catch(ignore)
  }
  const allKeys = () => local.keys().filter((key) => key.startsWith(root))
  const dropOldest = (): boolean => {
    const oldest = oldestDraft(local, root)
    if (oldest !== undefined) removeKey(oldest)
    return oldest !== undefined
  }
  const load = async (key: string, version: number): Promise<Draft | undefined> => {
    const copies = [parseDraft(local.get(key)), parseDraft(await database?.get(key).catch(ignore))]
    const [newest] = copies.filter((copy) => copy !== undefined).toSorted((a, b) => b.savedAt - a.savedAt)
    if (!newest) return undefined
    if (now() - newest.savedAt <= LIFETIME_MS && newest.version === version) return newest
    removeKey(key)
    return undefined
  }
  const write = (key: string, text: string) => {
    while (allKeys().filter((known) => known !== key).length >= MAX_DRAFTS) dropOldest()
    while (!local.set(key, text)) if (!dropOldest()) break
    database?.put(key, text).catch(ignore)
  }

  return {
    keyOf,
    dropOldest,
    save: (id, values, version) => {
      const text = JSON.stringify({ v: 1, savedAt: now(), version, values } satisfies Draft)
      if (text.length > MAX_BYTES) return false
      write(keyOf(id), text)
      return true
    },
    load: (id, version) => load(keyOf(id), version),
    remove: (id) => removeKey(keyOf(id)),
    adopt: async (id, version) => {
      const own = await load(keyOf(id), version)
      const guest = { ...id, userId: undefined }
      if (own || id.userId === undefined) return own
      const found = await load(keyOf(guest), version)
      if (!found) return undefined
      write(keyOf(id), JSON.stringify(found))
      removeKey(keyOf(guest))
      return found
    },
    keysOf: (userId) => allKeys().filter((key) => key.startsWith(person(userId))),
    removeAllOf: (userId) => {
      const start = person(userId)
      for (const key of allKeys()) if (key.startsWith(start)) removeKey(key)
      // IndexedDB may still have what localStorage has lost.
      database
        ?.keys()
        .then((keys) => Promise.all(keys.filter((key) => key.startsWith(start)).map((key) => database.remove(key))))
        .catch(ignore)
    },
  }
}
