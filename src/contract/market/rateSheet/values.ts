import { CHARGE_BASES } from '../../trade/bid/values.ts'

/** DRAFT -> ACTIVE -> EXPIRED | ARCHIVED. TRADE part 9. */
export const RATE_SHEET_STATUSES = ['DRAFT', 'ACTIVE', 'EXPIRED', 'ARCHIVED'] as const
export type RateSheetStatus = (typeof RATE_SHEET_STATUSES)[number]

/** Transport modes of a sheet: a truck has no lane of two places. */
export const RATE_MODES = ['FCL', 'LCL', 'AIR', 'RAIL'] as const
export type RateMode = (typeof RATE_MODES)[number]

/** Bases of a rate: what is at cost has no price. */
export const RATE_BASES = CHARGE_BASES.filter((basis) => basis !== 'AT_COST')

/** Whether a rate can be used today: yes, not yet, or no more. */
export const RATE_STATES = ['VALID', 'LATER', 'EXPIRED'] as const
export type RateState = (typeof RATE_STATES)[number]

/** What became of a rate from the former sheet to the new one. */
export const RATE_CHANGES = ['ROSE', 'FELL', 'CAME', 'WENT'] as const
export type RateChangeKind = (typeof RATE_CHANGES)[number]

/** A mark-up: percent of the cost, or an amount a unit. */
export const MARKUP_KINDS = ['PCT', 'FIX'] as const
export type MarkupKind = (typeof MARKUP_KINDS)[number]

/** Days before the end of rates at which their enterprise is told. TRADE part 9. */
export const RATE_ALERT_DAYS = [14, 7, 3, 1] as const

/** Rates of a sheet: 5,000 rows, each with a price for up to four container types. Assumed: decision 0080. */
export const MAX_RATES = 20_000
/** Rates of one call that imports. TRADE part 9. */
export const RATE_BATCH = 500
/** Limits of an enterprise's mark-ups and remembered mappings. Assumed: decision 0080. */
export const MAX_MARKUPS = 200
export const MAX_MAPPINGS = 50
/** Columns of a remembered mapping. Assumed: decision 0080. */
export const MAX_MAPPED = 100
/** Sheets that a new one replaces, rows made into listings, and changes that an answer shows. Assumed: decision 0080. */
export const MAX_REPLACED = 20
export const MAX_RATE_LISTINGS = 200
export const MAX_CHANGES = 500
/** Maximum length of a sheet's name, a commodity and a remark, and number of included charges. */
export const RATE_SHEET_NAME_MAX = 60
export const COMMODITY_MAX = 60
export const RATE_REMARK_MAX = 200
export const MAX_INCLUDED = 20
/** Maximum mark-up in percent, step and floor. */
export const MARKUP_PCT_MAX = 100
