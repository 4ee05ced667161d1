import type { AcceptBooking, Booking, BookingCommand, RefuseBooking } from '@/contract/market/booking/schemas.ts'
import { BOOKING_REFUSALS } from '@/contract/market/listing/values.ts'
import { CALL_OFF_REFUSALS, type CallOffRefusal } from '@/contract/trade/agreement/values.ts'
import type { Caller, Deps } from '../../deps.ts'
import { dropJob, planJob } from '../../jobs.ts'
import { tellBooking, tellSide } from '../../member/notification/news.ts'
import { moveOrder, openForPayment } from '../../money/order/close.ts'
import { ownOrder } from '../../money/order/view.ts'
import { callerFor, isRobotCompany } from '../../robots/buyers.ts'
import { isCreditFrozen, robotLimit } from '../../robots/credit.ts'
import { robotCounter, robotMood, robotSailing } from '../../robots/callOffs.ts'
import { refuseField, stateChanged } from '../../errors.ts'
import { needCertified } from '../../guards.ts'
import { isBooking } from '../../money/order/after.ts'
import { bookedOn, cutOffsFor } from '../../trade/agreement/booked.ts'
import { checkSailing, counterCallOff, counterLapses } from '../../trade/agreement/counter.ts'
import { tellCallOff } from '../../trade/agreement/news.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { isFit, isNeverBooked } from './shipment.ts'
import { bookingView, openBooking } from './view.ts'

const HOUR_MS = 3600_000

/**
 * The seller accepts a booking: TO_CONFIRM -> TO_PAY, or CONFIRMED on credit. From then on it is an order like any other.
 * A call-off is accepted with its sailing.
 */
export function acceptBooking(deps: Deps, input: AcceptBooking, caller: Caller): Booking {
  needCertified(caller)
  const order = toAnswer(deps, caller, input)
  if (order.callOff) takeSailing(deps, order, input)
  openForPayment(deps, order.id, input.creditLimit)
  dropJob(deps, 'bookingLapse', order.id)
  tellBuyer(deps, order, 'BOOKING_ACCEPTED')
  if (isRobotCompany(deps, order.buyerId)) planJob(deps, 'robotPay', order.id, deps.now() + 2 * HOUR_MS)
  return bookingView(deps, ownOrder(deps, caller, order.id), caller)
}

/** The booking that the seller may answer: not while the buyer has its offer of another sailing. */
function toAnswer(deps: Deps, caller: Caller, input: BookingCommand): OrderRow {
  const order = openBooking(deps, caller, input, 'SELLER')
  if (order.callOff?.counter) throw stateChanged(bookingView(deps, order, caller))
  return order
}

/** The sailing of a call-off, on about the wanted day, with its cut-offs. */
function takeSailing(deps: Deps, order: OrderRow, { sailing, cutOffs }: AcceptBooking): void {
  if (!sailing) throw refuseField('sailing.vessel', 'problem.required')
  checkSailing(deps, order, sailing)
  deps.rows.orders.put(bookedOn(deps, order, sailing, cutOffsFor(deps, sailing, cutOffs)))
}

/** Tells the buyer the seller's answer, with the way to what it has to do. */
function tellBuyer(deps: Deps, order: OrderRow, type: 'BOOKING_ACCEPTED' | 'BOOKING_REFUSED', reason?: string): void {
  const params = reason === undefined ? {} : { reason }
  const variant = type === 'BOOKING_REFUSED' ? { variant: 'refused' } : {}
  if (order.callOff) tellCallOff(deps, order, order.buyerId, 'AGREEMENT_ANSWERED', { ...params, ...variant })
  else if (type === 'BOOKING_ACCEPTED') tellSide(deps, order, order.buyerId, type)
  else tellBooking(deps, order, order.buyerId, type, params)
}

/** The seller rejects with a reason; the reserved quantity is free again: TO_CONFIRM -> CANCELLED. */
export function refuseBooking(deps: Deps, input: RefuseBooking, caller: Caller): Booking {
  const order = toAnswer(deps, caller, input)
  const refused = moveOrder(deps, order, 'CANCELLED', 'seller', refusalOf(order, input))
  dropJob(deps, 'bookingLapse', order.id)
  tellBuyer(deps, order, 'BOOKING_REFUSED', input.reason)
  return bookingView(deps, refused, caller)
}

