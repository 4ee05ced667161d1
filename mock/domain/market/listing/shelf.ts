import type { ListingDetail, ListingCommand } from '@/contract/market/listing/schemas.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { stateChanged } from '../../errors.ts'
import { needCertified } from '../../guards.ts'
import { tellKeepers } from './keepers.ts'
import { moveListing, ownListing } from './own.ts'
import type { ListingRow } from './row.ts'
import { listingDetail } from './view.ts'

function shelve(deps: Deps, input: ListingCommand, caller: Caller, from: readonly string[], to: ListingRow['status']) {
  const listing = ownListing(deps, caller, input.id, input.version)
  const moved = from.includes(listing.status) ? moveListing(deps, listing, to, 'seller') : undefined
  if (!moved) throw stateChanged(listingDetail(deps, listing, caller))
  if (to === 'OFFLINE') tellKeepers(deps, moved, 'LISTING_OFFLINE')
  return listingDetail(deps, moved, caller)
}

/** ONLINE -> PAUSED: ordering is suspended. */
export function pauseListing(deps: Deps, input: ListingCommand, caller: Caller): ListingDetail {
  return shelve(deps, input, caller, ['ONLINE'], 'PAUSED')
}

/** PAUSED -> ONLINE. */
export function resumeListing(deps: Deps, input: ListingCommand, caller: Caller): ListingDetail {
  needCertified(caller)
  return shelve(deps, input, caller, ['PAUSED'], 'ONLINE')
}

/** Takes a listing off the market permanently: -> OFFLINE. Bookings stay valid. */
export function takeOffListing(deps: Deps, input: ListingCommand, caller: Caller): ListingDetail {
  return shelve(deps, input, caller, ['ONLINE', 'PAUSED', 'EXPIRED', 'REJECTED'], 'OFFLINE')
}

/** The seller confirms that the price is still valid. The version stays, because nothing changed. */
export function confirmListing(deps: Deps, input: ListingCommand, caller: Caller): ListingDetail {
  const listing = ownListing(deps, caller, input.id, input.version)
  if (listing.status !== 'ONLINE') throw stateChanged(listingDetail(deps, listing, caller))
  const confirmed: ListingRow = { ...listing, confirmedAt: iso(deps.now()) }
  deps.rows.listings.put(confirmed)
  return listingDetail(deps, confirmed, caller)
}
