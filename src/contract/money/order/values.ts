/** States of an order (FIELD 2.4). */
export const ORDER_STATUSES = [
  'TO_CONFIRM',
  'TO_PAY',
  'PAY_CHECKING',
  'PAID',
  'EXECUTING',
  'DELIVERED',
  'SETTLED',
  'REVIEWED',
  'CANCELLED',
  'TIMED_OUT',
  'DISPUTED',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]
/** `sides`: buyer and seller together. */
export type OrderActor = 'buyer' | 'seller' | 'sides' | 'clerk' | 'clock'

/** Allowed status transitions of an order, by actor (FIELD 2.4). */
export const ORDER_EDGES = [
  { from: 'TO_CONFIRM', to: 'TO_PAY', by: 'seller' },
  { from: 'TO_CONFIRM', to: 'CANCELLED', by: 'seller' },
  { from: 'TO_CONFIRM', to: 'CANCELLED', by: 'buyer' },
  { from: 'TO_CONFIRM', to: 'TIMED_OUT', by: 'clock' },
  { from: 'TO_PAY', to: 'PAY_CHECKING', by: 'buyer' },
  { from: 'TO_PAY', to: 'PAID', by: 'clerk' },
  { from: 'TO_PAY', to: 'TIMED_OUT', by: 'clock' },
  { from: 'PAY_CHECKING', to: 'PAID', by: 'clerk' },
  { from: 'PAY_CHECKING', to: 'TO_PAY', by: 'clerk' },
  { from: 'PAID', to: 'EXECUTING', by: 'seller' },
  { from: 'EXECUTING', to: 'DELIVERED', by: 'seller' },
  { from: 'DELIVERED', to: 'SETTLED', by: 'buyer' },
  { from: 'DELIVERED', to: 'SETTLED', by: 'clock' },
  { from: 'EXECUTING', to: 'DISPUTED', by: 'buyer' },
  { from: 'DELIVERED', to: 'DISPUTED', by: 'buyer' },
  { from: 'DISPUTED', to: 'EXECUTING', by: 'sides' },
  { from: 'DISPUTED', to: 'SETTLED', by: 'sides' },
  { from: 'SETTLED', to: 'REVIEWED', by: 'sides' },
  { from: 'SETTLED', to: 'REVIEWED', by: 'clock' },
] as const satisfies readonly { from: OrderStatus; to: OrderStatus; by: OrderActor }[]

/** Whether this actor may move an order from one state to another (FIELD 2.4). */
export function orderMayBecome(from: OrderStatus, to: OrderStatus, by: OrderActor): boolean {
  return ORDER_EDGES.some((edge) => edge.from === from && edge.to === to && edge.by === by)
}

/** The two sides of an order. */
export const ORDER_SIDES = ['BUYER', 'SELLER'] as const
export type OrderSide = (typeof ORDER_SIDES)[number]

/** What a shipment passes, in the order in which it does. */
export const MILESTONES = [
  'BKCF',
  'EPRL',
  'STSP',
  'GITM',
  'PASS',
  'LOBD',
  'DLPT',
  'TSBA',
  'TSDP',
  'BDAR',
  'DSCH',
  'STCS',
  'RCVE',
] as const
export type Milestone = (typeof MILESTONES)[number]

/** States of a charge that the seller wants to add (FIELD 2.4). */
export const ADJUSTMENT_STATUSES = ['PROPOSED', 'APPROVED', 'REJECTED', 'DISPUTED', 'LAPSED'] as const
export type AdjustmentStatus = (typeof ADJUSTMENT_STATUSES)[number]
/** What a buyer may answer to a proposed charge. */
export const CHARGE_ANSWERS = ['APPROVED', 'REJECTED', 'DISPUTED'] as const
export type ChargeAnswer = (typeof CHARGE_ANSWERS)[number]

/** Why a buyer opens a dispute. Assumed: decision 0004. */
export const DISPUTE_REASONS = ['LATE', 'DAMAGED', 'NOT_PERFORMED', 'DOCUMENTS', 'CHARGES', 'OTHER'] as const
export type DisputeReason = (typeof DISPUTE_REASONS)[number]
/** How a dispute can end. */
export const DISPUTE_ENDS = ['EXECUTING', 'SETTLED'] as const
export type DisputeEnd = (typeof DISPUTE_ENDS)[number]

/** What each side is judged by, 1 to 5 (FIELD 2.6). */
export const REVIEW_POINTS = ['priceTruth', 'onTime', 'communication', 'documents'] as const
export type ReviewPoint = (typeof REVIEW_POINTS)[number]

/** Hours the buyer has to answer a proposed charge (FIELD 2.4). */
export const CHARGE_HOURS = 48
/** Days after the delivery until an order counts as accepted. Assumed: decision 0004. */
export const ACCEPT_DAYS = 7
/** Days after the settlement in which reviews can be written; then they are published (FIELD 2.6). */
export const REVIEW_DAYS = 14
/** Most files that prove a charge. Assumed: decision 0004. */
export const MAX_EVIDENCE = 5
/** Most characters of the place of a milestone. */
export const MILESTONE_PLACE_MAX = 60
/** Most characters of a container's number and of its seal's, as they are typed. */
export const CONTAINER_NO_MAX = 20
/** Most characters of what is said in a dispute. */
export const DISPUTE_TEXT_MAX = 500
/** Most characters of a review (FIELD 2.6). */
export const REVIEW_TEXT_MAX = 500
