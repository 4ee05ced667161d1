import { known } from '@/contract/known.ts'
import type { OrderSummary } from '@/contract/money/order/schemas.ts'
import type { OrderSide, OrderStatus } from '@/contract/money/order/values.ts'
import type { MessageId } from '@/i18n/ids.ts'

/** A sentence for both parties, or one for each where they wait for different things. */
type Sentence = MessageId | Record<OrderSide, MessageId>

const SENTENCES: Record<OrderStatus, Sentence> = {
  TO_CONFIRM: { BUYER: 'order.turn.confirm.BUYER', SELLER: 'order.turn.confirm.SELLER' },
  TO_PAY: { BUYER: 'order.turn.pay.BUYER', SELLER: 'order.turn.pay.SELLER' },
  PAY_CHECKING: { BUYER: 'payment.standing.checking.BUYER', SELLER: 'payment.standing.checking.SELLER' },
  CONFIRMED: { BUYER: 'order.turn.startCredit.BUYER', SELLER: 'order.turn.startCredit.SELLER' },
  PAID: { BUYER: 'order.turn.start.BUYER', SELLER: 'order.turn.start.SELLER' },
  EXECUTING: { BUYER: 'payment.standing.executing.BUYER', SELLER: 'payment.standing.executing.SELLER' },
  DELIVERED: { BUYER: 'order.turn.accept.BUYER', SELLER: 'order.turn.accept.SELLER' },
  SETTLED: 'payment.standing.settled',
  REVIEWED: 'payment.standing.reviewed',
  CANCELLED: 'payment.standing.cancelled',
  TIMED_OUT: 'payment.standing.timedOut',
  DISPUTED: 'payment.standing.disputed',
}

/** The same of an order with deposit and balance. */
const OF_DEPOSIT: Partial<Record<OrderStatus, Sentence>> = {
  TO_PAY: { BUYER: 'payment.standing.deposit.BUYER', SELLER: 'payment.standing.deposit.SELLER' },
  PAID: { BUYER: 'payment.standing.balance.BUYER', SELLER: 'payment.standing.balance.SELLER' },
}

type ListedOrder = Pick<OrderSummary, 'status' | 'side' | 'depositPct' | 'payable' | 'paid'>

/** The sentence that tells one party of an order in a list what is due next; none for a status of a later release. */
export function orderSentence({ status, side, depositPct, payable, paid }: ListedOrder): MessageId | undefined {
  const isSplit = depositPct !== undefined && Number(payable.amount) > Number(paid.amount)
  const sentence = (isSplit ? OF_DEPOSIT[status] : undefined) ?? known(SENTENCES, status)
  return typeof sentence === 'object' ? sentence[side] : sentence
}
