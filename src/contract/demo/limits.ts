/** Limits of the mock's controls. */

/** Maximum delay per response, ms. */
export const DELAY_MS_MAX = 20_000
/** Maximum hours by which the market's clock is advanced at once. */
export const ADVANCE_HOURS_MAX = 9600
/** Ways by which the mock would send something. */
export const OUTBOX_CHANNELS = ['SMS', 'EMAIL'] as const
