import type { OrderSide, OrderStatus } from '@/contract/money/order/values.ts'
import type { MessageId } from '@/i18n/ids.ts'

/** A sentence for both parties, or one for each where they wait for different things. */
type Sentence = MessageId | Record<OrderSide, MessageId>

const SENTENCES: Record<OrderStatus, Sentence> = {
  TO_CONFIRM: { BUYER: 'payment.due.confirm', SELLER: 'payment.due.confirm.own' },
  TO_PAY: { BUYER: 'payment.standing.toPay', SELLER: 'payment.due.seller' },
  PAY_CHECKING: { BUYER: 'payment.standing.checking', SELLER: 'payment.standing.checking.seller' },
  PAID: { BUYER: 'order.next.PAID.buyer', SELLER: 'order.next.PAID.seller' },
  EXECUTING: { BUYER: 'order.next.EXECUTING.buyer', SELLER: 'order.next.EXECUTING.seller' },
  DELIVERED: { BUYER: 'order.next.DELIVERED.buyer', SELLER: 'order.next.DELIVERED.seller' },
  SETTLED: 'payment.standing.settled',
  REVIEWED: 'payment.standing.reviewed',
  CANCELLED: 'payment.standing.cancelled',
  TIMED_OUT: 'payment.standing.timedOut',
  DISPUTED: 'payment.standing.disputed',
}

/** The sentence that tells one party of an order what is due next, and by whom. */
export function orderSentence(status: OrderStatus, side: OrderSide): MessageId {
  const sentence = SENTENCES[status]
  return typeof sentence === 'string' ? sentence : sentence[side]
}
