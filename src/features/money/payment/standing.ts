import type { OrderSide, OrderStatus } from '@/contract/money/order/values.ts'
import type { MessageId } from '@/i18n/ids.ts'

/** A sentence for both parties, or one for each where they wait for different things. */
type Sentence = MessageId | Record<OrderSide, MessageId>

const SENTENCES: Record<OrderStatus, Sentence> = {
  TO_CONFIRM: { BUYER: 'order.turn.confirm.BUYER', SELLER: 'order.turn.confirm.SELLER' },
  TO_PAY: { BUYER: 'order.turn.pay.BUYER', SELLER: 'order.turn.pay.SELLER' },
  PAY_CHECKING: 'order.turn.check',
  PAID: { BUYER: 'order.turn.start.BUYER', SELLER: 'order.turn.start.SELLER' },
  EXECUTING: { BUYER: 'order.next.EXECUTING.buyer', SELLER: 'order.next.EXECUTING.seller' },
  DELIVERED: { BUYER: 'order.turn.accept.BUYER', SELLER: 'order.turn.accept.SELLER' },
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
