/** What a coupon gives (FIELD 2.7): an amount off, a share off, or a charge for nothing. */
export const COUPON_KINDS = ['CASH', 'DISCOUNT', 'FREE_ITEM'] as const
export const BATCH_STATUSES = ['DRAFT', 'AUDITING', 'SENDING', 'PAUSED', 'STOPPED', 'DEACTIVATED'] as const
/** Why the clerk sends a batch back. Assumed: decision 0020. */
export const BATCH_REFUSALS = ['CONTACT_IN_TEXT', 'DISCOUNT_TOO_HIGH', 'BUDGET_TOO_SMALL'] as const
/** Why nothing more is given out of a batch. */
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

/** Why a coupon cannot be used for an order, in the order in which it is told (FIELD 2.8; the carrier, the charge and the first order are ours). */
export const COUPON_REASONS = [
  'NOT_STARTED',
  'EXPIRED',
  'LOCKED',
  'WRONG_MERCHANT',
  'WRONG_USER_TYPE',
  'NOT_FIRST_ORDER',
  'WRONG_MODE',
  'WRONG_LANE',
  'WRONG_BOX',
  'WRONG_CARRIER',
  'NO_CHARGE',
  'BELOW_THRESHOLD',
  'NOT_STACKABLE',
  'LIMIT',
] as const
/** Why a code is refused at the counter (FIELD part 1 "Verification"), the first that holds is told: its state, its bill, its terms. */
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
  'NOT_FIRST_ORDER',
  'WRONG_MODE',
  'WRONG_LANE',
  'WRONG_BOX',
  'WRONG_CARRIER',
  'NO_CHARGE',
  'BELOW_THRESHOLD',
  'NOT_STACKABLE',
  'LIMIT',
] as const
/** What happened to a coupon, for its history. */
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
/** What the button of a batch in the collection centre is for the reader. */
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

/** Hours in which a gift can be taken or revoked (FIELD part 1). */
export const GIFT_HOURS = 24
/** Hours in which the same person can undo a verification (FIELD part 1). */
export const UNDO_HOURS = 24
/** Days before its end that a holder is told of a coupon. Assumed: decision 0020. */
export const EXPIRING_DAYS = 3
/** Most coupons on one order. Assumed: decision 0020. */
export const MAX_PER_ORDER = 5
/** Points that one yuan of face value is worth: the ceiling of prices on the coupon market. Assumed: decision 0020. */
export const POINTS_PER_CNY = 10
/** Yuan of settled orders that earn one point. Assumed: decision 0020. */
export const CNY_PER_POINT = 10
/** Points an enterprise starts with. Assumed: decision 0020. */
export const WELCOME_POINTS = 1000
/** What an order keeps to be paid at least, in units of its currency's minor unit. */
export const LEAST_TO_PAY = '0.01'
