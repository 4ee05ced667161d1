import { iso, type Deps } from '../deps.ts'
import type { OrderRow } from '../tradeRows.ts'
import { grossOf } from './facts.ts'
import { moveCoupon } from './move.ts'

type Uses = NonNullable<OrderRow['coupons']>

/** Locks chosen coupons for an order and gives what the order keeps of them. One that is locked for it already stays. */
export function lockCoupons(deps: Deps, order: OrderRow, uses: readonly { id: string; amount: string }[]): Uses {
  return uses.flatMap(({ id, amount }): Uses => {
    const coupon = deps.rows.coupons.get(id)
    const terms = coupon && deps.rows.batches.get(coupon.batchId)?.body
    if (!coupon || !terms) return []
    if (coupon.orderId !== order.id)
      moveCoupon(deps, coupon, 'LOCKED', 'LOCKED', { orderId: order.id }, { orderNo: order.no })
    return [{ couponId: id, name: terms.name, kind: terms.kind, amount }]
  })
}

/** Gives coupons of an order back to their holders: usable again if still valid, dead if their batch died meanwhile. */
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

/** What becomes of an order's coupons once it is paid or has ended unpaid. */
export function settleCoupons(deps: Deps, order: OrderRow): void {
  if (order.status === 'CANCELLED' || order.status === 'TIMED_OUT') return releaseCoupons(deps, order)
  if (order.status !== 'PAID') return undefined
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
