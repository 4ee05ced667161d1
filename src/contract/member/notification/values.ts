/** Types of messages (FIELD 2.12), as far as supported. */
export const MESSAGE_TYPES = [
  'TENDER_PUBLISHED',
  'TENDER_RETURNED',
  'TENDER_CLOSED',
  'TENDER_NEW_MATCH',
  'TENDER_FAILED',
  'TENDER_CANCELLED',
  'TENDER_DRAFTED',
  'TENDER_OPENED',
  'DEADLINE_24H',
  'BID_RECEIVED',
  'BID_RECONFIRM',
  'BID_ROUND',
  'BID_HANDED_IN',
  'BID_COUNTER',
  'BID_ANSWERED',
  'BID_WON',
  'BID_LOST',
  'BID_DISQUALIFIED',
  'AWARD_LAPSED',
  'ORDER_CONFIRMED',
  'ORDER_DECLINED',
  'ORDER_CLOSED',
  'ORDER_STARTED',
  'ORDER_DELIVERED',
  'ORDER_SETTLED',
  'ORDER_DISPUTED',
  'ADJUSTMENT_PROPOSED',
  'ADJUSTMENT_ANSWERED',
  'ADJUSTMENT_CREDIT',
  'DOCUMENT_UPLOADED',
  'DOCUMENT_ANSWERED',
  'SCHEDULE_CHANGED',
  'REVIEW_RECEIVED',
  'PAYMENT_CONFIRMED',
  'PAYMENT_REJECTED',
  'PAYMENT_REFUND',
  'PAYMENT_DUE',
  'CREDIT_CHANGED',
  'STATEMENT_CHANGED',
  'INVOICE_ISSUED',
  'INVOICE_REJECTED',
  'INVOICE_RED',
  'CERT_APPROVED',
  'CERT_REJECTED',
  'CERT_EXPIRING',
  'CERT_EXPIRED',
  'FAVORITE_CHANGED',
  'PRICE_ALERT',
  'PRICE_ALERT_ENDED',
  'LISTING_APPROVED',
  'LISTING_REJECTED',
  'LISTING_EXPIRING',
  'LISTING_EXPIRED',
  'LISTING_ASKED',
  'LISTING_ANSWERED',
  'ORDER_BOOKED',
  'BOOKING_ACCEPTED',
  'BOOKING_REFUSED',
  'BOOKING_CANCELLED',
  'BOOKING_LAPSED',
  'AGREEMENT_STARTED',
  'AGREEMENT_CALL_OFF',
  'AGREEMENT_ANSWERED',
  'AGREEMENT_LAPSED',
  'AGREEMENT_ENDING',
  'AGREEMENT_NOTICE',
  'AGREEMENT_SUSPENDED',
  'AGREEMENT_TERMINATED',
  'AGREEMENT_RENEWAL',
  'AGREEMENT_AMENDMENT',
  'AGREEMENT_UNUSED',
  'AGREEMENT_ROLLED',
  'COUPON_EXPIRING',
  'COUPON_FITS',
  'COUPON_RECEIVED',
  'COUPON_TAKEN',
  'COUPON_BACK',
  'COUPON_SOLD',
  'COUPON_VERIFIED',
  'COUPON_DEACTIVATED',
  'BATCH_APPROVED',
  'BATCH_RETURNED',
  'QUESTION_ASKED',
  'QUESTION_ANSWERED',
  'TICKET_ANSWERED',
  'RATE_SHEET_ENDING',
  'RATE_SHEET_EXPIRED',
  'EXPORT_READY',
  'EXPORT_FAILED',
  'WEBHOOK_OFF',
  'APPROVAL_ASKED',
  'APPROVAL_ANSWERED',
  'DEPUTY_NAMED',
  'DEPUTY_ENDED',
] as const
export type MessageType = (typeof MESSAGE_TYPES)[number]

/** Groups of message types for filters and settings. */
export const MESSAGE_GROUPS = [
  'TENDER',
  'BID',
  'DEADLINE',
  'AWARD',
  'ORDER',
  'AGREEMENT',
  'PAYMENT',
  'INVOICE',
  'CERTIFICATION',
  'FAVORITE',
  'COUPON',
] as const
export type MessageGroup = (typeof MESSAGE_GROUPS)[number]

const GROUP_BY_START: Readonly<Record<string, MessageGroup>> = {
  CERT: 'CERTIFICATION',
  BID: 'AWARD',
  ADJUSTMENT: 'ORDER',
  DOCUMENT: 'ORDER',
  SCHEDULE: 'ORDER',
  REVIEW: 'ORDER',
  LISTING: 'ORDER',
  BOOKING: 'ORDER',
  BATCH: 'COUPON',
  TICKET: 'ORDER',
  EXPORT: 'ORDER',
  CREDIT: 'PAYMENT',
  STATEMENT: 'PAYMENT',
  PRICE: 'FAVORITE',
  RATE: 'ORDER',
  WEBHOOK: 'ORDER',
  APPROVAL: 'ORDER',
  DEPUTY: 'ORDER',
}

/** The group a message belongs to. */
export function groupOf(type: MessageType): MessageGroup {
  if (type === 'BID_RECEIVED' || type === 'BID_ANSWERED') return 'BID'
  const start = type.split('_', 1)[0] ?? ''
  return GROUP_BY_START[start] ?? MESSAGE_GROUPS.find((group) => group === start) ?? 'TENDER'
}

/** Groups that cannot be switched off: their messages have a deadline or cost money. Assumed: decision 0004. */
export const ALWAYS_ON: readonly MessageGroup[] = ['AWARD', 'ORDER', 'AGREEMENT', 'PAYMENT', 'CERTIFICATION']

/** How often an enterprise gets a digest by e-mail: each day, or on Mondays. TRADE part 11. */
export const DIGESTS = ['OFF', 'DAILY', 'WEEKLY'] as const
export type Digest = (typeof DIGESTS)[number]
/** When digests are sent, minutes after midnight in China: 08:30. */
export const DIGEST_MINUTES = 8 * 60 + 30

/** Days for which a message is kept (market time). FIELD part 1 "Messages". */
export const MESSAGE_DAYS = 90

/**
 * Kinds of message targets. DRAFT is an own tender to edit, QUOTE an own quote to finish. OWN_LISTING is identified by
 * its number, for the search of its seller's list; bookings are received or sent ones. SCHEDULE is what of the schedules
 * is subscribed to, as `VESSEL:2101377`, LANE_PRICE a container on a lane, as `CNSHA-USLAX-45G1`. COUPON_CENTER
 * is the list of batches that fit, of which it names one. DEPUTY is whose deputy one is.
 */
export const MESSAGE_TARGETS = [
  'TENDER',
  'OWN_TENDER',
  'DRAFT',
  'QUOTE',
  'BID',
  'ORDER',
  'INVOICE',
  'CERTIFICATION',
  'QUESTIONS',
  'COUPON',
  'COUPON_CENTER',
  'BATCH',
  'LISTING',
  'LISTING_QUESTIONS',
  'OWN_LISTING',
  'BOOKING_RECEIVED',
  'BOOKING_MADE',
  'AGREEMENT_BOUGHT',
  'AGREEMENT_SOLD',
  'TICKET',
  'CREDIT',
  'STATEMENT',
  'SCHEDULE',
  'LANE_PRICE',
  'PRICE_ALERT',
  'EXPORT',
  'RATE_SHEET',
  'WEBHOOK',
  'APPROVAL',
  'DEPUTY',
] as const

/** Target of a message; the client maps it to a page. */
export interface MessageTarget {
  kind: (typeof MESSAGE_TARGETS)[number]
  id: string
}
