/** Limits of coupons, shared by schemas, rules and forms. */

/** Maximum length of a coupon's name (FIELD 2.7) and of its description. */
export const COUPON_NAME_MAX = 20
export const DESCRIPTION_MAX = 300
/** Maximum amount of a batch, a bill or a trial order. */
export const AMOUNT_MAX = 1e9
/** Maximum number of coupons per batch, and per member. */
export const TOTAL_MAX = 100_000
export const PER_USER_MAX = 100
/** Maximum price for collecting in points, and maximum number of transfers. */
export const COLLECT_POINTS_MAX = 1_000_000
export const HAND_OVERS_MAX = 5
/** Maximum days from collecting to the start, and from the start to the end. */
export const CLAIM_DAYS_MAX = 365
/** Maximum number of entries per part of the scope. */
export const SCOPE_MAX = { lanes: 20, ports: 30, carriers: 20, charges: 10 } as const
/** Maximum length of a gift's message and of its pick-up code. */
export const GIFT_MESSAGE_MAX = 100
export const PICK_UP_MAX = 12
/** Maximum length of the reason for undoing a verification. */
export const UNDO_NOTE_MAX = 200
