/** What a price alert waits for: a price below an amount, or a fall within four weeks. MARKET 4.6. */
export const ALERT_KINDS = ['BELOW', 'DROP'] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

/** Maximum number of price alerts of an enterprise, ended ones included. */
export const MAX_ALERTS = 20
/** Days for which an alert runs; renewing begins them anew. */
export const ALERT_DAYS = 90
/** Days for which the price must have been above again before an alert tells once more. */
export const ALERT_QUIET_DAYS = 7
/** Days over which a fall is measured: four weeks. */
export const ALERT_DROP_DAYS = 28
/** Limits of an amount, whole US dollars, and of a fall, whole percent. */
export const ALERT_USD_MAX = 100_000
export const ALERT_PCT_MAX = 50
