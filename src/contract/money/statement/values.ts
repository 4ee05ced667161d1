/** Statuses of a monthly statement (TRADE part 5). Only DRAFT and SENT are stored: the others follow from its lines. */
export const STATEMENT_STATUSES = ['DRAFT', 'SENT', 'DISPUTED', 'CONFIRMED', 'PART_PAID', 'PAID'] as const
export type StatementStatus = (typeof STATEMENT_STATUSES)[number]
/** The statuses that are stored. */
export type KeptStatementStatus = Extract<StatementStatus, 'DRAFT' | 'SENT'>

/**
 * What a line is: the balance before, what came on top, and what went off. A LATE_FEE is only proposed: it counts once the
 * buyer has confirmed it.
 */
export const STATEMENT_KINDS = ['CARRIED', 'CHARGE', 'ADDITION', 'LATE_FEE', 'REDUCTION', 'PAYMENT'] as const
export type StatementKind = (typeof STATEMENT_KINDS)[number]

/**
 * States of a line. Silence is no consent: a line stays OPEN until the buyer confirms it. WITHDRAWN: the buyer took its
 * dispute back. AGREED: both stand by another amount.
 */
export const LINE_STATES = ['OPEN', 'CONFIRMED', 'DISPUTED', 'AGREED', 'WITHDRAWN'] as const
export type LineState = (typeof LINE_STATES)[number]

/** Why a buyer disputes a line. */
export const LINE_DISPUTES = [
  'NOT_MINE',
  'WRONG_AMOUNT',
  'WRONG_RATE',
  'NOT_AGREED',
  'DUPLICATE',
  'SERVICE_FAILED',
] as const
export type LineDispute = (typeof LINE_DISPUTES)[number]

/** Days without an answer after which the buyer is reminded, again and again. */
export const SILENT_DAYS = 7
