import { env } from '@/config/env.ts'
import { openBacking } from '@/storage/backing.ts'
import type { Backing } from '@/storage/backing.ts'
import { storagePrefix } from '@/storage/keys.ts'
import type { Draft } from './types.ts'

/** Draft functions for every page, without loading the store that forms use. */

/** Key prefix of all drafts, after the storage prefix. */
export const draftRoot = (prefix: string): string => `${prefix}draft:`

/** Key prefix of one user's drafts; undefined is a guest. */
export const draftsOf = (root: string, userId: string | undefined): string => `${root}${userId ?? 'anon'}:`

/** Parses a stored draft; undefined if corrupt. */
export function parseDraft(text: string | undefined): Draft | undefined {
  if (text === undefined) return undefined
  try {
    const draft = JSON.parse(text) as Partial<Draft> | null
    const isDraft = draft?.v === 1 && typeof draft.savedAt === 'number' && typeof draft.version === 'number'
    return isDraft ? (draft as Draft) : undefined
  } catch {
    // Corrupt: treat as none.
    return undefined
  }
}

/** Key of the draft that was saved longest ago, if any. */
export function oldestDraft(local: Backing, root: string): string | undefined {
  const keys = local.keys().filter((key) => key.startsWith(root))
  const ages = keys.map((key) => ({ key, savedAt: parseDraft(local.get(key))?.savedAt ?? 0 }))
  return ages.toSorted((a, b) => a.savedAt - b.savedAt)[0]?.key
}

/** Deletes the page's oldest draft to make room for a token; returns false when there is none. RELIABILITY T13. */
export function dropOldestDraft(): boolean {
  const local = openBacking()
  const key = oldestDraft(local, draftRoot(storagePrefix(env.mode)))
  if (key) local.remove(key)
  return key !== undefined
}

/** Number of drafts of a user on this device. */
export function countDrafts(userId: string): number {
  const start = draftsOf(draftRoot(storagePrefix(env.mode)), userId)
  return openBacking()
    .keys()
    .filter((key) => key.startsWith(start)).length
}

/** Key prefix of one member's device-only data. */
export const notesOf = (userId: string): string => `${storagePrefix(env.mode)}own:${userId}:`

/** Deletes a member's local data: the next user of the device must not read it. */
export function dropNotes(userId: string): void {
  const local = openBacking()
  for (const key of local.keys()) if (key.startsWith(notesOf(userId))) local.remove(key)
}
