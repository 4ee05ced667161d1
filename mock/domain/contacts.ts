import { maskContacts } from '@/contract/contacts.ts'
import { isDeal } from '@/contract/money/order/contact.ts'
import type { OrderLane } from '@/contract/money/order/schemas.ts'
import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import type { Deps } from './deps.ts'
import type { BidRow, OrderRow, TenderRow } from './tradeRows.ts'
import { partOf } from './trade/tender/winners.ts'

/** A text as the other side reads it: with contact data once the deal stands. */
export function openedText(isOpen: boolean, text: string): string {
  return isOpen ? text : maskContacts(text).text
}

/** True once the order that a bid won is confirmed, while it stands. */
export function isBidDeal(deps: Deps, tender: TenderRow, bid: Pick<BidRow, 'id'>): boolean {
  const part = partOf(tender, bid.id)
  const order = part && deps.rows.orders.get(part.orderId)
  return order !== undefined && isDeal(order.status)
}

const lineOf = <Line extends { note?: string | undefined }>(line: Line): Line =>
  line.note ? { ...line, note: openedText(false, line.note) } : line

/** A bid for the publisher before the deal: contact data in its texts are hidden. */
export function closedBid(bid: ReceivedBid): ReceivedBid {
  const { optionName, counter, note } = bid
  return {
    ...bid,
    note: openedText(false, note),
    ...(optionName && { optionName: openedText(false, optionName) }),
    ...(counter?.answer && { counter: { ...counter, answer: openedText(false, counter.answer) } }),
    lanes: bid.lanes.map((lane) => ({
      ...lane,
      ...(lane.service && { service: openedText(false, lane.service) }),
      charges: lane.charges.map(lineOf),
    })),
  }
}

/** The lines that an order froze, as its buyer reads them before the deal. */
export function closedLanes(lanes: readonly OrderLane[]): OrderLane[] {
  return lanes.map((lane) => ({ ...lane, charges: lane.charges.map(lineOf) }))
}

/** The notes of a booking: the buyer's for the seller, the refusal's for the buyer. */
export function bookingWords({ status, booking }: Readonly<OrderRow>, side: 'BUYER' | 'SELLER') {
  const isOpen = isDeal(status)
  const { note = '', refusal } = booking ?? {}
  return {
    note: openedText(isOpen || side === 'BUYER', note),
    ...(refusal && { refusal: { ...refusal, note: openedText(isOpen || side === 'SELLER', refusal.note) } }),
  }
}
