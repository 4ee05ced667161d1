/** Limits of coupons: the schemas, the rules and the forms read them here. */

/** Most characters of a coupon's name (FIELD 2.7) and of its description. */
export const COUPON_NAME_MAX = 20
export const DESCRIPTION_MAX = 300
/** Highest amount of a batch, a bill or a trial. */
export const AMOUNT_MAX = 1e9
/** Most coupons of a batch, and most that one member collects. */
export const TOTAL_MAX = 100_000
export const PER_USER_MAX = 100
/** Most points that collecting costs, and how often a coupon changes hands at most. */
export const COLLECT_POINTS_MAX = 1_000_000
export const HAND_OVERS_MAX = 5
/** Most days from the claim to the beginning, and from there to the end. */
export const CLAIM_DAYS_MAX = 365
/** Most entries of each part of the scope. */
export const SCOPE_MAX = { lanes: 20, ports: 30, carriers: 20, charges: 10 } as const
/** Most characters of the words that go with a gift, and of the code that takes it. */
export const GIFT_MESSAGE_MAX = 100
export const PICK_UP_MAX = 12
/** Most characters of why a verification is undone. */
export const UNDO_NOTE_MAX = 200
