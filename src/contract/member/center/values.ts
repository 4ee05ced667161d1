/** What an enterprise may have to do, the most pressing kind first (PRODUCT, member centre). */
export const TODO_KINDS = [
  'CERTIFY',
  'FIX_CERTIFICATION',
  'RENEW_CERTIFICATION',
  'TO_CONFIRM',
  'COUNTER_TO_ANSWER',
  'BID_TO_RECONFIRM',
  'BOOKING_TO_ACCEPT',
  'TO_PAY',
  'CHARGE_TO_ANSWER',
  'TO_ACCEPT',
  'DISPUTE_TO_RESOLVE',
  'TO_START',
  'RED_TO_CONFIRM',
  'TO_AWARD',
  'RETURNED_TENDER',
  'TENDER_DRAFT',
  'BID_DRAFT',
  'TO_INVOICE',
  'COUPON_GIFT',
  'COUPON_EXPIRING',
  'TO_REVIEW',
  'TO_QUOTE',
  'COMPLETE_PROFILE',
] as const
export type TodoKind = (typeof TODO_KINDS)[number]

/** Most things named under one kind of todo; the rest is counted. */
export const TODO_ITEMS = 5

/** What has happened, as the member centre tells it. */
export const ACTIVITY_KINDS = [
  'TENDER_PUBLISHED',
  'TENDER_AWARDED',
  'BID_SUBMITTED',
  'BID_WON',
  'ORDER_CONFIRMED',
  'ORDER_CLOSED',
  'ORDER_PAID',
] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

/** Most things of the recent activity. */
export const ACTIVITY_ITEMS = 12

/** Facts that make an enterprise's card complete. */
export const PROFILE_FACTS = [
  'nameZh',
  'nameEn',
  'provinceCode',
  'address',
  'contactName',
  'email',
  'intro',
  'logo',
  'offer',
  'certification',
] as const
export type ProfileFact = (typeof PROFILE_FACTS)[number]
