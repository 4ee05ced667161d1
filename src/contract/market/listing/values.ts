/** What can be listed on the market (FIELD 2.5). */
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
/** Why the clerk sends a listing back. Assumed: decision 0004. */
export const LISTING_REJECTIONS = ['CONTACT_IN_TEXT', 'FORBIDDEN_CARGO', 'PRICE_IMPLAUSIBLE'] as const
/** Why a seller refuses a booking. Assumed: decision 0004. */
export const BOOKING_REFUSALS = ['NO_SPACE', 'PRICE_CHANGED', 'SCHEDULE_CHANGED', 'CARGO_UNFIT', 'OTHER'] as const
/** What somebody reports about a listing. */
export const REPORT_REASONS = ['STALE_PRICE', 'FAKE', 'CONTACT_IN_TEXT', 'WRONG_DATA', 'OTHER'] as const

/** What is done with several listings in one go. */
export const BULK_ACTIONS = ['renew', 'price', 'confirm', 'pause', 'takeOff'] as const
/** What came of one of several: done, done and read by the clerk again, or why not. */
export const BULK_OUTCOMES = ['DONE', 'REVIEW', 'CHANGED', 'STATE', 'MISSING', 'REFUSED'] as const
/** Most listings of one go. */
export const MAX_BULK = 200

/** Most listings that are imported in one go. */
export const MAX_IMPORT = 200

export type ListingKind = (typeof LISTING_KINDS)[number]
export type ListingStatus = (typeof LISTING_STATUSES)[number]
export type ListingRejection = (typeof LISTING_REJECTIONS)[number]
export type BookingRefusal = (typeof BOOKING_REFUSALS)[number]
export type BulkAction = (typeof BULK_ACTIONS)[number]
export type BulkOutcome = (typeof BULK_OUTCOMES)[number]
export type ReportReason = (typeof REPORT_REASONS)[number]

/** What the quantity of a listing counts. */
export type ListingUnit = 'CONTAINER' | 'CBM' | 'TRIP' | 'SHIPMENT'

/** Where a street turn leads: an empty container on the market, a tender, an order of the caller's own. */
export const TURN_SOURCES = ['LISTING', 'TENDER', 'ORDER'] as const
/** What two ends of a street turn have in common. A tender has no carrier yet: whoever quotes may choose it. */
export const TURN_REASONS = ['SAME_BOX', 'SAME_CARRIER', 'CARRIER_OPEN', 'SAME_CITY'] as const
/** What an empty container lacks, so that nothing can be compared with it. */
export const TURN_LACKS = ['CARRIER', 'BOX', 'CITY', 'TIME', 'OVER'] as const
/** Kilometers as the crow flies that an empty container is taken at most. Assumed: decision 0019. */
export const MAX_TURN_KM = 150
/** Most street turns of one answer. */
export const MOST_TURNS = 10

/** Most pictures of a listing. */
export const MAX_IMAGES = 6
/** Hours the seller has to accept a booking; then it is given back. Assumed: decision 0004. */
export const BOOKING_HOURS = 24
/** Share in percent by which a renewed price may differ without another review (FIELD 2.5). */
export const RENEW_PCT = 10
/** Listings whose prices guests see; in the others they are masked (FIELD part 0). */
export const GUEST_PRICES = 3
/** Days of the market that a listing is valid at most. Assumed: decision 0004. */
export const MAX_VALID_DAYS = 90
/** Days after which a listing that its seller has not confirmed counts as stale. Assumed: decision 0019. */
export const STALE_DAYS = 14
/** Most listings that are compared side by side. */
export const MAX_COMPARED = 4
/** Weeks of published prices that the history of a lane shows. Assumed: decision 0019. */
export const HISTORY_WEEKS = 26
/** Fewest sellers of whose prices a week is told anything. Assumed: decision 0019. */
export const HISTORY_LEAST = 3
