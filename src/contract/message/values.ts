/** What a message may be about (FIELD 2.12), as far as it exists so far. */
export const MESSAGE_TYPES = [
  'TENDER_PUBLISHED',
  'TENDER_RETURNED',
  'TENDER_CLOSED',
  'TENDER_FAILED',
  'TENDER_CANCELLED',
  'DEADLINE_24H',
  'BID_RECEIVED',
  'BID_WON',
  'BID_LOST',
  'AWARD_LAPSED',
  'ORDER_CONFIRMED',
  'ORDER_DECLINED',
  'ORDER_CLOSED',
  'PAYMENT_CONFIRMED',
  'PAYMENT_REJECTED',
  'CERT_APPROVED',
  'CERT_REJECTED',
  'CERT_EXPIRING',
  'CERT_EXPIRED',
  'FAVORITE_CHANGED',
] as const
export type MessageType = (typeof MESSAGE_TYPES)[number]

/** Kinds of things a message leads to. */
export const MESSAGE_TARGETS = ['TENDER', 'OWN_TENDER', 'BID', 'ORDER', 'CERTIFICATION', 'FAVORITE'] as const

/** The thing a message leads to; the client knows the page. */
export interface MessageTarget {
  kind: (typeof MESSAGE_TARGETS)[number]
  id: string
}
