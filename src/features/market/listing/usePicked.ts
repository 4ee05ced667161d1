import { useState } from 'react'
import type { ListingSummary } from '@/contract/market/listing/schemas.ts'
import type { ListingStatus } from '@/contract/market/listing/values.ts'
import { MAX_BULK } from '@/contract/market/listing/values.ts'

/** Statuses without bulk actions. */
const OUT_OF_REACH = new Set<ListingStatus>(['DRAFT', 'REVIEWING', 'OFFLINE'])

/** Whether a listing can be selected. */
export function mayPick({ status }: ListingSummary): boolean {
  return !OUT_OF_REACH.has(status)
}

/** Selected listings across pages. */
export interface Picked {
  rows: readonly ListingSummary[]
  has: (id: string) => boolean
  isFull: boolean
  toggle: (row: ListingSummary) => void
  /** Selects or deselects the whole page. */
  togglePage: () => void
  /** How much of the page is selected; undefined if nothing on it can be. */
  page: 'all' | 'some' | 'none' | undefined
  /** Keeps only these selected. */
  keep: (ids: readonly string[]) => void
}

/** Keeps the selection. `records` is the current page: selected rows on it are updated to their newest version. */
export function usePicked(records: readonly ListingSummary[]): Picked {
  const [kept, setKept] = useState<readonly ListingSummary[]>([])
  const rows = kept.map((row) => records.find(({ id }) => id === row.id) ?? row)
  const has = (id: string) => rows.some((row) => row.id === id)
  const open = records.filter(mayPick)
  const ticked = open.filter(({ id }) => has(id)).length
  const page = open.length === 0 ? undefined : ticked === 0 ? 'none' : ticked < open.length ? 'some' : 'all'
  return {
    rows,
    has,
    isFull: rows.length >= MAX_BULK,
    toggle: (row) => setKept(has(row.id) ? rows.filter(({ id }) => id !== row.id) : [...rows, row].slice(0, MAX_BULK)),
    togglePage: () => {
      const others = rows.filter(({ id }) => !open.some((one) => one.id === id))
      setKept(page === 'all' ? others : [...others, ...open].slice(0, MAX_BULK))
    },
    page,
    keep: (ids) => setKept(rows.filter(({ id }) => ids.includes(id))),
  }
}
