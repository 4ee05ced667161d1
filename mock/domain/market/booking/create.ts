import { hasLane } from '@/contract/market/listing/kinds.ts'
import type { RequestListing } from '@/contract/market/booking/schemas.ts'
import { priceOf, unitOf } from '@/contract/market/listing/price.ts'
import type { ListingDraft } from '@/contract/market/listing/draft.ts'
import { BOOKING_HOURS } from '@/contract/market/listing/values.ts'
import { roundMoney } from '@/contract/money.ts'
import type { OrderLane } from '@/contract/money/order/schemas.ts'
import { iso, newId, type Deps } from '../../deps.ts'
import type { ListingRow } from '../listing/row.ts'
import { sailingsNow } from '../listing/sailings.ts'
import { RATE_LOCK_HOURS } from '../../money/order/create.ts'
import { nextNo } from '../../numbers.ts'
import { ratesAt } from '../../rates.ts'
import type { OrderRow } from '../../tradeRows.ts'

const HOUR_MS = 3_600_000

/** The cargo: containers of a type, or loose cargo if cubic metres are booked. */
function demandOf(body: ListingDraft, items: RequestListing['items']): Pick<OrderLane, 'boxes' | 'loose'> {
  const boxes = items.flatMap(({ isoCode, qty }) => (isoCode ? [{ isoCode, qty }] : []))
  const cbm = items.reduce((sum, item) => sum + item.qty, 0)
  if (unitOf(body.kind, body.mode) !== 'CBM') return { boxes }
  return { boxes, loose: { pieces: 1, grossKg: String(cbm * 1000), cbm: String(cbm) } }
}

/** The order of a booking: a frozen copy of the listing's prices, waiting for the seller. */
export function orderOfListing(
  deps: Deps,
  listing: ListingRow & { body: ListingDraft },
  { items, note }: Pick<RequestListing, 'items' | 'note'>,
  buyerId: string,
): OrderRow {
  const { body } = listing
  const now = deps.now()
  const isLane = hasLane(body.kind)
  const rates = ratesAt(now)
  const { sailings, transitDays = 1 } = sailingsNow(body, now)
  const { lines, allIn } = priceOf(body, items, rates)
  const lane: OrderLane = {
    laneNo: 1,
    // Without a lane, the location of the offer.
    pol: (isLane ? body.pol : body.cityName) ?? '',
    ...(isLane && body.pod && { pod: body.pod }),
    ...demandOf(body, items),
    ...(body.carrierScac && { carrierScac: body.carrierScac }),
    transitDays,
    sailings: sailings.filter((sailing) => Date.parse(sailing.etd) > now),
    charges: lines,
    allIn,
  }
  return {
    id: newId(deps),
    no: nextNo(deps.rows.orders, 'DD', now),
    source: 'LISTING',
    status: 'TO_CONFIRM',
    version: 1,
    title: body.title,
    listingId: listing.id,
    booking: { kind: body.kind, listingNo: listing.no, items, note, charges: body.charges, rates },
    buyerId,
    sellerId: listing.companyId,
    lanes: [lane],
    payable: allIn,
    paid: { amount: roundMoney('0', allIn.currency), currency: allIn.currency },
    receipts: [],
    paymentTerm: 'PREPAID',
    rateLock: { rates, until: iso(now + RATE_LOCK_HOURS * HOUR_MS) },
    events: [{ status: 'TO_CONFIRM', at: iso(now) }],
    confirmBy: iso(now + BOOKING_HOURS * HOUR_MS),
    createdAt: iso(now),
    updatedAt: iso(now),
  }
}
