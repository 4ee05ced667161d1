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
/** Which way a notice changes a price. */
export const NOTICE_KINDS = ['INCREASE', 'DECREASE'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]
/** Days for the buyer to object to an increase. TRADE part 4. */
export const OBJECTION_DAYS = 10
/** Days before its end at which both sides are told. TRADE part 4, renewal. */
export const ENDING_DAYS = [60, 30, 7] as const
/** Days before its end from which the buyer is offered to tender it again. Assumed: decision 0050. */
export const RENEWAL_DAYS = 90
/** How long a renewal by proposal may run, days after the old end. TRADE part 4. */
export const RENEWED_DAYS = 90
/** Days after its end until which an agreement can be renewed by proposal. Assumed: decision 0059. */
export const RENEWAL_LATE_DAYS = 30
/** Days to answer a proposal. Assumed: decision 0059. */
export const RENEWAL_ANSWER_DAYS = 14
/** Days to answer a proposal to amend an agreement. Assumed: decision 0077. */
export const AMENDMENT_ANSWER_DAYS = 14
/** Maximum number of prices that a proposal changes. Assumed: decision 0059. */
export const RENEWED_PRICES_MAX = 200
/** Days before its release at which the buyer is told of an allocation that it has not used. Assumed: decision 0060. */
export const UNUSED_DAYS = 2
