/** Limits of carriage data, shared by tenders, quotes and listings. */

/** Maximum transit time, days. */
export const TRANSIT_DAYS_MAX = 120
/** Maximum free time in days, and maximum price per container-day after it. */
export const FREE_DAYS_MAX = 60
export const DAY_RATE_MAX = 100_000
/** Maximum number of rates of a clock, and the last day at which one can end. */
export const MAX_TIERS = 5
export const TIER_DAY_MAX = 365
/** Maximum length of a service code (FIELD 2.11), a vessel and a voyage. */
export const SERVICE_MAX = 11
export const VESSEL_MAX = 60
export const VOYAGE_MAX = 20
/** Maximum number of transhipment ports, and of sailings. */
export const MAX_VIA = 3
export const MAX_SAILINGS = 6
