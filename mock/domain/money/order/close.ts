import { Big } from 'big.js'
import {
  ACCEPT_DAYS,
  orderMayBecome,
  REVIEW_DAYS,
  type OrderActor,
  type OrderStatus,
} from '@/contract/money/order/values.ts'
import { needsCredit } from '@/contract/money/credit/terms.ts'
import { PAY_HOURS } from '@/contract/trade/tender/lifecycle.ts'
import { settleCoupons } from '../../coupon/lock.ts'
import { iso, type Deps } from '../../deps.ts'
import { dropJob, planJob } from '../../jobs.ts'
import { tellSide } from '../../member/notification/news.ts'
import { ratesAt } from '../../rates.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { takeCredit } from '../credit/confirm.ts'
import { freezeContract } from './contractTerms.ts'
import { RATE_LOCK_HOURS } from './create.ts'
import { depositLeft } from './dues.ts'
import { orderEnds } from './ended.ts'
import { withRates } from './settle.ts'

/** Changes an order's status if this actor may, and records it; returns the current order. */
export function moveOrder(
  deps: Deps,
  order: OrderRow,
  to: OrderStatus,
  by: OrderActor,
  part: Partial<OrderRow> = {},
  note?: string,
): OrderRow {
  if (!orderMayBecome(order.status, to, by)) return order
  const at = iso(deps.now())
  const moved: OrderRow = {
    ...order,
    ...part,
    status: to,
    version: order.version + 1,
    updatedAt: at,
    events: [...order.events, note ? { status: to, at, note } : { status: to, at }],
  }
  deps.rows.orders.put(moved)
  settleCoupons(deps, moved)
  orderEnds(deps, moved)
  planWhatFollows(deps, moved)
  return moved
}

const DAY_MS = 24 * 3600_000
/** Delay until a robot acts on its order, ms of market time. */
export const ROBOT_LOOKS_MS = 2 * 3600_000

const ROBOTS_ACT: readonly OrderStatus[] = ['CONFIRMED', 'PAID', 'EXECUTING', 'DELIVERED', 'SETTLED', 'DISPUTED']

/** Schedules the automatic follow-ups of an order's current status. */
export function planWhatFollows(deps: Deps, { id, status }: OrderRow): void {
  if (status === 'DELIVERED') planJob(deps, 'orderAccept', id, deps.now() + ACCEPT_DAYS * DAY_MS)
  if (status === 'SETTLED') planJob(deps, 'orderReviews', id, deps.now() + REVIEW_DAYS * DAY_MS)
  if (ROBOTS_ACT.includes(status)) planJob(deps, 'robotOrder', id, deps.now() + ROBOT_LOOKS_MS)
}

/**
 * The seller confirmed: TO_CONFIRM -> TO_PAY with current rates, a payment deadline and the contract. An order on credit
 * becomes CONFIRMED, if the seller's line has room for it; `grant` is the limit that the seller gives with it.
 */
export function openForPayment(deps: Deps, orderId: string, grant?: string): void {
  const order = deps.rows.orders.get(orderId)
  if (!order) return
  const rateLock = { rates: ratesAt(deps.now()), until: iso(deps.now() + RATE_LOCK_HOURS * 3_600_000) }
  const rates = withRates(deps, order, rateLock)
  if (needsCredit(order.paymentTerm) && new Big(order.payable.amount).gt(0)) {
    const creditId = takeCredit(deps, { ...order, ...rates }, grant)
    freezeContract(deps, moveOrder(deps, order, 'CONFIRMED', 'seller', { creditId, ...rates }))
    return
  }
  const payBy = iso(deps.now() + PAY_HOURS * 3_600_000)
  const open = freezeContract(deps, moveOrder(deps, order, 'TO_PAY', 'seller', { payBy, ...rates }))
  // Nothing to pay here: the other party pays all, what is ours is included, or a deposit of a cent rounds to nothing.
  const isDeposited = depositLeft(deps, open)?.length === 0
  if (new Big(order.payable.amount).eq(0) || isDeposited) moveOrder(deps, open, 'PAID', 'clerk')
  else planJob(deps, 'orderPayBy', orderId, Date.parse(payBy))
}

/** Whether something was paid of an order that waits for its payment. */
export const isPartlyPaid = ({ paid }: OrderRow): boolean => new Big(paid.amount).gt(0)

/** Whether an order's coupons can be chosen: nothing of it is paid, and on credit it has not started. */
export const takesCoupons = (order: OrderRow): boolean =>
  (order.status === 'TO_PAY' || order.status === 'CONFIRMED') && !isPartlyPaid(order)

/** The award was undone, declined or lapsed before its confirmation. */
export function closeOrder(deps: Deps, orderId: string, to: 'CANCELLED' | 'TIMED_OUT', note?: string): void {
  const order = deps.rows.orders.get(orderId)
  if (order) moveOrder(deps, order, to, to === 'CANCELLED' ? 'buyer' : 'clock', {}, note)
}

/** The payment deadline passed: TO_PAY -> TIMED_OUT. One that is being checked, or partly paid, stays. */
export function payTimeRunsOut(deps: Deps, orderId: string): void {
  const order = deps.rows.orders.get(orderId)
  if (order?.status !== 'TO_PAY' || isPartlyPaid(order)) return
  moveOrder(deps, order, 'TIMED_OUT', 'clock')
  for (const companyId of [order.buyerId, order.sellerId]) tellSide(deps, order, companyId, 'ORDER_CLOSED')
  for (const payment of deps.rows.payments.of('orderId', orderId).filter((entry) => entry.status === 'CREATED')) {
    deps.rows.payments.put({ ...payment, status: 'EXPIRED', updatedAt: iso(deps.now()) })
    dropJob(deps, 'qrPay', payment.id)
  }
}
