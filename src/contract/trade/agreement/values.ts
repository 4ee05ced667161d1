/** States of an agreement: by date and by what is left of it, told on reading. TRADE part 4. */
export const AGREEMENT_STATUSES = [
  'PENDING_START',
  'ACTIVE',
  'SUSPENDED',
  'FULFILLED',
  'EXPIRED',
  'TERMINATED',
] as const
export type AgreementStatus = (typeof AGREEMENT_STATUSES)[number]

/** Why a seller refuses a call-off. TRADE part 4. */
export const CALL_OFF_REFUSALS = ['NO_SPACE', 'EQUIPMENT', 'EMBARGO', 'OVER_ALLOCATION', 'CREDIT'] as const
export type CallOffRefusal = (typeof CALL_OFF_REFUSALS)[number]

/** How far from the wanted day the accepted sailing may leave without asking the buyer, days. Assumed: decision 0040. */
export const SAILING_SLACK_DAYS = 2
/** How far from the wanted day another sailing may be offered, days, and the hours to answer it. TRADE part 4. */
export const COUNTER_DAYS = 7
export const COUNTER_HOURS = 12
/** Days between the notice of a termination and the end. TRADE part 4. */
export const TERMINATION_DAYS = 30
/** Days before its end at which both sides are told. TRADE part 4, renewal. */
export const ENDING_DAYS = 30
