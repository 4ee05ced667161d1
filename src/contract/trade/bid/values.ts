/** Enumerations of a bid, as transmitted (FIELD 2.3). */
export const BID_STATUSES = [
  'DRAFT',
  'SUBMITTED',
  'NEED_RECONFIRM',
  'WITHDRAWN',
  'SHORTLISTED',
  'AWARDED',
  'CONFIRMED',
  'DECLINED',
  'LOST',
  'EXPIRED',
  'DISQUALIFIED',
] as const
export const CHARGE_GROUPS = ['ORIGIN', 'FREIGHT', 'DESTINATION', 'CONDITIONAL', 'OPTIONAL'] as const
/** Charge groups in the all-in price. */
export const ALL_IN_GROUPS = ['ORIGIN', 'FREIGHT', 'DESTINATION'] as const
export const CHARGE_BASES = [
  'PER_CONTAINER',
  'PER_BL',
  'PER_SHIPMENT',
  'PER_WM',
  'PER_KG',
  'PER_CONTAINER_DAY',
  'PER_HOUR',
  'PERCENT_OF_FREIGHT',
  'PERCENT_OF_VALUE',
  'AT_COST',
] as const
export const CHARGE_STATES = ['QUOTED', 'INCLUDED', 'EXCLUDED', 'NOT_APPLICABLE'] as const
/**
 * How far a bid can be compared: with all others; with a charge that nobody prices; for a part of lanes or containers;
 * not, because it fails a demand; not at all any more. The last that is true counts.
 */
export const COMPARE_BANDS = ['COMPARABLE', 'UNPRICED', 'PARTIAL', 'FAILS', 'OUT'] as const
export const SPACE_STATUSES = ['CONFIRMED', 'SUBJECT', 'WAITLIST'] as const
export const GAP_BANDS = ['LE2', 'LE5', 'LE10', 'GT10'] as const
export const LOSS_REASONS = ['PRICE', 'TRANSIT', 'FREE_TIME', 'SERVICE', 'INCOMPLETE', 'OTHER'] as const
export const DECLINE_REASONS = ['NO_SPACE', 'PRICE_CHANGED', 'SCHEDULE_CHANGED', 'MISTAKE', 'OTHER'] as const
/** Why a publisher takes a bid out of the comparison: a demand that it fails, papers, a price that cannot be held. */
export const DISQUALIFY_REASONS = [
  'DIRECT',
  'TRANSIT',
  'FREE_TIME',
  'VALIDITY',
  'EQUIPMENT',
  'CHARGES',
  'PAPERS',
  'ABNORMALLY_LOW',
  'OTHER',
] as const

export const COUNTER_STATUSES = ['OPEN', 'ACCEPTED', 'DECLINED', 'LAPSED'] as const
/** Maximum number of alternatives per enterprise and tender. Assumed: decision 0004. */
export const MAX_OPTIONS = 3
/** Hours for the bidder to answer a counter-offer. Assumed: decision 0004. */
export const COUNTER_HOURS = 24

export type BidStatus = (typeof BID_STATUSES)[number]
export type ChargeGroup = (typeof CHARGE_GROUPS)[number]
export type ChargeBasis = (typeof CHARGE_BASES)[number]
/** What a price on this basis scales with: containers of its type, the load, or nothing. */
const GROWS_WITH: Record<ChargeBasis, 'boxes' | 'load' | undefined> = {
  PER_CONTAINER: 'boxes',
  PER_CONTAINER_DAY: 'boxes',
  PER_WM: 'load',
  PER_KG: 'load',
  PER_HOUR: 'load',
  PER_BL: undefined,
  PER_SHIPMENT: undefined,
  PERCENT_OF_FREIGHT: undefined,
  PERCENT_OF_VALUE: undefined,
  AT_COST: undefined,
}
/** Whether a price is per container type. */
export const isPerBox = (basis: ChargeBasis): boolean => GROWS_WITH[basis] === 'boxes'
/** Whether a price is multiplied by the ordered units. */
export const isPerUnit = (basis: ChargeBasis): boolean => GROWS_WITH[basis] !== undefined
export type ChargeState = (typeof CHARGE_STATES)[number]
/**
 * What an estimate comes from: the buyer's own figure, the median of the other bids, or both in one cell; the bidder's
 * own figure, where it is higher or nobody has a price; or that and another in one cell.
 */
export type EstimateSource = 'OWN' | 'MEDIAN' | 'BOTH' | 'BIDDER' | 'MIXED'
export type CompareBand = (typeof COMPARE_BANDS)[number]
export type SpaceStatus = (typeof SPACE_STATUSES)[number]
export type GapBand = (typeof GAP_BANDS)[number]
export type LossReason = (typeof LOSS_REASONS)[number]
export type CounterStatus = (typeof COUNTER_STATUSES)[number]
export type DisqualifyReason = (typeof DISQUALIFY_REASONS)[number]
export type DeclineReason = (typeof DECLINE_REASONS)[number]

/** Whether lines of a group count in the all-in price (FIELD 2.3). */
export function isAllInGroup(group: ChargeGroup): boolean {
  return group === 'ORIGIN' || group === 'FREIGHT' || group === 'DESTINATION'
}
