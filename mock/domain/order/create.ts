import type { OrderLane } from '@/contract/order/schemas.ts'
import { iso, newId, type Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { bodyOf } from '../trade/guards.ts'
import { nextNo } from '../trade/numbers.ts'
import { ratesAt } from '../trade/rates.ts'
import type { BidRow, OrderRow, TenderRow } from '../tradeRows.ts'
import { CONFIRM_HOURS } from '@/contract/tender/lifecycle.ts'

/** Hours the rates of an order hold. */
export const RATE_LOCK_HOURS = 24

/** The order an award makes: a frozen copy of the winning lanes, waiting for the seller's confirmation. */
export function orderOfAward(deps: Deps, tender: TenderRow, bid: BidRow): OrderRow {
  const body = bodyOf(tender)
  if (!bid.body || !bid.allIn) throw notFound()
  const now = iso(deps.now())
  const lanes = bid.body.lanes.flatMap((lane): OrderLane[] => {
    const asked = body.lanes.find((entry) => entry.laneNo === lane.laneNo)
    if (lane.noQuote || !asked) return []
    return [
      {
        laneNo: lane.laneNo,
        pol: asked.pol,
        ...(asked.pod && { pod: asked.pod }),
        boxes: asked.boxes,
        ...(asked.loose && { loose: asked.loose }),
        ...(lane.carrierScac && { carrierScac: lane.carrierScac }),
        transitDays: lane.transitDays,
        sailings: lane.sailings,
        charges: lane.charges,
        allIn: lane.allIn,
      },
    ]
  })
  return {
    id: newId(deps),
    no: nextNo(deps.rows.orders, 'DD', deps.now()),
    source: 'TENDER',
    status: 'TO_CONFIRM',
    version: 1,
    title: body.title,
    tenderId: tender.id,
    bidId: bid.id,
    buyerId: tender.companyId,
    sellerId: bid.companyId,
    lanes,
    payable: { amount: bid.allIn.amount, currency: bid.allIn.currency },
    paid: { amount: '0.00', currency: bid.allIn.currency },
    paymentTerm: body.paymentTerm,
    rateLock: { rates: ratesAt(deps.now()), until: iso(deps.now() + RATE_LOCK_HOURS * 3_600_000) },
    events: [{ status: 'TO_CONFIRM', at: now }],
    confirmBy: iso(deps.now() + CONFIRM_HOURS * 3_600_000),
    createdAt: now,
    updatedAt: now,
  }
}
