/** Statuses of a credit line (TRADE part 5). FROZEN and EXPIRED are never stored: they follow from the orders and the day. */
export const CREDIT_LINE_STATUSES = ['REQUESTED', 'GRANTED', 'REFUSED', 'FROZEN', 'CLOSED', 'EXPIRED'] as const
export type CreditLineStatus = (typeof CREDIT_LINE_STATUSES)[number]
/** The statuses that are stored. */
export type KeptLineStatus = Exclude<CreditLineStatus, 'FROZEN' | 'EXPIRED'>

/** Allowed status transitions of a credit line, by actor. A new limit of a granted line is no transition. */
export const CREDIT_EDGES = [
  { from: 'REQUESTED', to: 'GRANTED', by: 'seller' },
  { from: 'REQUESTED', to: 'REFUSED', by: 'seller' },
  { from: 'REQUESTED', to: 'CLOSED', by: 'buyer' },
  { from: 'REFUSED', to: 'REQUESTED', by: 'buyer' },
  { from: 'CLOSED', to: 'REQUESTED', by: 'buyer' },
  { from: 'REFUSED', to: 'GRANTED', by: 'seller' },
  { from: 'CLOSED', to: 'GRANTED', by: 'seller' },
  { from: 'GRANTED', to: 'CLOSED', by: 'seller' },
] as const satisfies readonly { from: KeptLineStatus; to: KeptLineStatus; by: 'buyer' | 'seller' }[]

/** Whether this side may move a credit line from one status to another. */
export function creditMayBecome(from: KeptLineStatus, to: KeptLineStatus, by: 'buyer' | 'seller'): boolean {
  return CREDIT_EDGES.some((edge) => edge.from === from && edge.to === to && edge.by === by)
}

/** Statuses of what an order has to be paid, beside its own status (TRADE part 5). Never stored. */
export const PAY_STATES = [
  'NOTHING_DUE',
  'DUE',
  'DEPOSIT_DUE',
  'BALANCE_DUE',
  'CHECKING',
  'PARTLY_PAID',
  'PAID',
  'OVERDUE',
] as const
export type PayState = (typeof PAY_STATES)[number]

/** Days after the B/L date until a payment on B/L, or a balance, is due. */
export const ON_BL_GRACE_DAYS = 3
/** Days after the due day from which a credit line with something overdue is frozen. */
export const FREEZE_DAYS = 3
/** Days before (negative) and after the due day on which the buyer is reminded. */
export const REMIND_DAYS = [-7, -1, 1, 3, 7] as const
/** Most days for which a credit line is granted at once. */
export const CREDIT_DAYS_MAX = 731
/** Days for which a line is granted together with a confirmation. */
export const CREDIT_DAYS = 365
/** Most papers with a request for credit. */
export const MAX_CREDIT_PAPERS = 5
