/** Limits of a booking's shipment, shared by schemas, rules and forms. */

/** Maximum number of rows of packages; each row is pieces of one size. */
export const MAX_PACKAGE_ROWS = 20
/** Maximum number of pieces of a row, of one side of a piece in cm, and of its weight in kg. */
export const PIECES_MAX = 9999
export const PIECE_CM_MAX = 1300
export const PIECE_KG_MAX = 30_000
/** Maximum weight in kg of the cargo in a container or on a truck: the gross limit of ISO 668. MARKET 7.1. */
export const UNIT_KG_MAX = 30_480
/** Maximum length of the name, the address and the contact of a party. */
export const PARTY_NAME_MAX = 100
export const PARTY_ADDRESS_MAX = 200
export const PARTY_CONTACT_MAX = 100
/** Minimum chargeable weight of air freight, kg. Trade practice, no checked source. */
export const AIR_KG_MIN = 45
