import { isBookable } from '@/contract/market/listing/kinds.ts'
import { changedPrices } from '@/contract/market/listing/price.ts'
import { checkValidTo } from '@/contract/market/listing/rules.ts'
import type { ListingDetail, RenewListing } from '@/contract/market/listing/schemas.ts'
import { RENEW_PCT } from '@/contract/market/listing/values.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { stateChanged } from '../../errors.ts'
import { planJob } from '../../jobs.ts'
import { needCertified, refuseProblems } from '../../guards.ts'
import { checkLane } from '../alert/check.ts'
import { planEnd } from './ending.ts'
import { tellNewPrice } from './keepers.ts'
import { moveListing, ownListing } from './own.ts'
import { publishedBy } from './published.ts'
import type { ListingRow } from './row.ts'
import { bodyForList, dayOf } from './listBody.ts'
import { listingDetail } from './view.ts'

/** Whether a listing's prices may be changed without new dates: an ended one must be renewed. */
export function mayReprice({ status, body }: Readonly<ListingRow>): boolean {
  return body !== undefined && isBookable(body.kind) && (status === 'ONLINE' || status === 'PAUSED')
}

/** Changes all prices by a percentage; the dates stay. */
export function changeListingPrices(deps: Deps, input: Omit<RenewListing, 'validTo'>, caller: Caller): ListingDetail {
  const listing = ownListing(deps, caller, input.id, input.version)
  if (!mayReprice(listing)) throw stateChanged(listingDetail(deps, listing, caller))
  return renewListing(deps, { ...input, validTo: bodyForList(listing).validTo }, caller)
}

/** Sets new dates and prices. A change of more than ten percent needs a new review. */
export function renewListing(deps: Deps, input: RenewListing, caller: Caller): ListingDetail {
  needCertified(caller)
  const listing = ownListing(deps, caller, input.id, input.version)
  const today = dayOf(deps.now())
  const isOpen = listing.status === 'ONLINE' || listing.status === 'PAUSED'
  if (!listing.body || !(isOpen || listing.status === 'EXPIRED'))
    throw stateChanged(listingDetail(deps, listing, caller))
  const validFrom = listing.body.validFrom > input.validTo || !isOpen ? today : listing.body.validFrom
  refuseProblems(checkValidTo(input.validTo, today))
  const charges = changedPrices(listing.body.charges, input.pricePct)
  const body = { ...listing.body, validFrom, validTo: input.validTo, charges }
  if (Math.abs(input.pricePct) > RENEW_PCT) {
    const reviewed = moveListing(deps, listing, 'REVIEWING', 'seller', { body })
    planJob(deps, 'listingReview', listing.id, deps.now() + deps.delays.clerkMs)
    return listingDetail(deps, reviewed, caller)
  }
  return listingDetail(deps, putRenewed(deps, listing, body, isOpen ? listing.status : 'ONLINE'), caller)
}

/** Stores a listing with new dates and prices, plans its end, and tells those who keep it or wait for such a price. */
export function putRenewed(
  deps: Deps,
  listing: ListingRow,
  body: NonNullable<ListingRow['body']>,
  status = listing.status,
): ListingRow {
  const at = iso(deps.now())
  const renewed: ListingRow = {
    ...listing,
    body,
    status,
    published: publishedBy(listing, body, deps.now()),
    confirmedAt: at,
    updatedAt: at,
    version: listing.version + 1,
  }
  deps.rows.listings.put(renewed)
  planEnd(deps, renewed)
  tellNewPrice(deps, listing, renewed)
  checkLane(deps, renewed)
  return renewed
}
