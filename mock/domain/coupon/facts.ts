import type { Candidate, OrderFacts } from '@/contract/coupon/usability.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import { Big } from 'big.js'
import { roundMoney } from '@/contract/money.ts'
import type { Deps } from '../deps.ts'
import { billedLines, ownAmounts } from '../money/order/lines.ts'
import type { OrderRow } from '../tradeRows.ts'
import type { CouponRow } from './row.ts'
import { toldCoupon } from './told.ts'

const PAID = new Set<OrderRow['status']>(['PAID', 'EXECUTING', 'DELIVERED', 'SETTLED', 'REVIEWED', 'DISPUTED'])

function modeOf(deps: Deps, order: OrderRow): TransportMode {
  const tender = order.tenderId === undefined ? undefined : deps.rows.tenders.get(order.tenderId)
  const listing = order.listingId === undefined ? undefined : deps.rows.listings.get(order.listingId)
  return tender?.body?.mode ?? listing?.body?.mode ?? 'FCL'
}

/** Order total without coupons, in its currency. */
export function grossOf(order: OrderRow): string {
  const { amount, currency } = order.payable
  const off = (order.coupons ?? []).reduce((sum, use) => sum.plus(use.amount), new Big(0))
  return roundMoney(new Big(amount).plus(off), currency)
}

/** The facts of an order that coupons depend on. */
export function factsOf(deps: Deps, order: OrderRow): OrderFacts {
  const { currency } = order.payable
  const lines = billedLines(order)
  const amounts = ownAmounts(deps, order, lines)
  const earlier = deps.rows.orders
    .of('buyerId', order.buyerId)
    .some((one) => one.id !== order.id && one.sellerId === order.sellerId && PAID.has(one.status))
  return {
    sellerId: order.sellerId,
    buyerType: deps.rows.companies.get(order.buyerId)?.userType ?? 1,
    isFirstOrder: !earlier,
    mode: modeOf(deps, order),
    lanes: order.lanes.map(({ pol, pod }) => ({ pol, pod })),
    isoCodes: order.lanes.flatMap((lane) => lane.boxes.map((box) => box.isoCode)),
    carriers: order.lanes.flatMap((lane) => lane.carrierScac ?? []),
    lines: lines.map(({ code }, index) => ({ code, amount: amounts[index] ?? roundMoney('0', currency) })),
    gross: grossOf(order),
    currency,
    rates: order.rateLock.rates,
  }
}

/** A coupon as a candidate for an order; undefined if its batch is gone. */
export function candidateOf(deps: Deps, coupon: CouponRow): Candidate | undefined {
  const terms = deps.rows.batches.get(coupon.batchId)?.body
  if (!terms) return undefined
  const { id, batchId, issuerId, validFrom, validTo } = coupon
  return { id, batchId, issuerId, status: toldCoupon(deps, coupon), validFrom, validTo, terms }
}

/** The caller's unpaid orders, with the facts that coupons depend on. */
export function openOrders(deps: Deps, companyId: string): { order: OrderRow; facts: OrderFacts }[] {
  return deps.rows.orders
    .of('buyerId', companyId)
    .filter(({ status }) => status === 'TO_PAY' || status === 'CONFIRMED')
    .map((order) => ({ order, facts: factsOf(deps, order) }))
}
