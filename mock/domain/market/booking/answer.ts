import type { Booking, BookingCommand, RefuseBooking } from '@/contract/market/booking/schemas.ts'
import type { Caller, Deps } from '../../deps.ts'
import { dropJob, planJob } from '../../jobs.ts'
import { tellBooking, tellSide } from '../../member/notification/news.ts'
import { moveOrder, openForPayment } from '../../money/order/close.ts'
import { ownOrder } from '../../money/order/view.ts'
import { callerFor, isRobotCompany } from '../../robots/buyers.ts'
import { needCertified } from '../../guards.ts'
import { bookingView, openBooking } from './view.ts'

const HOUR_MS = 3600_000

/** The seller accepts a booking: TO_CONFIRM -> TO_PAY. From then on it is an order like any other. */
export function acceptBooking(deps: Deps, input: BookingCommand, caller: Caller): Booking {
  needCertified(caller)
  const order = openBooking(deps, caller, input, 'SELLER')
  openForPayment(deps, order.id)
  dropJob(deps, 'bookingLapse', order.id)
  tellSide(deps, order, order.buyerId, 'BOOKING_ACCEPTED')
  if (isRobotCompany(deps, order.buyerId)) planJob(deps, 'robotPay', order.id, deps.now() + 2 * HOUR_MS)
  return bookingView(deps, ownOrder(deps, caller, order.id), caller)
}

/** The seller rejects with a reason; the reserved quantity is free again: TO_CONFIRM -> CANCELLED. */
export function refuseBooking(deps: Deps, input: RefuseBooking, caller: Caller): Booking {
  const order = openBooking(deps, caller, input, 'SELLER')
  const { reason, note } = input
  const booking = order.booking && { ...order.booking, refusal: { reason, note } }
  const refused = moveOrder(deps, order, 'CANCELLED', 'seller', booking && { booking })
  dropJob(deps, 'bookingLapse', order.id)
  tellBooking(deps, order, order.buyerId, 'BOOKING_REFUSED', { reason })
  return bookingView(deps, refused, caller)
}

/** The buyer cancels an unanswered booking: TO_CONFIRM -> CANCELLED. */
export function cancelBooking(deps: Deps, input: BookingCommand, caller: Caller): Booking {
  const order = openBooking(deps, caller, input, 'BUYER')
  const cancelled = moveOrder(deps, order, 'CANCELLED', 'buyer')
  dropJob(deps, 'bookingLapse', order.id)
  tellBooking(deps, order, order.sellerId, 'BOOKING_CANCELLED')
  return bookingView(deps, cancelled, caller)
}

/** No answer for a day: TO_CONFIRM -> TIMED_OUT. */
export function bookingLapses(deps: Deps, orderId: string): void {
  const order = deps.rows.orders.get(orderId)
  if (order?.status !== 'TO_CONFIRM' || !order.booking) return
  moveOrder(deps, order, 'TIMED_OUT', 'clock')
  for (const companyId of [order.buyerId, order.sellerId]) tellBooking(deps, order, companyId, 'BOOKING_LAPSED')
}

/** A robot seller accepts a booking. */
export function robotAccepts(deps: Deps, orderId: string): void {
  const order = deps.rows.orders.get(orderId)
  const caller = order && callerFor(deps, order.sellerId)
  if (order?.status !== 'TO_CONFIRM' || !caller || !isRobotCompany(deps, order.sellerId)) return
  acceptBooking(deps, { id: orderId, version: order.version, requestNo: `robot-accept-${orderId}` }, caller)
}
