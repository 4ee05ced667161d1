import { marketDayStart } from '@/contract/marketDay.ts'
import type { MessageType } from '@/contract/member/notification/values.ts'
import { iso, type Deps } from '../../deps.ts'
import { planJob } from '../../jobs.ts'
import { notify } from '../../member/notification/notify.ts'
import { isRobotCompany } from '../../robots/buyers.ts'
import { tellKeepers } from './keepers.ts'
import { moveListing } from './own.ts'
import type { ListingRow } from './row.ts'
import { bodyForList, dayOf } from './listBody.ts'

const DAY_MS = 24 * 3600_000
/** Days by which a robot seller extends an expiring listing. */
const ROBOT_DAYS = 14

/** End of a listing's last day. */
const endOf = (listing: ListingRow): number => marketDayStart(bodyForList(listing).validTo) + DAY_MS

const isOpen = ({ status }: ListingRow): boolean => status === 'ONLINE' || status === 'PAUSED'

/** Notifies the seller of a listing: an approval links to the public page, all others to the own listings. */
export function tellSeller(
  deps: Deps,
  listing: ListingRow,
  type: MessageType,
  params: Record<string, string> = {},
): void {
  const { id, no, companyId } = listing
  const target =
    type === 'LISTING_APPROVED' ? ({ kind: 'LISTING', id } as const) : ({ kind: 'OWN_LISTING', id: no } as const)
  notify(deps, { companyId, type, params: { no, title: bodyForList(listing).title, ...params }, target })
}

/** Schedules the expiry of a published or renewed listing, and the notification a day before. */
export function planEnd(deps: Deps, listing: ListingRow): void {
  const end = endOf(listing)
  if (end - DAY_MS > deps.now()) planJob(deps, 'listingSoon', listing.id, end - DAY_MS)
  planJob(deps, 'listingEnd', listing.id, end)
}

/** Notifies the seller a day before the end, unless the listing was renewed meanwhile. */
export function listingEndsSoon(deps: Deps, listingId: string): void {
  const listing = deps.rows.listings.get(listingId)
  if (listing && isOpen(listing) && endOf(listing) - DAY_MS <= deps.now()) tellSeller(deps, listing, 'LISTING_EXPIRING')
}

/** ONLINE | PAUSED -> EXPIRED at the end of its last day. A robot seller extends online ones instead. */
export function listingEnds(deps: Deps, listingId: string): void {
  const listing = deps.rows.listings.get(listingId)
  if (!listing?.body || !isOpen(listing) || endOf(listing) > deps.now()) return
  if (listing.status === 'ONLINE' && isRobotCompany(deps, listing.companyId)) {
    const at = iso(deps.now())
    const body = { ...listing.body, validTo: dayOf(deps.now() + ROBOT_DAYS * DAY_MS) }
    const renewed = { ...listing, body, version: listing.version + 1, confirmedAt: at, updatedAt: at }
    deps.rows.listings.put(renewed)
    planEnd(deps, renewed)
    return
  }
  moveListing(deps, listing, 'EXPIRED', 'clock')
  tellSeller(deps, listing, 'LISTING_EXPIRED')
  tellKeepers(deps, listing, 'LISTING_EXPIRED')
}
