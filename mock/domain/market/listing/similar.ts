import { isStale } from '@/contract/market/listing/lifecycle.ts'
import type { ListingKind } from '@/contract/market/listing/values.ts'
import type { Deps } from '../../deps.ts'
import type { ListingRow } from './row.ts'
import { bodyForList } from './listBody.ts'
import { toldStatus } from './stock.ts'

const MOST = 4

/** Kind and lane of a listing, or its province if it has no lane. */
export const whereOf = (row: Readonly<ListingRow>): readonly [ListingKind, string] => {
  const { kind, pol = '', pod = '', provinceCode = '' } = bodyForList(row)
  return [kind, pol === '' ? provinceCode : `${pol}-${pod}`]
}

/** Bookable listings of the same kind and lane, last confirmed first. */
export function similarTo(deps: Deps, listing: ListingRow): ListingRow[] {
  const [kind, where] = whereOf(listing)
  return deps.rows.listings
    .all((row) => {
      if (row.status !== 'ONLINE' || row.id === listing.id) return false
      const [itsKind, its] = whereOf(row)
      return itsKind === kind && its === where
    })
    .filter((row) => toldStatus(deps, row) === 'ONLINE')
    .toSorted(latestConfirmed)
    .slice(0, MOST)
}

/** Sorts stale listings after current ones, in any order. */
export function freshFirst(now: number): (a: Readonly<ListingRow>, b: Readonly<ListingRow>) => number {
  const order = ({ confirmedAt }: Readonly<ListingRow>): number => Number(isStale(confirmedAt, now))
  return (a, b) => order(a) - order(b)
}

/** Sorts by the seller's last confirmation, newest first. */
export function latestConfirmed(a: Readonly<ListingRow>, b: Readonly<ListingRow>): number {
  return b.confirmedAt.localeCompare(a.confirmedAt) || a.id.localeCompare(b.id)
}
