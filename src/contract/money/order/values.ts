/** Statuses of an order (FIELD 2.4). CONFIRMED is confirmed on credit: it is executed first and paid later (TRADE part 5). */
export const ORDER_STATUSES = [
  'TO_CONFIRM',
  'TO_PAY',
  'PAY_CHECKING',
  'CONFIRMED',
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

/** Whether an order has come to nothing: called off, or not confirmed or paid in time. */
export const fellThrough = ({ status }: { status: OrderStatus }): boolean =>
  status === 'CANCELLED' || status === 'TIMED_OUT'

/** `sides`: buyer and seller together. */
export type OrderActor = 'buyer' | 'seller' | 'sides' | 'clerk' | 'clock'

/** Allowed status transitions of an order, by actor (FIELD 2.4). */
export const ORDER_EDGES = [
  { from: 'TO_CONFIRM', to: 'TO_PAY', by: 'seller' },
  { from: 'TO_CONFIRM', to: 'CONFIRMED', by: 'seller' },
  { from: 'TO_CONFIRM', to: 'CANCELLED', by: 'seller' },
  { from: 'TO_CONFIRM', to: 'CANCELLED', by: 'buyer' },
  { from: 'TO_CONFIRM', to: 'TIMED_OUT', by: 'clock' },
  { from: 'TO_PAY', to: 'PAY_CHECKING', by: 'buyer' },
  { from: 'TO_PAY', to: 'PAID', by: 'clerk' },
  { from: 'TO_PAY', to: 'CANCELLED', by: 'buyer' },
  { from: 'TO_PAY', to: 'TIMED_OUT', by: 'clock' },
  { from: 'PAY_CHECKING', to: 'PAID', by: 'clerk' },
  { from: 'PAY_CHECKING', to: 'TO_PAY', by: 'clerk' },
  { from: 'CONFIRMED', to: 'PAID', by: 'clerk' },
  { from: 'CONFIRMED', to: 'EXECUTING', by: 'seller' },
  { from: 'CONFIRMED', to: 'CANCELLED', by: 'buyer' },
  { from: 'PAID', to: 'EXECUTING', by: 'seller' },
  { from: 'PAID', to: 'CANCELLED', by: 'buyer' },
  { from: 'EXECUTING', to: 'CANCELLED', by: 'buyer' },
  { from: 'EXECUTING', to: 'DELIVERED', by: 'seller' },
  { from: 'DELIVERED', to: 'SETTLED', by: 'buyer' },
  { from: 'DELIVERED', to: 'SETTLED', by: 'clock' },
  { from: 'EXECUTING', to: 'DISPUTED', by: 'buyer' },
  { from: 'DELIVERED', to: 'DISPUTED', by: 'buyer' },
  { from: 'DISPUTED', to: 'EXECUTING', by: 'sides' },
  { from: 'DISPUTED', to: 'SETTLED', by: 'sides' },
  { from: 'DISPUTED', to: 'CANCELLED', by: 'sides' },
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

/**
 * Milestones of shipments, by sea, air (IATA Cargo iQ), rail and road; `milestones.ts` tells which an order has, in which
 * order. Decision 0076.
 */
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
  'CFSR',
  'STUF',
  'UNST',
  'CFSD',
  'RCS',
  'MAN',
  'DEP',
  'ARR',
  'RCF',
  'NFD',
  'DLV',
  'RGIN',
  'RLOD',
  'RDEP',
  'RBOR',
  'RARR',
  'ROFF',
  'VASN',
  'VPUP',
  'VLOD',
  'VDEP',
  'VARR',
  'VPOD',
] as const
export type Milestone = (typeof MILESTONES)[number]

/** Statuses of an additional charge (FIELD 2.4); REPORTED ones are paid by the other party at the other end. */
export const ADJUSTMENT_STATUSES = ['PROPOSED', 'APPROVED', 'REJECTED', 'DISPUTED', 'LAPSED', 'REPORTED'] as const
export type AdjustmentStatus = (typeof ADJUSTMENT_STATUSES)[number]
/** The buyer's possible answers to a proposed charge. */
export const CHARGE_ANSWERS = ['APPROVED', 'REJECTED', 'DISPUTED'] as const
export type ChargeAnswer = (typeof CHARGE_ANSWERS)[number]

/** Why a buyer opens a dispute. Assumed: decision 0004. */
export const DISPUTE_REASONS = ['LATE', 'DAMAGED', 'NOT_PERFORMED', 'DOCUMENTS', 'CHARGES', 'OTHER'] as const
export type DisputeReason = (typeof DISPUTE_REASONS)[number]
/** Possible outcomes of a dispute; CANCELLED gives back all that was paid. */
export const DISPUTE_ENDS = ['EXECUTING', 'SETTLED', 'CANCELLED'] as const
export type DisputeEnd = (typeof DISPUTE_ENDS)[number]

/** Criteria of reviews, 1 to 5 (FIELD 2.6). */
export const REVIEW_POINTS = ['priceTruth', 'onTime', 'communication', 'documents'] as const
export type ReviewPoint = (typeof REVIEW_POINTS)[number]

/** Hours for the buyer to answer a proposed charge (FIELD 2.4). */
export const CHARGE_HOURS = 48
/** Days after the delivery until an order counts as accepted. Assumed: decision 0004. */
export const ACCEPT_DAYS = 7
/** Days after the settlement to write reviews; then they are published (FIELD 2.6). */
export const REVIEW_DAYS = 14
/** Maximum number of evidence files per charge. Assumed: decision 0004. */
export const MAX_EVIDENCE = 5
/** Most charges that one credit note lowers. */
export const MAX_CREDIT_LINES = 20
/** Maximum length of a milestone's place. */
export const MILESTONE_PLACE_MAX = 60
/** Maximum length of a container number and of a seal number, as typed. */
export const CONTAINER_NO_MAX = 20
/** Maximum length of a dispute text. */
export const DISPUTE_TEXT_MAX = 500
/** Maximum length of a review (FIELD 2.6). */
export const REVIEW_TEXT_MAX = 500
