/** Limits of tenders, shared by schemas, rules and forms. */

/** Maximum length of a tender's title and remarks. */
export const TITLE_MAX = 100
export const REMARKS_MAX = 1000
/** Maximum length of the cargo's name. */
export const CARGO_NAME_MAX = 100
export const CARGO_NAME_EN_MAX = 200
/** Maximum length of a named place: Incoterm, receipt, delivery. */
export const PLACE_MAX = 120
/** Maximum length of a truck address. */
export const TRUCK_ADDRESS_MAX = 200
/** Maximum free waiting hours of a truck. */
export const WAITING_HOURS_MAX = 72

/** Maximum number of container types per lane, and of containers per type, at once or per week. */
export const MAX_BOX_TYPES = 12
export const BOX_QTY_MAX = 9999
/** Maximum number of days that charges a container and day are counted for. Assumed: decision 0075. */
export const ASSUMED_DAYS_MAX = 60
/** Maximum number of pieces on a lane, and of the whole cargo. */
export const LANE_PIECES_MAX = 999_999
export const CARGO_PIECES_MAX = 9_999_999
/**
 * Maximum plausible weight in kg of a lane or the cargo, and maximum volume in cubic metres. FIELD part 3 "Volume,
 * weight".
 */
export const KG_MAX = 100_000_000
export const CBM_MAX = 1_000_000
/** Maximum air exchange of a reefer, cubic metres per hour; and maximum distance of its temperature from zero. */
export const VENT_MAX = 300
export const REEFER_C_MAX = 40
/** Maximum size of an out-of-gauge piece, cm. */
export const OOG_CM_MAX = { length: 5000, width: 2000, height: 2000 } as const

/** Highest weight of estimated emissions in a score, percent. MARKET 10.3. */
export const CO2_WEIGHT_MAX = 20
/** Maximum number of required charges. */
export const MAX_REQUIRED_CHARGES = 40
/** Maximum number of attachments. */
export const MAX_TENDER_FILES = 10
/** Maximum number of invited enterprises. Assumed: decision 0004. */
export const MAX_INVITED = 30
