import { useOwnNote } from '@/drafts/useOwnNote.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import type { Kept } from './entries.ts'

const MOST = 8
/** Owner of the list for guests. */
const NOBODY = 'guest'

function isKept(value: unknown): value is Kept {
  const kept = value as Partial<Record<keyof Kept, unknown>> | null
  const parts = [kept?.group, kept?.href, kept?.titleZh, kept?.titleEn]
  return parts.every((part) => typeof part === 'string') && String(kept?.href).startsWith('/')
}

/** Entries recently opened from the search on this device, newest first; a member's list is removed at sign-out. */
export function useRecent(): { recent: readonly Kept[]; keep: (one: Kept) => void; clear: () => void } {
  const { user } = useSession()
  const [held, setHeld] = useOwnNote<unknown>(user?.id ?? NOBODY, 'search', [])
  const recent = Array.isArray(held) ? held.filter(isKept).slice(0, MOST) : []
  return {
    recent,
    keep: (one) => setHeld([one, ...recent.filter(({ href }) => href !== one.href)].slice(0, MOST)),
    clear: () => setHeld([]),
  }
}
