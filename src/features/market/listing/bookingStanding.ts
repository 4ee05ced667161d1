import { known } from '@/contract/known.ts'
import type { Booking } from '@/contract/market/booking/schemas.ts'
import type { OrderSide, OrderStatus } from '@/contract/money/order/values.ts'
import type { MessageId } from '@/i18n/ids.ts'

/** A sentence for each party, or one for both. */
type Sentence = MessageId | Record<OrderSide, MessageId>

/** A booking is always prepaid: it is never confirmed on credit. */
const SENTENCES: Record<Exclude<OrderStatus, 'CONFIRMED'>, Sentence> = {
  TO_CONFIRM: { BUYER: 'listing.standing.accept.BUYER', SELLER: 'listing.standing.accept.SELLER' },
  TO_PAY: { BUYER: 'listing.standing.pay.BUYER', SELLER: 'listing.standing.pay.SELLER' },
  PAY_CHECKING: { BUYER: 'listing.standing.check.BUYER', SELLER: 'listing.standing.check.SELLER' },
  PAID: { BUYER: 'listing.standing.start.BUYER', SELLER: 'listing.standing.start.SELLER' },
  EXECUTING: { BUYER: 'listing.standing.run.BUYER', SELLER: 'listing.standing.run.SELLER' },
  DELIVERED: { BUYER: 'listing.standing.deliver.BUYER', SELLER: 'listing.standing.deliver.SELLER' },
  SETTLED: 'listing.standing.settled',
  REVIEWED: 'listing.standing.reviewed',
  CANCELLED: { BUYER: 'listing.standing.cancelled.BUYER', SELLER: 'listing.standing.cancelled.SELLER' },
  TIMED_OUT: { BUYER: 'listing.standing.unaccepted.BUYER', SELLER: 'listing.standing.unaccepted.SELLER' },
  DISPUTED: 'listing.standing.disputed',
}
const DECLINED: Sentence = { BUYER: 'listing.standing.declined.BUYER', SELLER: 'listing.standing.declined.SELLER' }
const UNPAID: Sentence = { BUYER: 'listing.standing.unpaid.BUYER', SELLER: 'listing.standing.unpaid.SELLER' }

/** What one party of a booking is told: what is due next, or why it ended. None for a status of a later release. */
export function bookingSentence(
  booking: Pick<Booking, 'status' | 'side' | 'refusal' | 'payBy'>,
): MessageId | undefined {
  const sentence = ended(booking) ?? known<string, Sentence>(SENTENCES, booking.status)
  return typeof sentence === 'object' ? sentence[booking.side] : sentence
}

/** A booking is cancelled by the buyer or declined by the seller; it expires before or after the acceptance. */
function ended({ status, refusal, payBy }: Pick<Booking, 'status' | 'refusal' | 'payBy'>): Sentence | undefined {
  if (status === 'CANCELLED' && refusal) return DECLINED
  return status === 'TIMED_OUT' && payBy ? UNPAID : undefined
}
