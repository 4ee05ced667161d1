/** Why money goes back to a buyer (TRADE part 5). */
export const REFUND_REASONS = ['ORDER_CANCELLED', 'OVERPAID', 'CREDIT_NOTE', 'DUPLICATE'] as const
export type RefundReason = (typeof REFUND_REASONS)[number]
/** Why a buyer asks for its balance back; a cancelled order is refunded without being asked. */
export const BALANCE_REASONS = ['OVERPAID', 'CREDIT_NOTE', 'DUPLICATE'] as const satisfies readonly RefundReason[]
export type BalanceReason = (typeof BALANCE_REASONS)[number]

/** Statuses of a refund (TRADE part 5). */
export const REFUND_STATUSES = ['REQUESTED', 'APPROVED', 'REFUNDING', 'REFUNDED', 'REFUSED'] as const
export type RefundStatus = (typeof REFUND_STATUSES)[number]

/** Allowed status transitions of a refund, by actor. */
export const REFUND_EDGES = [
  { from: 'REQUESTED', to: 'APPROVED', by: 'seller' },
  { from: 'REQUESTED', to: 'REFUSED', by: 'seller' },
  { from: 'APPROVED', to: 'REFUNDING', by: 'clerk' },
  { from: 'REFUNDING', to: 'REFUNDED', by: 'clerk' },
] as const satisfies readonly { from: RefundStatus; to: RefundStatus; by: 'seller' | 'clerk' }[]

/** Whether this actor may move a refund from one state to another. */
export function refundMayBecome(from: RefundStatus, to: RefundStatus, by: 'seller' | 'clerk'): boolean {
  return REFUND_EDGES.some((edge) => edge.from === from && edge.to === to && edge.by === by)
}
