import { env } from '@/config/env.ts'
import { openBacking } from '@/storage/backing.ts'
import { storagePrefix } from '@/storage/keys.ts'
import { createDraftStore } from './draftStore.ts'
import type { DraftStore } from './draftStore.ts'
import { openDraftDatabase } from './indexedDb.ts'
import { tellDraftTrouble } from './trouble.ts'

let store: DraftStore | undefined

/** Returns the page's draft store. */
export function drafts(): DraftStore {
  // Where the browser denies IndexedDB, every use rejects and the store works without it.
  store ??= createDraftStore(
    storagePrefix(env.mode),
    openBacking(),
    openDraftDatabase('cangtong-drafts', tellDraftTrouble),
  )
  return store
}
