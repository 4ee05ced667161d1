/** Demands that a tender can relax so that more enterprises fit. */
export const DEMANDS = ['DIRECT', 'TRANSIT', 'FREE_DAYS', 'CHARGES', 'QUOTING', 'DEADLINE', 'INVITED'] as const
export type Demand = (typeof DEMANDS)[number]
/** Price units: TEU, cubic metre (LCL), kilogram (air). */
export const PRICE_UNITS = ['TEU', 'CBM', 'KG'] as const
export type PriceUnit = (typeof PRICE_UNITS)[number]
/** Days evaluated for help, and months of price history. Assumed: decision 0004. */
export const HELP_DAYS = 90
export const HISTORY_MONTHS = 12
