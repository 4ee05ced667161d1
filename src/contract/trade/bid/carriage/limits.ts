/** Limits of how a lane sails, the same in a tender, a quote and a listing. */

/** Most days from port to port. */
export const TRANSIT_DAYS_MAX = 120
/** Most days in which containers cost nothing, and the highest price of a box-day after them. */
export const FREE_DAYS_MAX = 60
export const DAY_RATE_MAX = 100_000
/** Most characters of a service code (FIELD 2.11), a vessel and a voyage. */
export const SERVICE_MAX = 11
export const VESSEL_MAX = 60
export const VOYAGE_MAX = 20
/** Most ports of call between, and most sailings that are offered. */
export const MAX_VIA = 3
export const MAX_SAILINGS = 6
