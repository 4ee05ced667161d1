/** Kinds of todos, the most urgent first (PRODUCT, member centre). */
export const TODO_KINDS = [
  'CERTIFY',
  'FIX_CERTIFICATION',
  'RENEW_CERTIFICATION',
  'TO_APPROVE',
  'TO_CONFIRM',
  'COUNTER_TO_ANSWER',
  'BID_TO_RECONFIRM',
  'BOOKING_TO_ACCEPT',
  'SAILING_TO_ANSWER',
  'TO_PAY',
  'CHARGE_TO_ANSWER',
  'CREDIT_TO_ANSWER',
  'STATEMENT_TO_CHECK',
  'NOTICE_TO_ANSWER',
  'TERMINATION_BOUGHT',
  'TERMINATION_SOLD',
  'RENEWAL_BOUGHT',
  'RENEWAL_SOLD',
  'AMENDMENT_BOUGHT',
  'AMENDMENT_SOLD',
  'TO_ACCEPT',
  'DISPUTE_TO_RESOLVE',
  'TO_START',
  'RED_TO_CONFIRM',
  'TO_AWARD',
  'ENDING_BOUGHT',
  'ENDING_SOLD',
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

/** Maximum number of items per kind of todo; the rest is only counted. */
export const TODO_ITEMS = 5

/** Kinds of events in the recent activity. */
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

/** Maximum number of events in the recent activity. */
export const ACTIVITY_ITEMS = 12

/** Facts of a complete card. */
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
