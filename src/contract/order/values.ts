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
export type OrderActor = 'buyer' | 'seller' | 'clerk' | 'clock'

/** Every edge of an order's life that this market walks so far, and who walks it (FIELD 2.4). */
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
] as const satisfies readonly { from: OrderStatus; to: OrderStatus; by: OrderActor }[]

/** Whether this actor may move an order from one state to another (FIELD 2.4). */
export function orderMayBecome(from: OrderStatus, to: OrderStatus, by: OrderActor): boolean {
  return ORDER_EDGES.some((edge) => edge.from === from && edge.to === to && edge.by === by)
}
