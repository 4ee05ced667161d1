import type { BatchStatus, CouponStatus } from './values.ts'

export type BatchActor = 'issuer' | 'clerk'

/** Allowed status transitions of a batch, by actor (FIELD 2.7). Sold out or expired is derived from SENDING, not a transition. */
export const BATCH_EDGES = [
  { from: 'DRAFT', to: 'AUDITING', by: 'issuer' },
  { from: 'AUDITING', to: 'SENDING', by: 'clerk' },
  { from: 'AUDITING', to: 'DRAFT', by: 'clerk' },
  { from: 'SENDING', to: 'PAUSED', by: 'issuer' },
  { from: 'PAUSED', to: 'SENDING', by: 'issuer' },
  { from: 'SENDING', to: 'STOPPED', by: 'issuer' },
  { from: 'PAUSED', to: 'STOPPED', by: 'issuer' },
  { from: 'SENDING', to: 'DEACTIVATED', by: 'issuer' },
  { from: 'PAUSED', to: 'DEACTIVATED', by: 'issuer' },
  { from: 'STOPPED', to: 'DEACTIVATED', by: 'issuer' },
] as const satisfies readonly { from: BatchStatus; to: BatchStatus; by: BatchActor }[]

/** Whether this actor may move a batch from one state to another. */
export function batchMayBecome(from: BatchStatus, to: BatchStatus, by: BatchActor): boolean {
  return BATCH_EDGES.some((edge) => edge.from === from && edge.to === to && edge.by === by)
}

/**
 * Allowed status transitions of a coupon (FIELD 2.8). EXPIRED is derived from an unused coupon's end date, not a
 * transition.
 */
export const COUPON_EDGES = [
  { from: 'AVAILABLE', to: 'LOCKED' },
  { from: 'LOCKED', to: 'USED' },
  { from: 'LOCKED', to: 'AVAILABLE' },
  { from: 'LOCKED', to: 'DEACTIVATED' },
  { from: 'AVAILABLE', to: 'USED' },
  { from: 'USED', to: 'AVAILABLE' },
  { from: 'AVAILABLE', to: 'TRANSFERRING' },
  { from: 'TRANSFERRING', to: 'AVAILABLE' },
  { from: 'AVAILABLE', to: 'LISTED' },
  { from: 'LISTED', to: 'AVAILABLE' },
  { from: 'AVAILABLE', to: 'DEACTIVATED' },
  { from: 'TRANSFERRING', to: 'DEACTIVATED' },
  { from: 'LISTED', to: 'DEACTIVATED' },
  { from: 'USED', to: 'DEACTIVATED' },
] as const satisfies readonly { from: CouponStatus; to: CouponStatus }[]

/** Whether a coupon may move from one state to another. */
export function couponMayBecome(from: CouponStatus, to: CouponStatus): boolean {
  return COUPON_EDGES.some((edge) => edge.from === from && edge.to === to)
}
