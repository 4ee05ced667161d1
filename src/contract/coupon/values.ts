/** Benefit of a coupon (FIELD 2.7): an amount off, a percentage off, or a free charge. */
export const COUPON_KINDS = ['CASH', 'DISCOUNT', 'FREE_ITEM'] as const
export const BATCH_STATUSES = ['DRAFT', 'AUDITING', 'SENDING', 'PAUSED', 'STOPPED', 'DEACTIVATED'] as const
/** Why the clerk returns a batch. Assumed: decision 0020. */
export const BATCH_REFUSALS = ['CONTACT_IN_TEXT', 'DISCOUNT_TOO_HIGH', 'BUDGET_TOO_SMALL'] as const
/** Why a batch stopped. */
export const STOP_REASONS = ['STOPPED', 'ENDED', 'SOLD_OUT', 'BUDGET'] as const
export const COUPON_STATUSES = [
  'AVAILABLE',
  'LOCKED',
  'TRANSFERRING',
  'LISTED',
  'USED',
  'EXPIRED',
  'DEACTIVATED',
] as const
export const COUPON_SOURCES = ['CLAIM', 'GIFT', 'MARKET', 'ISSUED'] as const
export const GIFT_STATUSES = ['PENDING', 'ACCEPTED', 'DECLINED', 'REVOKED', 'EXPIRED'] as const
export const OFFER_STATUSES = ['OPEN', 'SOLD', 'TAKEN_BACK', 'ENDED'] as const
export const VERIFICATION_STATUSES = ['OK', 'UNDONE'] as const
export const UNDO_REASONS = ['WRONG_COUPON', 'WRONG_AMOUNT', 'ORDER_CANCELLED', 'OTHER'] as const

/** Why a coupon cannot be used for an order, in order of precedence (MARKET 9.3). */
export const COUPON_REASONS = [
  'NOT_STARTED',
  'EXPIRED',
  'LOCKED',
  'WRONG_MERCHANT',
  'WRONG_USER_TYPE',
  'WRONG_MODE',
  'WRONG_LANE',
  'WRONG_BOX',
  'WRONG_CARRIER',
  'NO_CHARGE',
  'NOT_FIRST_ORDER',
  'BELOW_THRESHOLD',
  'NOT_STACKABLE',
  'LIMIT',
] as const
/**
 * Why a code is rejected at the counter (FIELD part 1 "Verification"), in order of precedence: its status, its bill,
 * its terms.
 */
export const VERIFY_REFUSALS = [
  'NOT_FOUND',
  'OTHER_MERCHANT',
  'HANDED_OVER',
  'USED',
  'DEACTIVATED',
  'EXPIRED',
  'NOT_STARTED',
  'LOCKED',
  'ORDER_NEEDED',
  'BILL_NEEDED',
  'WRONG_OWNER',
  'ORDER_NOT_OPEN',
  'WRONG_USER_TYPE',
  'WRONG_MODE',
  'WRONG_LANE',
  'WRONG_BOX',
  'WRONG_CARRIER',
  'NO_CHARGE',
  'NOT_FIRST_ORDER',
  'BELOW_THRESHOLD',
  'NOT_STACKABLE',
  'LIMIT',
] as const
/** Events in a coupon's history. */
export const COUPON_EVENTS = [
  'CLAIMED',
  'LOCKED',
  'RELEASED',
  'USED',
  'VERIFIED',
  'UNDONE',
  'GIVEN',
  'GIFT_BACK',
  'RECEIVED',
  'LISTED',
  'TAKEN_BACK',
  'SOLD',
  'BOUGHT',
  'DEACTIVATED',
] as const
/** State of a batch's button in the collection centre, for the reader. */
export const CLAIM_STATES = ['NOT_STARTED', 'OPEN', 'LIMIT', 'DAY_LIMIT', 'SOLD_OUT', 'ENDED', 'PAUSED'] as const

export type CouponKind = (typeof COUPON_KINDS)[number]
export type BatchStatus = (typeof BATCH_STATUSES)[number]
export type BatchRefusal = (typeof BATCH_REFUSALS)[number]
export type StopReason = (typeof STOP_REASONS)[number]
export type CouponStatus = (typeof COUPON_STATUSES)[number]
export type CouponSource = (typeof COUPON_SOURCES)[number]
export type GiftStatus = (typeof GIFT_STATUSES)[number]
export type OfferStatus = (typeof OFFER_STATUSES)[number]
export type UndoReason = (typeof UNDO_REASONS)[number]
export type CouponReason = (typeof COUPON_REASONS)[number]
export type VerifyRefusal = (typeof VERIFY_REFUSALS)[number]
export type CouponEvent = (typeof COUPON_EVENTS)[number]
export type ClaimState = (typeof CLAIM_STATES)[number]

/** Hours to accept or revoke a gift (FIELD part 1). */
export const GIFT_HOURS = 24
/** Hours to undo a verification, for the user who made it (FIELD part 1). */
export const UNDO_HOURS = 24
/** Days before the end at which the holder is notified. Assumed: decision 0020. */
export const EXPIRING_DAYS = 3
/** Maximum number of coupons on one order. Assumed: decision 0020. */
export const MAX_PER_ORDER = 5
/** Points per CNY of face value: the price ceiling on the coupon market. Assumed: decision 0020. */
export const POINTS_PER_CNY = 10
/** CNY of settled orders that earn one point. Assumed: decision 0020. */
export const CNY_PER_POINT = 10
/** Initial points of an enterprise. Assumed: decision 0020. */
export const WELCOME_POINTS = 1000
/** Minimum amount of an order after coupons, in its currency. */
export const LEAST_TO_PAY = '0.01'
