import type { CouponScope } from '@/contract/coupon/draft.ts'
import { hrefTo } from '@/routes/href.ts'
import { orderLink } from '@/routes/orderTabs.ts'

/** The parts of a coupon that decide where it can be used. */
interface Usable {
  terms: { scope: CouponScope }
  issuer: { id: string }
  /** An unpaid order that it fits. */
  fitsOrderId?: string | undefined
}

/** Returns where a coupon can be used: the order it fits, else its issuer's listings on its lane. */
export function couponPlace({ terms: { scope }, issuer, fitsOrderId }: Usable): string {
  if (fitsOrderId !== undefined) return orderLink(fitsOrderId, 'payment')
  // A prefilled search must not exclude valid listings: only a single choice is prefilled.
  const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined)
  const lane = only(scope.lanes)
  return hrefTo('market', {
    sellerId: issuer.id,
    pol: lane?.pol ?? only(scope.pols),
    pod: lane?.pod ?? only(scope.pods),
    mode: only(scope.modes),
  })
}
