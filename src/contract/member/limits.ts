/** Limits of what an enterprise says of itself: the schemas, the rules and the forms read them here. */

/** Most characters of an account's name. */
export const ACCOUNT_MAX = 64
/** Most characters of an enterprise's English name. */
export const COMPANY_NAME_EN_MAX = 200
/** Most characters of an address, of somebody's position, and of what an enterprise says about itself (FIELD 2.1). */
export const ADDRESS_MAX = 200
export const POSITION_MAX = 40
export const INTRO_MAX = 500
/** Most countries one names as markets. */
export const MAX_MARKETS = 60
/** Most characters of a USCC, a plate and the number of a paper as they are typed, with blanks and hyphens. */
export const USCC_TYPED_MAX = 40
export const PLATE_TYPED_MAX = 20
export const PAPER_NO_MAX = 40
