import { fellThrough } from '@/contract/money/order/values.ts'
import { needsCredit } from '@/contract/money/credit/terms.ts'
import type { Booking, BookingQuery } from '@/contract/market/booking/schemas.ts'
import type { OwnPage } from '@/contract/page.ts'
import { isTotalAbout } from '@/contract/trade/bid/about.ts'
import type { Caller, Deps } from '../../deps.ts'
import { bookingWords } from '../../contacts.ts'
import { notFound, stateChanged } from '../../errors.ts'
import { inDays, ownPage } from '../../list.ts'
import { namedBy } from '../../front/search/keys.ts'
import { nameKeys, orderKeys } from '../../front/search/things.ts'
import { needOf } from '../../money/credit/standing.ts'
import { isBooking, sideOf } from '../../money/order/after.ts'
import { orderSummary, orderUntil, ownOrder } from '../../money/order/view.ts'
import type { OrderRow } from '../../tradeRows.ts'

type BookingReason = NonNullable<Booking['refusal']>['reason']

/** Whether the seller may accept it on credit. */
const mayTakeCredit = ({ status, sellerId, paymentTerm }: OrderRow, { companyId }: Caller): boolean =>
  status === 'TO_CONFIRM' && sellerId === companyId && needsCredit(paymentTerm)

/** An order from a listing or an agreement, for one side. */
export function bookingView(deps: Deps, order: OrderRow, caller: Caller): Booking {
  const { booking, callOff, confirmBy, lanes, payable } = order
  const part = booking ?? callOff
  if (!part) throw notFound()
  const [lane] = lanes
  const { allIn } = lane ?? { allIn: payable }
  return {
    ...orderSummary(deps, order, caller),
    ...(booking && { listingNo: booking.listingNo }),
    items: booking?.items ?? lane?.boxes ?? [],
    ...(callOff && lane?.sailings[0] && { sailing: lane.sailings[0] }),
    ...bookingWords<BookingReason>(order, sideOf(order, caller.companyId), part),
    ...(order.status === 'TO_CONFIRM' && confirmBy && { acceptBy: confirmBy }),
    ...(mayTakeCredit(order, caller) && { credit: needOf(deps, order) }),
    allIn,
    isAbout: lane !== undefined && isTotalAbout(lane.charges, allIn.currency),
  }
}

/** A booking that the caller may decide on now: 4004 for others, 4009 if it is decided or has changed. */
export function openBooking(
  deps: Deps,
  caller: Caller,
  { id, version }: { id: string; version: number },
  side: 'BUYER' | 'SELLER',
): OrderRow {
  const order = ownOrder(deps, caller, id)
  if (!isBooking(order) || sideOf(order, caller.companyId) !== side) throw notFound()
  if (order.status !== 'TO_CONFIRM' || order.version !== version) throw stateChanged(bookingView(deps, order, caller))
  return order
}

type Tab = NonNullable<BookingQuery['tab']>
const tabOf = (order: Readonly<OrderRow>): Tab => {
  if (order.status === 'TO_CONFIRM') return 'open'
  return fellThrough(order) ? 'closed' : 'accepted'
}

/** Bookings sent or received by the caller, by the deadline that runs, then newest change first. */
export function myBookings(deps: Deps, query: BookingQuery, caller: Caller): OwnPage<Booking> {
  const isInDays = inDays(query)
  const isNamed = namedBy(query.keyword)
  const { companyId } = caller
  const isWanted = (order: Readonly<OrderRow>): boolean => {
    if (!isBooking(order) || (order.buyerId !== companyId && order.sellerId !== companyId)) return false
    if (query.side && sideOf(order, companyId) !== query.side) return false
    if (query.listingId && order.listingId !== query.listingId) return false
    if (!isInDays(order.createdAt)) return false
    const other = deps.rows.companies.get(order.buyerId === companyId ? order.sellerId : order.buyerId)
    return isNamed(() => [orderKeys(order), ...(other ? [nameKeys(other)] : [])])
  }
  const tabs = { wanted: query.tab, of: (order: Readonly<OrderRow>) => [tabOf(order)] }
  const page = ownPage(deps.rows.orders, isWanted, tabs, query, orderUntil)
  return { ...page, records: page.records.map((order) => bookingView(deps, order, caller)) }
}
