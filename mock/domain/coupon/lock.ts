import type { Candidate } from '@/contract/coupon/usability.ts'
import { iso, type Deps } from '../deps.ts'
import type { OrderRow } from '../tradeRows.ts'
import { candidateOf, grossOf } from './facts.ts'
import { moveCoupon } from './move.ts'
import { tellOfCoupon } from './news.ts'
import type { CouponRow, VerificationRow } from './row.ts'

type Uses = NonNullable<OrderRow['coupons']>

/** Coupons redeemed for an order at its seller's counter: they stay on it whatever the buyer chooses. */
export const redeemedOn = (deps: Deps, order: OrderRow): Uses =>
  (order.coupons ?? []).filter(({ couponId }) => {
    const use = deps.rows.coupons.get(couponId)?.use
    return use?.verificationId !== undefined && use.orderId === order.id
  })

/** Coupons on an order, as candidates that are available for it. */
export function heldBy(deps: Deps, order: OrderRow, uses: Uses = order.coupons ?? []): Candidate[] {
  return uses.flatMap(({ couponId }) => {
    const coupon = deps.rows.coupons.get(couponId)
    const candidate = coupon && candidateOf(deps, coupon)
    return candidate ? [{ ...candidate, status: 'AVAILABLE' }] : []
  })
}

/** Makes a redeemed coupon usable again, or deactivated if its batch was meanwhile, and records the reason. */
export function takeBack(
  deps: Deps,
  row: VerificationRow,
  coupon: CouponRow,
  why: Required<Pick<VerificationRow, 'undoReason' | 'undoNote'>>,
): VerificationRow {
  const { use: _, ...unused } = coupon
  const isDead = deps.rows.batches.get(coupon.batchId)?.status === 'DEACTIVATED'
  moveCoupon(deps, unused, isDead ? 'DEACTIVATED' : 'AVAILABLE', 'UNDONE', {}, { companyId: row.merchantId })
  const undone: VerificationRow = { ...row, status: 'UNDONE', undoneAt: iso(deps.now()), ...why }
  deps.rows.verifications.put(undone)
  return undone
}

/** Locks chosen coupons for an order, and returns the order's entries for them. One already locked for it stays. */
export function lockCoupons(deps: Deps, order: OrderRow, uses: readonly { id: string; amount: string }[]): Uses {
  return uses.flatMap(({ id, amount }): Uses => {
    const coupon = deps.rows.coupons.get(id)
    const terms = coupon && deps.rows.batches.get(coupon.batchId)?.body
    if (!coupon || !terms) return []
    // Only an available one changes its status.
    moveCoupon(deps, coupon, 'LOCKED', 'LOCKED', { orderId: order.id }, { orderNo: order.no })
    return [{ couponId: id, name: terms.name, kind: terms.kind, amount }]
  })
}

/** Releases coupons of an order: usable again if still valid, deactivated if their batch was meanwhile. */
export function releaseCoupons(deps: Deps, order: OrderRow, which: (couponId: string) => boolean = () => true): void {
  for (const { couponId } of order.coupons ?? []) {
    const coupon = deps.rows.coupons.get(couponId)
    if (coupon?.orderId !== order.id || coupon.status !== 'LOCKED' || !which(couponId)) continue
    const isDead = deps.rows.batches.get(coupon.batchId)?.status === 'DEACTIVATED'
    moveCoupon(
      deps,
      coupon,
      isDead ? 'DEACTIVATED' : 'AVAILABLE',
      isDead ? 'DEACTIVATED' : 'RELEASED',
      {},
      { orderNo: order.no },
    )
  }
}

/** An order that is not carried out releases coupons redeemed for it at the counter. */
function returnRedeemed(deps: Deps, order: OrderRow): void {
  for (const { couponId } of redeemedOn(deps, order)) {
    const coupon = deps.rows.coupons.get(couponId)
    const row = coupon?.use?.verificationId ? deps.rows.verifications.get(coupon.use.verificationId) : undefined
    if (!coupon || !row) continue
    takeBack(deps, row, coupon, { undoReason: 'ORDER_CANCELLED', undoNote: '' })
    tellOfCoupon(deps, coupon.ownerId, coupon, 'COUPON_BACK', { variant: 'undone' })
  }
}

/** A paid order that is cancelled gives back the coupons that it used. */
function returnUsed(deps: Deps, order: OrderRow): void {
  for (const { couponId } of order.coupons ?? []) {
    const coupon = deps.rows.coupons.get(couponId)
    if (coupon?.status !== 'USED' || coupon.use?.orderId !== order.id || coupon.use.verificationId) continue
    const { use: _, ...unused } = coupon
    const isDead = deps.rows.batches.get(coupon.batchId)?.status === 'DEACTIVATED'
    moveCoupon(deps, unused, isDead ? 'DEACTIVATED' : 'AVAILABLE', 'RELEASED', {}, { orderNo: order.no })
  }
}

/** Settles an order's coupons once it is paid or has ended without being carried out. */
export function settleCoupons(deps: Deps, order: OrderRow): void {
  if (order.status === 'CANCELLED' || order.status === 'TIMED_OUT') {
    returnRedeemed(deps, order)
    returnUsed(deps, order)
    return releaseCoupons(deps, order)
  }
  // On credit nothing is paid before the start: its coupons are used up then.
  const isUsed = order.status === 'PAID' || (order.status === 'EXECUTING' && order.creditId !== undefined)
  if (!isUsed) return undefined
  const { currency } = order.payable
  const gross = { amount: grossOf(order), currency }
  for (const { couponId, amount } of order.coupons ?? []) {
    const coupon = deps.rows.coupons.get(couponId)
    if (coupon?.orderId !== order.id) continue
    const use = { at: iso(deps.now()), saved: { amount, currency }, gross, orderId: order.id }
    moveCoupon(deps, coupon, 'USED', 'USED', { use }, { orderNo: order.no })
  }
  return undefined
}
