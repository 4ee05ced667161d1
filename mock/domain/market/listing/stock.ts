import { fellThrough } from '@/contract/money/order/values.ts'
import { isBookable } from '@/contract/market/listing/kinds.ts'
import { availableOf } from '@/contract/market/listing/price.ts'
import type { Stock } from '@/contract/market/listing/draft.ts'
import { type ListingStatus } from '@/contract/market/listing/values.ts'
import type { Deps } from '../../deps.ts'
import type { ListingRow } from './row.ts'

/** Booked quantity of a listing, each type once. Derived from the orders, so that nothing can be released twice. */
export function heldOf(deps: Deps, listingId: string): Stock[] {
  const held = new Map<string | undefined, Stock>()
  for (const order of deps.rows.orders.of('listingId', listingId)) {
    if (fellThrough(order)) continue
    for (const item of order.booking?.items ?? [])
      held.set(item.isoCode, { ...item, qty: item.qty + (held.get(item.isoCode)?.qty ?? 0) })
  }
  return [...held.values()]
}

/** Available quantity of a listing. */
export function availableNow(deps: Deps, { id, body }: ListingRow): Stock[] {
  return body ? availableOf(body.stock, heldOf(deps, id)) : []
}

export const quantityOf = (items: readonly Stock[]): number => items.reduce((sum, item) => sum + item.qty, 0)

/** Displayed status: an online listing with less left than its minimum order is sold out. */
export function toldStatus(deps: Deps, listing: ListingRow): ListingStatus {
  const { status, body } = listing
  if (status !== 'ONLINE' || !body || !isBookable(body.kind)) return status
  return quantityOf(availableNow(deps, listing)) < body.minOrder ? 'SOLD_OUT' : status
}
