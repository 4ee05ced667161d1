/** Kinds of listings (FIELD 2.5). */
export const LISTING_KINDS = ['RATE', 'SPACE', 'TRUCK', 'EMPTY_BOX', 'CARGO', 'SERVICE'] as const
export const LISTING_STATUSES = [
  'DRAFT',
  'REVIEWING',
  'ONLINE',
  'PAUSED',
  'EXPIRED',
  'SOLD_OUT',
  'REJECTED',
  'OFFLINE',
] as const
/** Why the clerk rejects a listing. Assumed: decision 0004. */
export const LISTING_REJECTIONS = ['CONTACT_IN_TEXT', 'FORBIDDEN_CARGO', 'PRICE_IMPLAUSIBLE'] as const
/** Why a seller rejects a booking. Assumed: decision 0004. */
export const BOOKING_REFUSALS = ['NO_SPACE', 'PRICE_CHANGED', 'SCHEDULE_CHANGED', 'CARGO_UNFIT', 'OTHER'] as const
/** Reasons for reporting a listing. */
export const REPORT_REASONS = ['STALE_PRICE', 'FAKE', 'CONTACT_IN_TEXT', 'WRONG_DATA', 'OTHER'] as const

/** Bulk actions. */
export const BULK_ACTIONS = ['renew', 'price', 'confirm', 'pause', 'takeOff'] as const
/** Result of a bulk action per listing: done, done pending review, or why not. */
export const BULK_OUTCOMES = ['DONE', 'REVIEW', 'CHANGED', 'STATE', 'MISSING', 'REFUSED'] as const
/** Maximum number of listings per bulk action. */
export const MAX_BULK = 200

/** Maximum number of listings per import. */
export const MAX_IMPORT = 200

export type ListingKind = (typeof LISTING_KINDS)[number]
export type ListingStatus = (typeof LISTING_STATUSES)[number]
export type ListingRejection = (typeof LISTING_REJECTIONS)[number]
export type BookingRefusal = (typeof BOOKING_REFUSALS)[number]
export type BulkAction = (typeof BULK_ACTIONS)[number]
export type BulkOutcome = (typeof BULK_OUTCOMES)[number]
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Unit of a listing's quantity. */
export type ListingUnit = 'CONTAINER' | 'CBM' | 'TRIP' | 'SHIPMENT'

/** Other end of a street turn: an empty container on the market, a tender, or an own order. */
export const TURN_SOURCES = ['LISTING', 'TENDER', 'ORDER'] as const
/** What both ends of a street turn share. A tender has no carrier yet: the bidder may choose it. */
export const TURN_REASONS = ['SAME_BOX', 'SAME_CARRIER', 'CARRIER_OPEN', 'SAME_CITY'] as const
/** Missing facts of an empty container that prevent a match. */
export const TURN_LACKS = ['CARRIER', 'BOX', 'CITY', 'TIME', 'OVER'] as const
/** Maximum distance for an empty container, km as the crow flies. Assumed: decision 0019. */
export const MAX_TURN_KM = 150
/** Maximum number of street turns per response. */
export const MOST_TURNS = 10

/** Maximum number of pictures of a listing. */
export const MAX_IMAGES = 6
/** Hours for the seller to accept a booking; then it lapses. Assumed: decision 0004. */
export const BOOKING_HOURS = 24
/** Maximum price change of a renewal without another review, percent (FIELD 2.5). */
export const RENEW_PCT = 10
/** Number of listings with prices visible to guests; others are masked (FIELD part 0). */
export const GUEST_PRICES = 3
/** Maximum validity of a listing, days. Assumed: decision 0004. */
export const MAX_VALID_DAYS = 90
/** Days after the last confirmation until a listing is stale. Assumed: decision 0019. */
export const STALE_DAYS = 14
/** Maximum number of listings side by side. */
export const MAX_COMPARED = 4
/** Weeks of price history of a lane. Assumed: decision 0019. */
export const HISTORY_WEEKS = 26
/** Minimum number of sellers for figures of a week. Assumed: decision 0019. */
export const HISTORY_LEAST = 3
