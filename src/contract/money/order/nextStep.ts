import { orderMayBecome, type OrderSide, type OrderStatus } from './values.ts'

/** What one side of an order does next. */
export const ORDER_STEPS = ['CONFIRM', 'PAY', 'START', 'DELIVER', 'ACCEPT', 'RESOLVE', 'REVIEW'] as const
export type NextStep = (typeof ORDER_STEPS)[number]

/** Next step of each state; the transitions of the order say by whom. */
const STEPS: readonly { from: OrderStatus; to: OrderStatus; step: NextStep }[] = [
  { from: 'TO_CONFIRM', to: 'TO_PAY', step: 'CONFIRM' },
  { from: 'TO_PAY', to: 'PAY_CHECKING', step: 'PAY' },
  { from: 'PAID', to: 'EXECUTING', step: 'START' },
  { from: 'EXECUTING', to: 'DELIVERED', step: 'DELIVER' },
  { from: 'DELIVERED', to: 'SETTLED', step: 'ACCEPT' },
  { from: 'DISPUTED', to: 'SETTLED', step: 'RESOLVE' },
  { from: 'SETTLED', to: 'REVIEWED', step: 'REVIEW' },
]
/** States in which an agreed addition may leave something to pay. */
const PAYS_REST = new Set<OrderStatus>(['EXECUTING', 'DELIVERED', 'DISPUTED'])

/** The part of an order that its next step depends on. */
export interface OrderState {
  status: OrderStatus
  payable: { amount: string }
  paid: { amount: string }
}

/** Whether an addition was agreed after the payment and is not paid. */
export const owesRest = ({ status, payable, paid }: OrderState): boolean =>
  PAYS_REST.has(status) && Number(payable.amount) > Number(paid.amount)

/** What this side of an order has to do now; undefined while it waits for somebody else, and once all is done. */
export function nextOrderStep(order: OrderState, side: OrderSide): NextStep | undefined {
  if (side === 'BUYER' && owesRest(order)) return 'PAY'
  const actor = side === 'BUYER' ? 'buyer' : 'seller'
  const found = STEPS.find(({ from }) => from === order.status)
  if (!found) return undefined
  return orderMayBecome(found.from, found.to, actor) || orderMayBecome(found.from, found.to, 'sides')
    ? found.step
    : undefined
}
