import { Big } from 'big.js'
import { bestChoice, choose, discountOf, reasonsAgainst, type Candidate } from '@/contract/coupon/usability.ts'
import type { ApplyCoupons, UsableCoupons } from '@/contract/coupon/schemas.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { roundMoney } from '@/contract/money.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { iso, type Caller, type Deps } from '../deps.ts'
import { DomainError, notFound, stateChanged } from '../errors.ts'
import { takesCoupons } from '../money/order/close.ts'
import { orderDetail, ownOrder } from '../money/order/view.ts'
import { endOpenPayments } from '../money/payment/pay.ts'
import { needCertified } from '../guards.ts'
import type { OrderRow } from '../tradeRows.ts'
import { candidateOf, factsOf, grossOf, openOrders } from './facts.ts'
import { heldBy, lockCoupons, redeemedOn, releaseCoupons } from './lock.ts'
import type { CouponRow } from './row.ts'
import { toldCoupon } from './told.ts'
import { couponView, termsOf } from './view.ts'

function payableOrder(deps: Deps, caller: Caller, id: string): OrderRow {
  const order = ownOrder(deps, caller, id)
  if (order.buyerId !== caller.companyId) throw notFound()
  return order
}

/** A coupon locked for this order counts as available for it. */
function candidateFor(deps: Deps, order: OrderRow, couponId: string): Candidate | undefined {
  const coupon = deps.rows.coupons.get(couponId)
  if (!coupon || coupon.ownerId !== order.buyerId) return undefined
  const candidate = candidateOf(deps, coupon)
  return candidate && coupon.orderId === order.id ? { ...candidate, status: 'AVAILABLE' } : candidate
}

/** The caller's coupons for one of its orders: individual discounts, why others cannot be used, and the best choice. */
export function usableCoupons(deps: Deps, { orderId }: { orderId: string }, caller: Caller): UsableCoupons {
  const order = payableOrder(deps, caller, orderId)
  const facts = factsOf(deps, order)
  const now = iso(deps.now())
  const orders = openOrders(deps, caller.companyId)
  const { currency } = order.payable
  const own = deps.rows.coupons
    .of('ownerId', caller.companyId)
    .filter((coupon) => coupon.status !== 'USED' && toldCoupon(deps, coupon) !== 'DEACTIVATED')
    .flatMap((coupon) => {
      const candidate = candidateFor(deps, order, coupon.id)
      return candidate ? [{ coupon, candidate, reasons: reasonsAgainst(candidate, facts, now) }] : []
    })
  const usable = own
    .filter(({ reasons }) => reasons.length === 0)
    .map(({ coupon, candidate }) => ({
      coupon: couponView(deps, coupon, orders),
      saves: { amount: discountOf(candidate.terms, facts), currency },
    }))
    .toSorted((a, b) => new Big(b.saves.amount).cmp(a.saves.amount) || a.coupon.validTo.localeCompare(b.coupon.validTo))
  const best = bestChoice(
    own.map(({ candidate }) => candidate),
    facts,
    now,
  )
  return {
    orderId: order.id,
    version: order.version,
    usable,
    unusable: own
      .filter(({ reasons }) => reasons.length > 0)
      .map(({ coupon, reasons }) => ({ coupon: couponView(deps, coupon, orders), reasons }))
      .toSorted((a, b) => a.reasons.length - b.reasons.length || a.coupon.validTo.localeCompare(b.coupon.validTo)),
    best: best.uses.map((use) => use.id),
    bestSaves: { amount: best.total, currency },
    chosen: (order.coupons ?? []).map((use) => use.couponId),
    gross: { amount: facts.gross, currency },
  }
}

/** Applies exactly these coupons to an unpaid order. An open payment ends, because the amount changes. */
export function applyCoupons(deps: Deps, input: ApplyCoupons, caller: Caller): OrderDetail {
  needCertified(caller)
  const order = payableOrder(deps, caller, input.orderId)
  if (!takesCoupons(order) || order.version !== input.version) throw stateChanged(orderDetail(deps, order, caller))
  const redeemed = redeemedOn(deps, order)
  const wanted = input.couponIds
    .filter((id) => !redeemed.some(({ couponId }) => couponId === id))
    .map((id) => candidateFor(deps, order, id))
  const known = wanted.filter((one) => one !== undefined)
  if (known.length < wanted.length) throw notFound()
  const chosen = choose([...heldBy(deps, order, redeemed), ...known], factsOf(deps, order), iso(deps.now()))
  if (chosen.refused.length > 0)
    throw new DomainError(BUSINESS_CODES.couponUnusable, 'couponUnusable', { data: { reasons: chosen.refused } })
  const kept = new Set(input.couponIds)
  releaseCoupons(deps, order, (couponId) => !kept.has(couponId))
  return orderDetail(deps, reprice(deps, order, lockCoupons(deps, order, chosen.uses)), caller)
}

/** Sets an order's coupons and lowers its payable amount. An open payment ends, because the amount changes. */
function reprice(deps: Deps, order: OrderRow, coupons: NonNullable<OrderRow['coupons']>): OrderRow {
  const { currency } = order.payable
  const off = coupons.reduce((sum, use) => sum.plus(use.amount), new Big(0))
  const changed: OrderRow = {
    ...order,
    coupons,
    payable: { amount: roundMoney(new Big(grossOf(order)).minus(off), currency), currency },
    version: order.version + 1,
    updatedAt: iso(deps.now()),
  }
  deps.rows.orders.put(changed)
  endOpenPayments(deps, order)
  return changed
}

/** A coupon redeemed at the counter lowers its order's payable amount. */
export function redeemOnOrder(deps: Deps, order: OrderRow, coupon: CouponRow, amount: string): void {
  const { name, kind } = termsOf(deps, coupon.batchId)
  reprice(deps, order, [...(order.coupons ?? []), { couponId: coupon.id, name, kind, amount }])
}

/** Removes an undone redemption from its order. */
export function takeOffOrder(deps: Deps, order: OrderRow, couponId: string): void {
  reprice(
    deps,
    order,
    (order.coupons ?? []).filter((use) => use.couponId !== couponId),
  )
}
