import type { PayState } from '../credit/values.ts'
import { orderMayBecome, type OrderSide, type OrderStatus } from './values.ts'

/** Possible next steps of one side of an order. */
export const ORDER_STEPS = ['CONFIRM', 'PAY', 'START', 'DELIVER', 'ACCEPT', 'RESOLVE', 'REVIEW'] as const
export type NextStep = (typeof ORDER_STEPS)[number]

/** Next step of each status; the order's transitions define the actor. */
const STEPS: readonly { from: OrderStatus; to: OrderStatus; step: NextStep }[] = [
  { from: 'TO_CONFIRM', to: 'TO_PAY', step: 'CONFIRM' },
  { from: 'TO_PAY', to: 'PAY_CHECKING', step: 'PAY' },
  { from: 'CONFIRMED', to: 'EXECUTING', step: 'START' },
  { from: 'PAID', to: 'EXECUTING', step: 'START' },
  { from: 'EXECUTING', to: 'DELIVERED', step: 'DELIVER' },
  { from: 'DELIVERED', to: 'SETTLED', step: 'ACCEPT' },
  { from: 'DISPUTED', to: 'SETTLED', step: 'RESOLVE' },
  { from: 'SETTLED', to: 'REVIEWED', step: 'REVIEW' },
]
/** Statuses in which an agreed addition, credit, or a paid deposit may leave an amount to pay. */
const PAYS_REST = new Set<OrderStatus>([
  'CONFIRMED',
  'PAID',
  'EXECUTING',
  'DELIVERED',
  'DISPUTED',
  'SETTLED',
  'REVIEWED',
])

/** The fields that decide an order's next step. */
export interface OrderState {
  status: OrderStatus
  payable: { amount: string }
  paid: { amount: string }
  /** Absent: an order that is prepaid. */
  payState?: PayState | undefined
}

/** Whether something can be paid later: an addition agreed after the payment, an order on credit, or a balance. */
export const owesRest = ({ status, payable, paid }: OrderState): boolean =>
  // Most are paid: equal texts need no numbers.
  PAYS_REST.has(status) && payable.amount !== paid.amount && Number(payable.amount) > Number(paid.amount)

/** Whether that has to be paid: on credit, and of a balance, not before the cargo is loaded. */
export const owesNow = (order: OrderState): boolean => owesRest(order) && order.payState !== 'NOTHING_DUE'

/** The next step of this side; undefined while another party has to act, and when all is done. */
export function nextOrderStep(order: OrderState, side: OrderSide): NextStep | undefined {
  if (side === 'BUYER' && owesNow(order)) return 'PAY'
  const actor = side === 'BUYER' ? 'buyer' : 'seller'
  const found = STEPS.find(({ from }) => from === order.status)
  if (!found) return undefined
  return orderMayBecome(found.from, found.to, actor) || orderMayBecome(found.from, found.to, 'sides')
    ? found.step
    : undefined
}
