import { hasReached } from '@/contract/money/order/milestones.ts'
import type { OrderStep } from '@/contract/money/order/after/schemas.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { ACCEPT_DAYS } from '@/contract/money/order/values.ts'
import type { Caller, Deps } from '../../deps.ts'
import { notAllowed } from '../../errors.ts'
import { planJob } from '../../jobs.ts'
import { tellSide } from '../../member/notification/news.ts'
import { isUnsettled, reachedAt } from './after.ts'
import { moveOrder } from './close.ts'
import { fixDueDay } from '../credit/dueDays.ts'
import { changeOrder, orderOn } from './guard.ts'
import { orderDetail } from './view.ts'

const DAY_MS = 24 * 3600_000

/** The seller starts executing an order that is paid, or on credit: PAID or CONFIRMED -> EXECUTING. */
export function startOrder(deps: Deps, { id }: OrderStep, caller: Caller): OrderDetail {
  const order = orderOn(deps, caller, id, 'SELLER', ['PAID', 'CONFIRMED'])
  const started = moveOrder(deps, order, 'EXECUTING', 'seller')
  tellSide(deps, order, order.buyerId, 'ORDER_STARTED')
  return orderDetail(deps, started, caller)
}

/** The seller reports complete delivery: EXECUTING -> DELIVERED. */
export function deliverOrder(deps: Deps, { id }: OrderStep, caller: Caller): OrderDetail {
  const order = orderOn(deps, caller, id, 'SELLER', ['EXECUTING'])
  const moved = moveOrder(deps, order, 'DELIVERED', 'seller')
  const isLoaded = hasReached(order.milestones, 'loaded')
  const delivered = isLoaded ? moved : changeOrder(deps, moved, fixDueDay(deps, moved) ?? {})
  tellSide(deps, order, order.buyerId, 'ORDER_DELIVERED', { days: String(ACCEPT_DAYS) })
  return orderDetail(deps, delivered, caller)
}

/** The buyer accepts: DELIVERED -> SETTLED, once every charge is answered and paid. */
export function acceptOrder(deps: Deps, { id }: OrderStep, caller: Caller): OrderDetail {
  const order = orderOn(deps, caller, id, 'BUYER', ['DELIVERED'])
  if (isUnsettled(order)) throw notAllowed('chargesOpen')
  const settled = moveOrder(deps, order, 'SETTLED', 'buyer')
  tellSide(deps, order, order.sellerId, 'ORDER_SETTLED')
  return orderDetail(deps, settled, caller)
}

/** Accepts without an answer of the buyer; while a charge is open or unpaid, retries a day later. */
export function acceptBySilence(deps: Deps, orderId: string): void {
  const order = deps.rows.orders.get(orderId)
  if (order?.status !== 'DELIVERED' || reachedAt(order, 'DELIVERED') + ACCEPT_DAYS * DAY_MS > deps.now()) return
  if (isUnsettled(order)) {
    planJob(deps, 'orderAccept', orderId, deps.now() + DAY_MS)
    return
  }
  moveOrder(deps, order, 'SETTLED', 'clock')
  for (const companyId of [order.buyerId, order.sellerId])
    tellSide(deps, order, companyId, 'ORDER_SETTLED', { variant: 'silent' })
}
