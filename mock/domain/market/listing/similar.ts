import { isStale } from '@/contract/market/listing/lifecycle.ts'
import type { ListingKind } from '@/contract/market/listing/values.ts'
import type { Deps } from '../../deps.ts'
import type { ListingRow } from './row.ts'
import { bodyForList } from './listBody.ts'
import { toldStatus } from './stock.ts'

const MOST = 4

/** The kind of a listing with its lane, or the province of what is offered in a place. */
export const whereOf = (row: Readonly<ListingRow>): readonly [ListingKind, string] => {
  const { kind, pol = '', pod = '', provinceCode = '' } = bodyForList(row)
  return [kind, pol === '' ? provinceCode : `${pol}-${pod}`]
}

/** Listings of the same kind and lane that can be ordered, confirmed last first. */
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

/** Stale ones come after all that are fresh, in whatever order they are wanted. */
export function freshFirst(now: number): (a: Readonly<ListingRow>, b: Readonly<ListingRow>) => number {
  const order = ({ confirmedAt }: Readonly<ListingRow>): number => Number(isStale(confirmedAt, now))
  return (a, b) => order(a) - order(b)
}

/** What its seller confirmed last comes first. */
export function latestConfirmed(a: Readonly<ListingRow>, b: Readonly<ListingRow>): number {
  return b.confirmedAt.localeCompare(a.confirmedAt) || a.id.localeCompare(b.id)
}
