import { batchMayBecome, couponMayBecome, type BatchActor } from '@/contract/coupon/lifecycle.ts'
import type { BatchStatus, CouponEvent } from '@/contract/coupon/values.ts'
import { iso, type Deps } from '../deps.ts'
import type { BatchRow, CouponRow } from './row.ts'

/** Changes a batch's status if the transition is allowed; otherwise undefined. */
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

/** Details of a history entry: the order, the other enterprise or the points. */
type Details = Omit<CouponRow['history'][number], 'event' | 'at'>

/** Changes a coupon's status if the transition is allowed, and records it; otherwise undefined. */
export function moveCoupon(
  deps: Deps,
  coupon: CouponRow,
  status: CouponRow['status'],
  event: CouponEvent,
  part: Partial<CouponRow> = {},
  details: Details = {},
): CouponRow | undefined {
  if (!couponMayBecome(coupon.status, status)) return undefined
  // References to an order, gift or offer end with the status.
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
