import { availableOf } from '@/contract/listing/price.ts'
import type { Stock } from '@/contract/listing/draft.ts'
import { isBookable, type ListingStatus } from '@/contract/listing/values.ts'
import type { Deps } from '../deps.ts'
import type { ListingRow } from './row.ts'

/** What bookings hold of a listing. It is counted from the orders themselves, so that nothing can be given back twice. */
export function heldOf(deps: Deps, listingId: string): Stock[] {
  return deps.rows.orders
    .of('listingId', listingId)
    .filter(({ status }) => status !== 'CANCELLED' && status !== 'TIMED_OUT')
    .flatMap((order) => order.booking?.items ?? [])
}

/** What can be ordered of a listing now. */
export function availableNow(deps: Deps, { id, body }: ListingRow): Stock[] {
  return body ? availableOf(body.stock, heldOf(deps, id)) : []
}

export const quantityOf = (items: readonly Stock[]): number => items.reduce((sum, item) => sum + item.qty, 0)

/** The state as everybody is told: an online listing with less left than its smallest order is sold out. */
export function toldStatus(deps: Deps, listing: ListingRow): ListingStatus {
  const { status, body } = listing
  if (status !== 'ONLINE' || !body || !isBookable(body.kind)) return status
  return quantityOf(availableNow(deps, listing)) < body.minOrder ? 'SOLD_OUT' : status
}
