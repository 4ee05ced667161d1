/** Limits of listings, shared by schemas, rules and forms. */

/** Maximum length of a listing's title, place and remarks. */
export const LISTING_TITLE_MAX = 60
export const LISTING_PLACE_MAX = 120
export const LISTING_REMARKS_MAX = 500
/** Maximum number of plates and of container numbers, and their length. */
export const MAX_PLATES = 50
export const MAX_CONTAINER_NOS = 100
export const UNIT_NO_MAX = 12
/** Maximum number of charges. */
export const MAX_LISTING_CHARGES = 40
/** Maximum number of types, and quantity per type; the same for a booking. */
export const MAX_STOCK = 6
export const STOCK_QTY_MAX = 9999
