/** Limits of what a seller writes: the schema, the rules and the form read them here. */

/** Most characters of a listing's title, of the place where it is offered, and of its remarks. */
export const LISTING_TITLE_MAX = 60
export const LISTING_PLACE_MAX = 120
export const LISTING_REMARKS_MAX = 500
/** Most plates and most container numbers of a listing, and most characters of one. */
export const MAX_PLATES = 50
export const MAX_CONTAINER_NOS = 100
export const UNIT_NO_MAX = 12
/** Most charges of a listing. */
export const MAX_LISTING_CHARGES = 40
/** Most types that are offered, and most of one type; a booking asks for no more. */
export const MAX_STOCK = 6
export const STOCK_QTY_MAX = 9999
