import { mayList } from '@/contract/market/listing/kinds.ts'
import { listingMayBecome, type ListingActor } from '@/contract/market/listing/lifecycle.ts'
import type { Caller, Deps } from '../../deps.ts'
import { iso } from '../../deps.ts'
import { notAllowed, notFound, stateChanged } from '../../errors.ts'
import type { ListingRow } from './row.ts'
import { listingDetail } from './view.ts'

/** The caller's own listing; 4004 for anybody else's. A version says that it must not have changed since: 4009. */
export function ownListing(deps: Deps, caller: Caller, id: string, version?: number): ListingRow {
  const listing = deps.rows.listings.get(id)
  if (!listing || listing.companyId !== caller.companyId) throw notFound()
  if (version !== undefined && version !== listing.version) throw stateChanged(listingDetail(deps, listing, caller))
  return listing
}

/** Refuses enterprises that list nothing at all. */
export function needSeller({ userType }: Caller): void {
  if (!mayList(userType, 'SERVICE')) throw notAllowed('wrongUserType')
}

/** Moves a listing along an edge of its life; undefined where there is none. */
export function moveListing(
  deps: Deps,
  listing: ListingRow,
  status: ListingRow['status'],
  by: ListingActor,
  part: Partial<ListingRow> = {},
): ListingRow | undefined {
  if (!listingMayBecome(listing.status, status, by)) return undefined
  const { rejection: _, ...rest } = listing
  const moved = { ...rest, ...part, status, version: listing.version + 1, updatedAt: iso(deps.now()) }
  deps.rows.listings.put(moved)
  return moved
}
