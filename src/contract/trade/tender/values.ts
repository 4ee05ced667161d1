/** Enumerations of a tender, as transmitted (FIELD 2.2). */
export const TENDER_TYPES = ['SPOT', 'CONTRACT'] as const
export const TRANSPORT_MODES = ['FCL', 'LCL', 'AIR', 'RAIL', 'TRUCK'] as const
export const VISIBILITIES = ['PUBLIC', 'INVITED'] as const
export const QUOTING_MODES = ['SEALED', 'RANK', 'OPEN'] as const
export const TENDER_STATUSES = [
  'DRAFT',
  'REVIEWING',
  'QUOTING',
  'EVALUATING',
  'AWARDED',
  'CONTRACTED',
  'DONE',
  'FAILED',
  'CANCELLED',
] as const
export const HANDOVER_TYPES = ['CY', 'SD', 'CFS'] as const
export const PAYMENT_TERMS = ['PREPAID', 'DEPOSIT_BALANCE', 'ON_BL', 'MONTHLY_30', 'MONTHLY_60'] as const
export const AWARD_RULES = ['LOWEST', 'WEIGHTED'] as const
export const AWARD_REASONS = ['PRICE', 'SCORE', 'TRANSIT', 'FREE_TIME', 'SERVICE', 'COMPLETENESS', 'OTHER'] as const
/** Statuses of one winner of an award. */
export const WINNER_STATUSES = ['WAITING', 'CONFIRMED', 'DECLINED', 'LAPSED', 'UNDONE'] as const
export const CANCEL_REASONS = ['PLAN_CHANGED', 'CARGO_DELAYED', 'WRONG_DATA', 'BUDGET', 'OTHER'] as const
/** Why the clerk returns a tender to draft. */
export const RETURN_REASONS = ['FORBIDDEN_CARGO', 'CONTACT_IN_TEXT', 'DG_PAPERS', 'WEIGHT_IMPLAUSIBLE'] as const

/** Maximum number of saved searches, and maximum length of their names. Assumed: decision 0004. */
export const MAX_SEARCHES = 20
export const SEARCH_NAME_MAX = 30
/** Lane id for container haulage, which has no port of discharge and so no trade lane. */
export const ROAD_LANE = 'ROAD'
/** Spread of a lane's quotes: within 8 percent, within 20, more. Assumed: decision 0004. */
export const SPREAD_BANDS = ['NARROW', 'MEDIUM', 'WIDE'] as const

/** Classes and divisions of dangerous goods (UN Model Regulations), and their packing groups. */
export const DG_CLASSES = '1.1 1.2 1.3 1.4 1.5 1.6 2.1 2.2 2.3 3 4.1 4.2 4.3 5.1 5.2 6.1 6.2 7 8 9'.split(' ')
export const PACKING_GROUPS = ['I', 'II', 'III'] as const

export type TenderType = (typeof TENDER_TYPES)[number]
export type TransportMode = (typeof TRANSPORT_MODES)[number]
export type QuotingMode = (typeof QUOTING_MODES)[number]
export type SpreadBand = (typeof SPREAD_BANDS)[number]
export type TenderStatus = (typeof TENDER_STATUSES)[number]
export type PaymentTerm = (typeof PAYMENT_TERMS)[number]
export type AwardReason = (typeof AWARD_REASONS)[number]
export type AwardRule = (typeof AWARD_RULES)[number]
export type WinnerStatus = (typeof WINNER_STATUSES)[number]
export type CancelReason = (typeof CANCEL_REASONS)[number]
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** Whether a mode's cargo is counted in containers; else in pieces, kilograms and cubic metres. */
export function countsBoxes(mode: TransportMode): boolean {
  return mode === 'FCL' || mode === 'RAIL' || mode === 'TRUCK'
}
/** Whether free days, and rates after them, are agreed on a mode: a flight and a truck have none. */
export const hasFreeTime = (mode: TransportMode): boolean => mode !== 'AIR' && mode !== 'TRUCK'

/** The country where a container stands on a chassis that is paid by the day. */
const CHASSIS_COUNTRY = 'US'

/** Whether a lane says for how many days a charge a container and day counts: where a chassis carries it inland. */
export function countsDays(
  { mode }: { mode?: TransportMode | undefined },
  { pod }: { pod?: string | undefined },
): boolean {
  return mode === 'FCL' && pod?.slice(0, 2) === CHASSIS_COUNTRY
}

/** Whether a tender says how many bills of lading a lane has: containers of one shipment, by sea or rail. */
export function namesBls({ type, mode }: { type?: TenderType | undefined; mode?: TransportMode | undefined }): boolean {
  return type !== 'CONTRACT' && (mode === 'FCL' || mode === 'RAIL')
}
