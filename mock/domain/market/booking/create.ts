import { hasLane, unitOf } from '@/contract/market/listing/kinds.ts'
import type { RequestListing } from '@/contract/market/booking/schemas.ts'
import { priceOf } from '@/contract/market/listing/price.ts'
import { takenOf } from '@/contract/market/listing/taken.ts'
import type { ListingDraft } from '@/contract/market/listing/draft.ts'
import { BOOKING_HOURS } from '@/contract/market/listing/values.ts'
import { freightOf, loadOf } from '@/contract/market/booking/shipment/load.ts'
import { roundMoney } from '@/contract/money.ts'
import { sumsOf } from '@/contract/trade/bid/payer.ts'
import type { ChargeLine } from '@/contract/trade/bid/schemas.ts'
import type { Payers } from '@/contract/trade/tender/payers/schemas.ts'
import { paidAtOf } from '@/contract/trade/tender/payers/split.ts'
import type { OrderLane } from '@/contract/money/order/schemas.ts'
import { iso, newId, type Deps } from '../../deps.ts'
import type { ListingRow } from '../listing/row.ts'
import { sailingsNow } from '../listing/sailings.ts'
import { RATE_LOCK_HOURS } from '../../money/order/create.ts'
import { nextNo } from '../../numbers.ts'
import { ratesAt } from '../../rates.ts'
import type { OrderRow } from '../../tradeRows.ts'

const HOUR_MS = 3_600_000

/** The cargo: containers of a type, or loose cargo; bookings of before say of it how many cubic metres it is. */
function demandOf(body: ListingDraft, { items, shipment }: Ordered): Pick<OrderLane, 'boxes' | 'loose'> {
  const boxes = items.flatMap(({ isoCode, qty }) => (isoCode ? [{ isoCode, qty }] : []))
  if (unitOf(body.kind, body.mode) !== 'CBM') return { boxes }
  const cbm = items.reduce((sum, item) => sum + item.qty, 0)
  return {
    boxes,
    loose: loadOf(shipment?.packages ?? []) ?? { pieces: 1, grossKg: String(cbm * 1000), cbm: String(cbm) },
  }
}

/** Lines with the end at which they are paid by the booking's term of sale. */
const paidBy = (lines: ChargeLine[], payers: Payers | undefined): ChargeLine[] =>
  payers ? lines.map((line) => ({ ...line, paymentTerm: paidAtOf(payers, line) })) : lines

type Ordered = Pick<RequestListing, 'items' | 'note' | 'shipment' | 'services'>

/** The order of a booking: a frozen copy of the listing's prices, waiting for the seller. */
export function orderOfListing(
  deps: Deps,
  listing: ListingRow & { body: ListingDraft },
  ordered: Ordered,
  buyerId: string,
): OrderRow {
  const { body } = listing
  const now = deps.now()
  const isLane = hasLane(body.kind)
  const rates = ratesAt(now)
  const { items, note, shipment, services = [] } = ordered
  const { sailings, transitDays = 1 } = sailingsNow(body, now)
  const priced = priceOf(body, items, rates, {
    freight: freightOf(body.mode, shipment),
    services,
    value: shipment?.value,
  })
  const payers = shipment?.payers
  const lines = paidBy(priced.lines, payers)
  const { allIn } = priced
  const payable = payers ? sumsOf(lines, payers, allIn.currency, rates).ours : allIn
  const lane: OrderLane = {
    laneNo: 1,
    // Without a lane, the location of the offer.
    pol: (isLane ? body.pol : body.cityName) ?? '',
    ...(isLane && body.pod && { pod: body.pod }),
    ...demandOf(body, ordered),
    ...(body.carrierScac && { carrierScac: body.carrierScac }),
    transitDays,
    sailings: shipment?.sailing ? [shipment.sailing] : sailings.filter((sailing) => Date.parse(sailing.etd) > now),
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
    booking: {
      kind: body.kind,
      listingNo: listing.no,
      items,
      ...(shipment && { shipment, mode: body.mode }),
      ...(services.length > 0 && { services: [...services] }),
      note,
      charges: takenOf(body.charges, services),
      rates,
    },
    ...(payers && { payers }),
    buyerId,
    sellerId: listing.companyId,
    lanes: [lane],
    payable,
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
