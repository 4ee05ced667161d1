import { Big } from 'big.js'
import { faceValueOf } from '@/contract/coupon/rules.ts'
import type { BatchStatus, CouponStatus, StopReason } from '@/contract/coupon/values.ts'
import type { Deps } from '../deps.ts'
import type { BatchRow, CouponRow } from './row.ts'

/** Displayed status of a coupon: an unused one expires. */
export function toldCoupon(deps: Deps, coupon: Readonly<CouponRow>): CouponStatus {
  const isOver = Date.parse(coupon.validTo) <= deps.now()
  const { status } = coupon
  return isOver && (status === 'AVAILABLE' || status === 'TRANSFERRING' || status === 'LISTED') ? 'EXPIRED' : status
}

/** Coupons that a batch's budget allows; its total without a budget. */
export function affordable({ body }: Pick<BatchRow, 'body'>): number {
  if (!body) return 0
  if (body.budgetCap === undefined) return body.total
  return Math.min(body.total, Math.floor(Number(new Big(body.budgetCap).div(faceValueOf(body)).toFixed())))
}

/** Displayed status of a batch, with the reason why it stopped. */
export function toldBatch(deps: Deps, batch: Readonly<BatchRow>): { status: BatchStatus; stopReason?: StopReason } {
  const { status, body, claimed } = batch
  if (status === 'STOPPED') return { status, stopReason: 'STOPPED' }
  if (!body || (status !== 'SENDING' && status !== 'PAUSED')) return { status }
  if (Date.parse(body.claimTo) <= deps.now()) return { status: 'STOPPED', stopReason: 'ENDED' }
  if (status === 'PAUSED') return { status }
  if (claimed >= body.total) return { status: 'STOPPED', stopReason: 'SOLD_OUT' }
  return claimed >= affordable(batch) ? { status: 'STOPPED', stopReason: 'BUDGET' } : { status }
}
