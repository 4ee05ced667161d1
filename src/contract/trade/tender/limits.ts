/** Limits of what a publisher writes: the schema, the rules and the form read them here. */

/** Most characters of a tender's title and of its remarks. */
export const TITLE_MAX = 100
export const REMARKS_MAX = 1000
/** Most characters of the cargo's name. */
export const CARGO_NAME_MAX = 100
export const CARGO_NAME_EN_MAX = 200
/** Most characters of a named place: of an Incoterm, of receipt, of delivery. */
export const PLACE_MAX = 120
/** Most characters of an address that a truck goes to. */
export const TRUCK_ADDRESS_MAX = 200
/** Most hours a truck waits without a charge. */
export const WAITING_HOURS_MAX = 72

/** Most types of boxes on one lane, and most boxes of one type, all at once or a week. */
export const MAX_BOX_TYPES = 12
export const BOX_QTY_MAX = 9999
/** Most pieces of a lane's loose cargo, and of the whole cargo. */
export const LANE_PIECES_MAX = 999_999
export const CARGO_PIECES_MAX = 9_999_999
/** Most kilograms a lane or the cargo may name without being a slip of the pen, and most cubic metres. FIELD part 3 "Volume, weight". */
export const KG_MAX = 100_000_000
export const CBM_MAX = 1_000_000
/** Air that a reefer changes at most, cubic metres an hour, and its lowest and highest temperature are this far from zero. */
export const VENT_MAX = 300
export const REEFER_C_MAX = 40
/** Largest piece out of gauge, centimetres. */
export const OOG_CM_MAX = { length: 5000, width: 2000, height: 2000 } as const

/** Most charges that every quote must answer. */
export const MAX_REQUIRED_CHARGES = 40
/** Most papers of one tender. */
export const MAX_TENDER_FILES = 10
/** Most enterprises that one tender invites. Assumed: decision 0004. */
export const MAX_INVITED = 30
