import type { ChargeType } from '../../../reference/schemas.ts'
import { MAIN_CHARGE } from '../mainCharge.ts'
import { countsBoxes, type TenderType, type TransportMode } from '../values.ts'

/** Periods of an allocation; weeks are ISO weeks. */
export const ALLOCATION_PERIODS = ['WEEK', 'MONTH'] as const
export type AllocationPeriod = (typeof ALLOCATION_PERIODS)[number]

/** Days before a period until which its containers are kept free: usual and maximum. TRADE part 4; decision 0060. */
export const RELEASE_DAYS = 7
export const RELEASE_DAYS_MAX = 30
/** How far beyond the contracted containers may be called off at most, percent. Assumed: decision 0060. */
export const OVER_PCT_MAX = 50

/** Maximum period of a contract, days, its first and last day included. TRADE part 4. */
export const TERM_MAX_DAYS = 366
/** Days between a call-off and its sailing: usual and maximum. TRADE part 4; the maximum is assumed: decision 0040. */
export const LEAD_DAYS = 7
export const LEAD_DAYS_MAX = 60
/** Hours for the seller to answer a call-off: usual, and the limits of what a tender may ask. TRADE part 4. */
export const CALL_OFF_HOURS = 24
export const CALL_OFF_HOURS_MIN = 4
export const CALL_OFF_HOURS_MAX = 72
/** Calendar days between the notice of an increase and its first day: usual and least, and maximum. TRADE part 4. */
export const NOTICE_DAYS = 30
export const NOTICE_DAYS_MAX = 90
/** Days between the notice of a termination and the end: usual, and the limits. TRADE part 4; decision 0077. */
export const TERMINATION_DAYS = 30
export const TERMINATION_DAYS_MIN = 7
export const TERMINATION_DAYS_MAX = 180
/** Maximum number of B/Ls of one booking. Assumed: decision 0040. */
export const BL_PER_BOOKING_MAX = 50

/** Maximum tolerance of a minimum quantity, percent, and maximum fee a container. Assumed: decision 0049. */
export const MQC_TOLERANCE_MAX = 50
export const MQC_FEE_MAX = 10_000

/** Days of notice of an increase under a term; never fewer than usual. */
export const noticeDaysOf = (term: { noticeDays?: number | undefined } | undefined): number =>
  Math.max(NOTICE_DAYS, term?.noticeDays ?? NOTICE_DAYS)

/** Days of notice of a termination under a term. */
export const terminationDaysOf = (term: { terminationDays?: number | undefined } | undefined): number =>
  term?.terminationDays ?? TERMINATION_DAYS

/** Containers that a whole percentage of a quantity commits to, rounded up. TRADE part 4. */
export const boxesOf = (quantity: number, pct: number): number => Math.ceil((quantity * pct) / 100)

/** Maximum number of charges that float. Assumed: decision 0045. */
export const MAX_FLOATING = 10

/** How far a surcharge that follows fuel may move in a quarter, percent. TRADE part 4. */
export const FUEL_CAP_PCT = 25
/** Limits of what a tender says of it: tonnes a TEU and USD a tonne. Assumed: decision 0053. */
export const FUEL_FACTOR_MAX = 5
export const FUEL_PRICE_MAX = 5_000
/** Surcharges that may follow the price of fuel. Decision 0053. */
export const FUEL_CHARGES = ['BAF', 'LSS', 'EBS'] as const

/** Whether a charge may float: a surcharge on the freight a container, not the freight itself. Decision 0045. */
export function mayFloat({ code, group, basis }: Pick<ChargeType, 'code' | 'group' | 'basis'>): boolean {
  return group === 'FREIGHT' && basis === 'PER_CONTAINER' && !Object.values(MAIN_CHARGE).includes(code)
}

/** Whether such a tender is awarded as an agreement with call-offs; loose cargo is still ordered at once. */
export function isCalledOff({
  type,
  mode,
}: {
  type?: TenderType | undefined
  mode?: TransportMode | undefined
}): boolean {
  return type === 'CONTRACT' && mode !== undefined && countsBoxes(mode)
}
