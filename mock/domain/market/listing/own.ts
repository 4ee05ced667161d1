import { mayList } from '@/contract/market/listing/kinds.ts'
import { listingMayBecome, type ListingActor } from '@/contract/market/listing/lifecycle.ts'
import type { Caller, Deps } from '../../deps.ts'
import { iso } from '../../deps.ts'
import { notAllowed, notFound, stateChanged } from '../../errors.ts'
import { checkLane } from '../alert/check.ts'
import type { ListingRow } from './row.ts'
import { listingDetail } from './view.ts'

/** The caller's own listing; 4004 for others' listings. With a `version`, 4009 if it has changed since. */
export function ownListing(deps: Deps, caller: Caller, id: string, version?: number): ListingRow {
  const listing = deps.rows.listings.get(id)
  if (!listing || listing.companyId !== caller.companyId) throw notFound()
  if (version !== undefined && version !== listing.version) throw stateChanged(listingDetail(deps, listing, caller))
  return listing
}

/** Rejects enterprises that may not list anything. */
export function needSeller({ userType }: Caller): void {
  if (!mayList(userType, 'SERVICE')) throw notAllowed('wrongUserType')
}

/** Changes a listing's status if the transition is allowed; otherwise undefined. Price alerts on its lane are checked. */
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
  checkLane(deps, moved)
  return moved
}
