import type { CouponScope } from '@/contract/coupon/draft.ts'
import { hrefTo } from '@/routes/href.ts'

/** A coupon as far as the place of its use depends on it. */
interface Usable {
  terms: { scope: CouponScope }
  issuer: { id: string }
  /** An own order that it fits. */
  fitsOrderId?: string | undefined
}

/** Returns where a coupon can be used: at the order it fits, else among its issuer's listings on its lane. */
export function couponPlace({ terms: { scope }, issuer, fitsOrderId }: Usable): string {
  if (fitsOrderId !== undefined) return hrefTo('payment', { orderId: fitsOrderId })
  // A prefilled search must not shut out what the coupon is good for: only a single choice is filled in.
  const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined)
  const lane = only(scope.lanes)
  return hrefTo('market', {
    sellerId: issuer.id,
    pol: lane?.pol ?? only(scope.pols),
    pod: lane?.pod ?? only(scope.pods),
    mode: only(scope.modes),
  })
}
