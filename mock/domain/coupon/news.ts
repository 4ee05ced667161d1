import { marketDay } from '../zone.ts'
import type { MessageType } from '@/contract/member/notification/values.ts'
import type { Deps } from '../deps.ts'
import { notify } from '../member/notification/notify.ts'
import type { BatchRow, CouponRow } from './row.ts'

const nameOf = (deps: Deps, batchId: string): string => deps.rows.batches.get(batchId)?.body?.name ?? ''

/** Notifies an enterprise about a coupon. */
export function tellOfCoupon(
  deps: Deps,
  companyId: string,
  coupon: CouponRow,
  type: MessageType,
  params: Record<string, string> = {},
): void {
  const target = { kind: 'COUPON', id: coupon.id } as const
  notify(deps, { companyId, type, params: { name: nameOf(deps, coupon.batchId), ...params }, target })
}

/** Notifies the issuer of a batch. */
export function tellIssuer(deps: Deps, batch: BatchRow, type: MessageType, params: Record<string, string> = {}): void {
  const target = { kind: 'BATCH', id: batch.id } as const
  const { companyId, no, body } = batch
  notify(deps, { companyId, type, params: { no, name: body?.name ?? '', ...params }, target })
}

/** Notifies the holder some days before a coupon expires, unless it was used meanwhile. */
export function couponEndsSoon(deps: Deps, couponId: string): void {
  const coupon = deps.rows.coupons.get(couponId)
  if (coupon?.status === 'AVAILABLE')
    tellOfCoupon(deps, coupon.ownerId, coupon, 'COUPON_EXPIRING', { day: marketDay(Date.parse(coupon.validTo) - 1) })
}
