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

/** A batch of coupons. While a draft it may be half done (`sketch`). That time, stock or budget ran out is told, never kept. */
export interface BatchRow extends Row {
  no: string
  companyId: string
  memberId: string
  status: BatchStatus
  version: number
  sketch: BatchPartial
  body?: BatchDraft
  refusal?: BatchRefusal
  /** How many coupons ever left it; only grows. */
  claimed: number
  createdAt: string
  updatedAt: string
}

/** What a coupon gave when it was used, in the currency of the bill. */
interface Use {
  at: string
  saved: Money
  /** What the bill came to before it. */
  gross?: Money
  orderId?: string
  verificationId?: string
}

/** One coupon. That it ran out unused is told, never kept. Times are ISO instants of the market. */
export interface CouponRow extends Row {
  /** Belongs to the holder: a coupon that changes hands gets another. */
  code: string
  /** Codes of former holders and when each ended. */
  formerCodes?: { code: string; until: string }[]
  batchId: string
  issuerId: string
  ownerId: string
  /** Who took it out of the batch. */
  claimedBy: string
  status: Exclude<CouponStatus, 'EXPIRED'>
  version: number
  validFrom: string
  validTo: string
  claimedAt: string
  /** How the owner came by it. */
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

/** A coupon on its way from one enterprise to another. */
export interface GiftRow extends Row {
  couponId: string
  fromId: string
  /** The enterprise that took it. */
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

/** A coupon that its holder offers for points. */
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

/** A coupon that was verified at a counter. */
export interface VerificationRow extends Row {
  no: string
  couponId: string
  code: string
  merchantId: string
  memberId: string
  holderId: string
  /** The order whose payable it lowered. */
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
