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

/** Whether both sides of an order read each other's words whole: it stands, or it is called off of an agreement. */
export const isOpenOrder = ({ status, agreementId }: Pick<OrderRow, 'status' | 'agreementId'>): boolean =>
  agreementId !== undefined || isDeal(status)

/** True once the order that a bid won is confirmed, while it stands. */
export function isBidDeal(deps: Deps, tender: TenderRow, bid: Pick<BidRow, 'id'>): boolean {
  const part = partOf(tender, bid.id)
  if (part?.agreementId !== undefined) return part.status === 'CONFIRMED'
  const order = deps.rows.orders.get(part?.orderId ?? '')
  return order !== undefined && isDeal(order.status)
}

/** A line with hidden contact data in its note. */
export const closedLine = <Line extends { note?: string | undefined }>(line: Line): Line =>
  line.note ? { ...line, note: openedText(false, line.note) } : line

/** A bid for the publisher before the deal: contact data in its texts are hidden. */
export function closedBid(bid: ReceivedBid): ReceivedBid {
  const { optionName, counter, note, attachments } = bid
  return {
    ...bid,
    note: openedText(false, note),
    // What a file holds cannot be masked; its name can.
    attachments: attachments.map((file) => ({ ...file, name: openedText(false, file.name) })),
    ...(optionName && { optionName: openedText(false, optionName) }),
    ...(counter?.answer && { counter: { ...counter, answer: openedText(false, counter.answer) } }),
    lanes: bid.lanes.map((lane) => ({
      ...lane,
      ...(lane.service && { service: openedText(false, lane.service) }),
      charges: lane.charges.map(closedLine),
    })),
  }
}

/** The lines that an order froze, as its buyer reads them before the deal. */
export function closedLanes(lanes: readonly OrderLane[]): OrderLane[] {
  return lanes.map((lane) => ({ ...lane, charges: lane.charges.map(closedLine) }))
}

/** The typed part of a booking or call-off. */
interface Worded<Reason> {
  note: string
  refusal?: { reason: Reason; note: string } | undefined
}

/** The notes of a booking or call-off: the buyer's for the seller, the refusal's for the buyer. */
export function bookingWords<Reason extends string>(
  order: Readonly<OrderRow>,
  side: 'BUYER' | 'SELLER',
  { note, refusal }: Worded<Reason>,
) {
  const isOpen = isOpenOrder(order)
  return {
    note: openedText(isOpen || side === 'BUYER', note),
    ...(refusal && { refusal: { ...refusal, note: openedText(isOpen || side === 'SELLER', refusal.note) } }),
  }
}
