import { env } from '@/config/env.ts'
import { openBacking } from '@/storage/backing.ts'
import { storagePrefix } from '@/storage/keys.ts'
import { createDraftStore } from './draftStore.ts'
import type { DraftStore } from './draftStore.ts'
import { openDraftDatabase } from './indexedDb.ts'
import { tellDraftTrouble } from './trouble.ts'

let opened: DraftStore | undefined

/** Gives the page's own drafts. */
export function drafts(): DraftStore {
  // Where the browser denies its database, even to be looked at, every use of it rejects and the store goes on without.
  opened ??= createDraftStore(
    storagePrefix(env.mode),
    openBacking(),
    openDraftDatabase('cangtong-drafts', tellDraftTrouble),
  )
  return opened
}
