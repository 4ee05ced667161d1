import { env } from '@/config/env.ts'
import { openBacking } from '@/storage/backing.ts'
import { storagePrefix } from '@/storage/keys.ts'
import { createDraftStore } from './draftStore.ts'
import type { DraftStore } from './draftStore.ts'
import { openDraftDatabase } from './indexedDb.ts'

let opened: DraftStore | undefined

/** Gives the page's own drafts. */
export function drafts(): DraftStore {
  const database = typeof indexedDB === 'undefined' ? undefined : openDraftDatabase('cangtong-drafts')
  opened ??= createDraftStore(storagePrefix(env.mode), openBacking(), database)
  return opened
}
