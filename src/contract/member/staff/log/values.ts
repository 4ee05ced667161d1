/** What a logged call was about: the first part of its path. */
export const LOG_KINDS = [
  'tender',
  'guest',
  'bid',
  'question',
  'agreement',
  'order',
  'listing',
  'booking',
  'rateSheet',
  'payment',
  'credit',
  'statement',
  'invoice',
  'coupon',
  'couponBatch',
  'certification',
  'member',
  'staff',
  'approval',
  'webhook',
  'apiKey',
  'message',
  'export',
  'file',
  'favorite',
  'partner',
  'priceAlert',
  'customs',
  'ticket',
] as const
export type LogKind = (typeof LOG_KINDS)[number]

/** Years for which entries are kept (market time). TRADE part 10. */
export const LOG_YEARS = 2
/** Maximum length of a title in an entry. */
export const LOG_TITLE_MAX = 120
