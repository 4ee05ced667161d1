import { Big } from 'big.js'
import type { CouponDetail } from '@/contract/coupon/schemas.ts'

/**
 * Points a coupon is worth to its holder: its face value by the share of the holder's open orders that it fits. Undefined without
 * open orders, when nothing can be said.
 */
export function fairPoints({ mostPoints, fits, openOrders }: Pick<CouponDetail, 'mostPoints' | 'fits' | 'openOrders'>) {
  if (openOrders === 0) return undefined
  return Number(new Big(mostPoints).times(fits).div(openOrders).round(0, Big.roundDown).toFixed())
}
