import { Big } from 'big.js'
import { sumsOf } from '@/contract/trade/bid/payer.ts'
import { allInOf } from '@/contract/trade/bid/calc.ts'
import { partOf } from '@/contract/trade/bid/quantity.ts'
import { partLines } from '@/contract/trade/bid/share.ts'
import { roundMoney } from '@/contract/money.ts'
import type { AwardShare } from '@/contract/trade/tender/award/schemas.ts'
import type { OrderLane } from '@/contract/money/order/schemas.ts'
import { iso, newId, type Deps } from '../../deps.ts'
import { bodyOf } from '../../guards.ts'
import { nextNo } from '../../numbers.ts'
import { departureOf } from '../../tools/schedule/byId.ts'
import { passageById } from '../../tools/schedule/passages.ts'
import { ratesAt } from '../../rates.ts'
import type { BidRow, OrderRow, TenderRow } from '../../tradeRows.ts'
import { partsOf } from '@/contract/trade/tender/payment/rules.ts'
import { CONFIRM_HOURS } from '@/contract/trade/tender/lifecycle.ts'

/** Validity of an order's rates, hours. */
export const RATE_LOCK_HOURS = 24

/** Of several sailings that a bid names, those that have not fallen away. */
function sailingsLeft(sailings: OrderLane['sailings'], now: number): OrderLane['sailings'] {
  const left = sailings.filter(({ id }) => !id || !passageById(id, -Infinity) || departureOf(id, now))
  return left.length > 0 ? left : sailings
}

/** The order for a part of an award: a frozen copy of the won lanes, waiting for the seller's confirmation. */
export function orderOfAward(deps: Deps, tender: TenderRow, bid: BidRow, share: AwardShare): OrderRow {
  const body = bodyOf(tender)
  const now = iso(deps.now())
  const lanes = share.lanes.flatMap((part): OrderLane[] => {
    const asked = body.lanes.find((entry) => entry.laneNo === part.laneNo)
    const lane = bid.body?.lanes.find((entry) => entry.laneNo === part.laneNo && !entry.noQuote)
    if (!lane || !asked) return []
    const { blCount } = partOf(asked, part.boxes)
    const charges = partLines(lane, asked, part.boxes, { ...body, rates: tender.rates })
    return [
      {
        laneNo: part.laneNo,
        pol: asked.pol,
        ...(asked.pod && { pod: asked.pod }),
        boxes: part.boxes,
        ...(blCount !== undefined && { blCount }),
        ...(asked.loose && { loose: asked.loose }),
        ...(lane.carrierScac && { carrierScac: lane.carrierScac }),
        transitDays: lane.transitDays,
        sailings: sailingsLeft(lane.sailings, deps.now()),
        charges,
        allIn: allInOf(charges, body.compareCurrency, tender.rates),
      },
    ]
  })
  const { compareCurrency: currency, payers } = body
  const sum = lanes.reduce(
    (total, { charges }) => total.plus(sumsOf(charges, payers, currency, tender.rates).ours.amount),
    new Big(0),
  )
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
    ...(payers && { payers }),
    payable: { amount: roundMoney(sum, currency), currency },
    paid: { amount: roundMoney('0', currency), currency },
    receipts: [],
    paymentTerm: body.paymentTerm,
    ...partsOf(body),
    rateLock: { rates: ratesAt(deps.now()), until: iso(deps.now() + RATE_LOCK_HOURS * 3_600_000) },
    events: [{ status: 'TO_CONFIRM', at: now }],
    confirmBy: iso(deps.now() + CONFIRM_HOURS * 3_600_000),
    createdAt: now,
    updatedAt: now,
  }
}
