import type { BatchDraft, BatchPartial } from '@/contract/coupon/draft.ts'
import type {
  BatchRefusal,
  BatchStatus,
  CouponEvent,
  CouponSource,
  CouponStatus,
  GiftStatus,
  OfferStatus,
  UndoReason,
} from '@/contract/coupon/values.ts'
import type { Money } from '@/contract/money.ts'
import type { Row } from '../../store/port.ts'

/**
 * A batch of coupons; may be incomplete (`sketch`) while a draft. Ended by time, stock or budget is derived, never
 * stored.
 */
export interface BatchRow extends Row {
  no: string
  companyId: string
  memberId: string
  status: BatchStatus
  version: number
  sketch: BatchPartial
  body?: BatchDraft
  refusal?: BatchRefusal
  /** Coupons ever given out; never decreases. */
  claimed: number
  createdAt: string
  updatedAt: string
}

/** Discount of a used coupon, in the currency of the bill. */
interface Use {
  at: string
  saved: Money
  /** Bill total before the discount. */
  gross?: Money
  orderId?: string
  verificationId?: string
}

/** One coupon. Expiry is derived, never stored. Times are ISO instants of the market. */
export interface CouponRow extends Row {
  /** Belongs to the holder: changes at every transfer. */
  code: string
  /** Former codes and when each ended. */
  formerCodes?: { code: string; until: string }[]
  batchId: string
  issuerId: string
  ownerId: string
  /** The enterprise that collected it. */
  claimedBy: string
  status: Exclude<CouponStatus, 'EXPIRED'>
  version: number
  validFrom: string
  validTo: string
  claimedAt: string
  /** How the owner got it. */
  source: CouponSource
  handOvers: number
  paidPoints: number
  /** The order it is locked for. */
  orderId?: string
  giftId?: string
  offerId?: string
  use?: Use
  history: { event: CouponEvent; at: string; orderNo?: string; companyId?: string; points?: number }[]
}

/** A transfer of a coupon from one enterprise to another. */
export interface GiftRow extends Row {
  couponId: string
  fromId: string
  /** The enterprise that accepted it. */
  toId?: string
  /** Mobile number it was addressed to; absent for gifts by link. */
  toMobile?: string
  pickUpCode?: string
  wrongTries: number
  message: string
  status: GiftStatus
  createdAt: string
  expiresAt: string
}

/** A coupon offered for points. */
export interface OfferRow extends Row {
  couponId: string
  sellerId: string
  buyerId?: string
  points: number
  status: OfferStatus
  version: number
  createdAt: string
  soldAt?: string
}

/** A coupon verified at a counter. */
export interface VerificationRow extends Row {
  no: string
  couponId: string
  code: string
  merchantId: string
  memberId: string
  holderId: string
  /** The order whose payable amount it lowered. */
  orderId?: string
  orderNo?: string
  amount?: Money
  gives: Money
  at: string
  status: 'OK' | 'UNDONE'
  undoneAt?: string
  undoReason?: UndoReason
  undoNote?: string
}
