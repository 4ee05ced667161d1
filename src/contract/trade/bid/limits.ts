/** Limits of bids, shared by schemas, rules and forms. */

/** Maximum length of an alternative's name. */
export const OPTION_NAME_MAX = 30
/** Maximum number of attachments. */
export const MAX_BID_FILES = 5
/** Maximum unit price, and maximum quantity of a line. */
export const PRICE_MAX = 100_000_000
export const QTY_MAX = 1_000_000
/** Maximum number of lines of a lane. */
export const MAX_CHARGES = 60
/** Maximum number of weight breaks of a line. */
export const MAX_BREAKS = 8
