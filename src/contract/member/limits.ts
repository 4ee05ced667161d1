/** Limits of an enterprise's own data, shared by schemas, rules and forms. */

/** Maximum length of an account name. */
export const ACCOUNT_MAX = 64
/** Maximum length of an enterprise's English name. */
export const COMPANY_NAME_EN_MAX = 200
/** Maximum length of an address, a position, and an enterprise's self-description (FIELD 2.1). */
export const ADDRESS_MAX = 200
export const POSITION_MAX = 40
export const INTRO_MAX = 500
/** Maximum number of market countries. */
export const MAX_MARKETS = 60
/** Maximum length of a USCC, a plate and a document number as typed, with spaces and hyphens. */
export const USCC_TYPED_MAX = 40
export const PLATE_TYPED_MAX = 20
export const PAPER_NO_MAX = 40
