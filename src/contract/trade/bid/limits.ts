/** Limits of what a bidder writes: the schema, the rules and the form read them here. */

/** Most characters of an alternative's name. */
export const OPTION_NAME_MAX = 30
/** Most papers of one quote. */
export const MAX_BID_FILES = 5
/** Highest price of one unit, and most units of one line. */
export const PRICE_MAX = 100_000_000
export const QTY_MAX = 1_000_000
