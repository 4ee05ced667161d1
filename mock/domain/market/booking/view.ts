import type { Booking, BookingQuery } from '@/contract/market/booking/schemas.ts'
import type { OwnPage } from '@/contract/page.ts'
import type { Caller, Deps } from '../../deps.ts'
import { bookingWords } from '../../contacts.ts'
import { notFound, stateChanged } from '../../errors.ts'
import { inDays, ownPage } from '../../list.ts'
import { namedBy } from '../../front/search/keys.ts'
import { nameKeys, orderKeys } from '../../front/search/things.ts'
import { sideOf } from '../../money/order/after.ts'
import { orderSummary, orderUntil, ownOrder } from '../../money/order/view.ts'
import type { OrderRow } from '../../tradeRows.ts'

/** An order from a listing, for one side. */
export function bookingView(deps: Deps, order: OrderRow, caller: Caller): Booking {
  const { booking, listingId, confirmBy, lanes, payable } = order
  if (!booking || listingId === undefined) throw notFound()
  return {
    ...orderSummary(deps, order, caller),
    listingId,
    listingNo: booking.listingNo,
    items: booking.items,
    ...bookingWords(order, sideOf(order, caller.companyId)),
    ...(order.status === 'TO_CONFIRM' && confirmBy && { acceptBy: confirmBy }),
    allIn: lanes[0]?.allIn ?? payable,
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
  if (!order.booking || sideOf(order, caller.companyId) !== side) throw notFound()
  if (order.status !== 'TO_CONFIRM' || order.version !== version) throw stateChanged(bookingView(deps, order, caller))
  return order
}

type Tab = NonNullable<BookingQuery['tab']>
const tabOf = ({ status }: Readonly<OrderRow>): Tab => {
  if (status === 'TO_CONFIRM') return 'open'
  return status === 'CANCELLED' || status === 'TIMED_OUT' ? 'closed' : 'accepted'
}

/** Bookings sent or received by the caller, by the deadline that runs, then newest change first. */
export function myBookings(deps: Deps, query: BookingQuery, caller: Caller): OwnPage<Booking> {
  const isInDays = inDays(query)
  const isNamed = namedBy(query.keyword)
  const { companyId } = caller
  const isWanted = (order: Readonly<OrderRow>): boolean => {
    if (!order.booking || (order.buyerId !== companyId && order.sellerId !== companyId)) return false
    if (query.side && sideOf(order, companyId) !== query.side) return false
    if (query.listingId && order.listingId !== query.listingId) return false
    if (!isInDays(order.createdAt)) return false
    const other = deps.rows.companies.get(order.buyerId === companyId ? order.sellerId : order.buyerId)
    return isNamed(orderKeys(order), ...(other ? [nameKeys(other)] : []))
  }
  const tabs = { wanted: query.tab, of: (order: Readonly<OrderRow>) => [tabOf(order)] }
  const page = ownPage(deps.rows.orders, isWanted, tabs, query, orderUntil)
  return { ...page, records: page.records.map((order) => bookingView(deps, order, caller)) }
}