/** The refusal in an order; a call-off within its allocation cannot be refused for being beyond it. */
function refusalOf({ booking, callOff }: OrderRow, { reason, note }: RefuseBooking): Partial<OrderRow> {
  if (booking) {
    const known = BOOKING_REFUSALS.find((one) => one === reason)
    if (!known) throw refuseField('reason', 'field.choice')
    return { booking: { ...booking, refusal: { reason: known, note } } }
  }
  const known = CALL_OFF_REFUSALS.find((one) => one === reason)
  if (!callOff || !known || (known === 'OVER_ALLOCATION' && !callOff.isOver))
    throw refuseField('reason', 'field.choice')
  return { callOff: { ...callOff, refusal: { reason: known, note } } }
}

/** The buyer cancels an unanswered booking: TO_CONFIRM -> CANCELLED. */
export function cancelBooking(deps: Deps, input: BookingCommand, caller: Caller): Booking {
  const order = openBooking(deps, caller, input, 'BUYER')
  const cancelled = moveOrder(deps, order, 'CANCELLED', 'buyer')
  dropJob(deps, 'bookingLapse', order.id)
  if (order.callOff) tellCallOff(deps, order, order.sellerId, 'AGREEMENT_CALL_OFF', { variant: 'cancelled' })
  else tellBooking(deps, order, order.sellerId, 'BOOKING_CANCELLED')
  return bookingView(deps, cancelled, caller)
}

/** No answer in time: TO_CONFIRM -> TIMED_OUT. */
export function bookingLapses(deps: Deps, orderId: string): void {
  const order = deps.rows.orders.get(orderId)
  if (order?.status !== 'TO_CONFIRM' || !isBooking(order)) return
  if (order.callOff?.counter) return counterLapses(deps, order)
  moveOrder(deps, order, 'TIMED_OUT', 'clock')
  for (const companyId of [order.buyerId, order.sellerId])
    if (order.callOff) tellCallOff(deps, order, companyId, 'AGREEMENT_LAPSED')
    else tellBooking(deps, order, companyId, 'BOOKING_LAPSED')
}

/** A robot seller accepts a booking; a call-off within its allocation most times. */
export function robotAccepts(deps: Deps, orderId: string): void {
  const order = deps.rows.orders.get(orderId)
  const caller = order && callerFor(deps, order.sellerId)
  if (order?.status !== 'TO_CONFIRM' || !caller || !isRobotCompany(deps, order.sellerId)) return
  const command = { id: orderId, version: order.version, requestNo: `robot-accept-${orderId}` }
  const refusal = robotRefusal(deps, order)
  const creditLimit = robotLimit(deps, order)
  const credit = creditLimit === undefined ? {} : { creditLimit }
  const sailing = robotSailing(deps, order)
  const other = robotCounter(deps, order)
  if (refusal) refuseBooking(deps, { ...command, reason: refusal, note: '' }, caller)
  else if (other) counterCallOff(deps, { ...command, sailing: other, ...credit }, caller)
  else if (order.callOff && !sailing) refuseBooking(deps, { ...command, reason: 'NO_SPACE', note: '' }, caller)
  else acceptBooking(deps, { ...command, sailing, ...credit }, caller)
}

/**
 * Why a robot seller refuses: cargo that it does not carry; a call-off beyond its allocation, where nothing is owed, and
 * one in twelve, for want of space.
 */
function robotRefusal(deps: Deps, order: OrderRow): CallOffRefusal | 'CARGO_UNFIT' | undefined {
  if (order.booking?.shipment && !isFit(deps, order.booking.shipment)) return 'CARGO_UNFIT'
  if (order.callOff?.cargo && isNeverBooked(order.callOff.cargo)) return 'EMBARGO'
  if (order.callOff?.isOver) return 'OVER_ALLOCATION'
  if (isCreditFrozen(deps, order)) return 'CREDIT'
  return robotMood(order) === 'FULL' ? 'NO_SPACE' : undefined
}
