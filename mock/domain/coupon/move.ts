import { batchMayBecome, couponMayBecome, type BatchActor } from '@/contract/coupon/lifecycle.ts'
import type { BatchStatus, CouponEvent } from '@/contract/coupon/values.ts'
import { iso, type Deps } from '../deps.ts'
import type { BatchRow, CouponRow } from './row.ts'

/** Moves a batch along an edge of its life; undefined where there is none. */
export function moveBatch(
  deps: Deps,
  batch: BatchRow,
  status: BatchStatus,
  by: BatchActor,
  part: Partial<BatchRow> = {},
): BatchRow | undefined {
  if (!batchMayBecome(batch.status, status, by)) return undefined
  const { refusal: _, ...rest } = batch
  const moved = { ...rest, ...part, status, version: batch.version + 1, updatedAt: iso(deps.now()) }
  deps.rows.batches.put(moved)
  return moved
}

/** What is written down with a step: the order, the other enterprise or the points. */
type Details = Omit<CouponRow['history'][number], 'event' | 'at'>

/** Moves a coupon along an edge of its life and writes the step down; undefined where there is none. */
export function moveCoupon(
  deps: Deps,
  coupon: CouponRow,
  status: CouponRow['status'],
  event: CouponEvent,
  part: Partial<CouponRow> = {},
  details: Details = {},
): CouponRow | undefined {
  if (!couponMayBecome(coupon.status, status)) return undefined
  // What a coupon was tied to ends with the state it was tied in.
  const { orderId: _order, giftId: _gift, offerId: _offer, ...rest } = coupon
  const moved: CouponRow = {
    ...rest,
    ...part,
    status,
    version: coupon.version + 1,
    history: [...coupon.history, { event, at: iso(deps.now()), ...details }],
  }
  deps.rows.coupons.put(moved)
  return moved
}
