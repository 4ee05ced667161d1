import { useOwnNote } from '@/drafts/useOwnNote.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import type { OwnCosts } from './ownCost.ts'
import type { RateFill, RateSource } from './rateFill.ts'

interface Note {
  isShown: boolean
  costs: OwnCosts
  /** Rate sheets that lanes were filled from, by lane number. */
  sources?: Readonly<Record<number, RateSource>>
}

const NONE: Note = { isShown: false, costs: {} }

/** The bidder's own cost per line, stored on this device only, and whether the column is shown. */
export function useOwnCosts(tenderId: string) {
  const { user } = useSession()
  const [note, setNote] = useOwnNote<Note>(user?.id ?? 'none', `cost:${tenderId}`, NONE)
  return {
    ...note,
    /** Rates that lanes were filled from, each once. */
    rateIds: [...new Set(Object.values(note.sources ?? {}).flatMap(({ rateIds }) => rateIds))],
    show: (isShown: boolean) => setNote({ ...note, isShown }),
    /** Keeps the costs and sources of lanes that were filled from rate sheets. */
    keep: ({ costs, sources }: Pick<RateFill, 'costs' | 'sources'>) =>
      setNote({ ...note, costs: { ...note.costs, ...costs }, sources: { ...note.sources, ...sources } }),
    set: (name: string, typed: string) => setNote({ ...note, costs: { ...note.costs, [name]: typed } }),
  }
}

/** Props of the grid's cost column. */
export type OwnCostColumn = ReturnType<typeof useOwnCosts>
