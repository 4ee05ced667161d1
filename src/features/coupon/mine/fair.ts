import { Big } from 'big.js'
import type { CouponDetail } from '@/contract/coupon/schemas.ts'

/**
 * Estimated value of a coupon in points: face value times the share of the holder's open orders that it fits. Undefined
 * without open orders.
 */
export function fairPoints({ mostPoints, fits, openOrders }: Pick<CouponDetail, 'mostPoints' | 'fits' | 'openOrders'>) {
  if (openOrders === 0) return undefined
  return Number(new Big(mostPoints).times(fits).div(openOrders).round(0, Big.roundDown).toFixed())
}
