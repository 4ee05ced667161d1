/** Limits of the mock's own controls. */

/** Most milliseconds added to an answer. */
export const DELAY_MS_MAX = 20_000
/** Most hours that the market's clock is put forward in one go. */
export const ADVANCE_HOURS_MAX = 9600
