import { Big } from 'big.js'
import { roundMoney, type Money } from '@/contract/money.ts'
import { additionsUntil } from '@/contract/money/order/additions.ts'
import { scheduleOf } from '@/contract/money/order/schedule/rules.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { ACCEPT_DAYS, REVIEW_DAYS, type OrderSide, type OrderStatus } from '@/contract/money/order/values.ts'
import { iso, type Deps } from '../../deps.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { judgedCharges } from './agreed.ts'
import { ledgerOf } from './ledger.ts'

const DAY_MS = 24 * 3600_000

/** Amount of an order still due. */
export function dueOf(order: OrderRow): Money {
  const { amount, currency } = order.payable
  return { amount: roundMoney(new Big(amount).minus(order.paid.amount), currency), currency }
}

/** Whether an order cannot be settled yet: a charge is unanswered, or an agreed amount is unpaid. */
export function isUnsettled(order: OrderRow): boolean {
  return openChargesOf(order) > 0 || new Big(order.payable.amount).gt(order.paid.amount)
}

/** Number of proposed charges waiting for an answer. */
export function openChargesOf(order: OrderRow): number {
  return (order.adjustments ?? []).filter((one) => one.status === 'PROPOSED').length
}

/** When an order last reached a status, ms of market time. */
export function reachedAt(order: OrderRow, status: OrderStatus): number {
  return Date.parse(order.events.findLast((event) => event.status === status)?.at ?? order.updatedAt)
}

/** Days before the first sailing, else after the payment, by which a paid order is to be started (TRADE part 5). */
const START_BEFORE_DAYS = 3
const START_AFTER_DAYS = 7

/** Until when the seller is to start an order that is paid or on credit, ms. One paid later than that has a day. */
export function startByOf(order: OrderRow): number {
  const paidAt = reachedAt(order, order.status)
  const sailings = order.lanes
    .flatMap((lane) => scheduleOf(order.schedules, lane.laneNo)?.sailing ?? lane.sailings)
    .map(({ etd }) => Date.parse(etd))
  if (sailings.length === 0) return paidAt + START_AFTER_DAYS * DAY_MS
  return Math.max(Math.min(...sailings) - START_BEFORE_DAYS * DAY_MS, paidAt + DAY_MS)
}

/** Until when an addition may be proposed, ms; without end before the delivery. */
export function additionsEnd(order: OrderRow): number {
  const delivered = order.events.some(({ status }) => status === 'DELIVERED')
  return delivered ? additionsUntil(reachedAt(order, 'DELIVERED')) : Infinity
}

/** The side of a company. */
export function sideOf(order: OrderRow, companyId: string): OrderSide {
  return order.buyerId === companyId ? 'BUYER' : 'SELLER'
}

/** Whether its seller accepts an order by itself: a booking of a listing, or a call-off. */
export const isBooking = ({ booking, callOff }: Readonly<OrderRow>): boolean =>
  booking !== undefined || callOff !== undefined

/** A company's own review, and the other side's once both are published. */
export function visibleReviews(order: OrderRow, companyId: string) {
  const own = sideOf(order, companyId)
  return (order.reviews ?? []).filter((one) => order.status === 'REVIEWED' || one.by === own)
}

/** Data of an order after payment, for one side. */
export function afterPayment(
  deps: Deps,
  order: OrderRow,
  companyId: string,
): Pick<
  OrderDetail,
  | 'due'
  | 'startBy'
  | 'milestones'
  | 'containers'
  | 'adjustments'
  | 'ledger'
  | 'dispute'
  | 'reviews'
  | 'acceptBy'
  | 'reviewBy'
> {
  const { status } = order
  return {
    due: dueOf(order),
    milestones: (order.milestones ?? []).toSorted((a, b) => a.at.localeCompare(b.at)),
    containers: order.containers ?? [],
    adjustments: judgedCharges(deps, order).toReversed(),
    ...(Number.isFinite(additionsEnd(order)) && { additionsUntil: iso(additionsEnd(order)) }),
    ledger: ledgerOf(deps, order),
    ...(order.dispute && { dispute: order.dispute }),
    reviews: visibleReviews(order, companyId),
    ...((status === 'PAID' || status === 'CONFIRMED') && { startBy: iso(startByOf(order)) }),
    ...(status === 'DELIVERED' && { acceptBy: iso(reachedAt(order, status) + ACCEPT_DAYS * DAY_MS) }),
    ...(status === 'SETTLED' && { reviewBy: iso(reachedAt(order, status) + REVIEW_DAYS * DAY_MS) }),
  }
}
