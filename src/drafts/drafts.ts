import { env } from '@/config/env.ts'
import { openBacking } from '@/storage/backing.ts'
import { storagePrefix } from '@/storage/keys.ts'
import { createDraftStore } from './draftStore.ts'
import type { DraftStore } from './draftStore.ts'
import { openDraftDatabase } from './indexedDb.ts'

let opened: DraftStore | undefined
const pending = new Set<() => void>()

/** Gives the page's own drafts. */
export function drafts(): DraftStore {
  const database = typeof indexedDB === 'undefined' ? undefined : openDraftDatabase('cangtong-drafts')
  opened ??= createDraftStore(storagePrefix(env.mode), openBacking(), database)
  return opened
}

/** Registers a form whose last keystrokes may not be written yet; gives the way to take it back. */
export function onFlush(write: () => void): () => void {
  pending.add(write)
  return () => void pending.delete(write)
}

/** Writes every waiting draft at once: before a redirect to login, a reload or when the page is hidden. RELIABILITY 4.7. */
export function flushDrafts(): void {
  for (const write of pending) write()
}
