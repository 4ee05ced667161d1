/** What a tender may ask less of, so that more enterprises fit. */
export const DEMANDS = ['DIRECT', 'TRANSIT', 'FREE_DAYS', 'CHARGES', 'QUOTING', 'DEADLINE', 'INVITED'] as const
export type Demand = (typeof DEMANDS)[number]
/** What a price is for: a twenty-foot equivalent, a cubic metre (LCL), a kilogram (air). */
export const PRICE_UNITS = ['TEU', 'CBM', 'KG'] as const
export type PriceUnit = (typeof PRICE_UNITS)[number]
/** Days back that help looks at, and months that a price history goes back. Assumed: decision 0004. */
export const HELP_DAYS = 90
export const HISTORY_MONTHS = 12
