import type { AnswerCounter, Booking, CounterBooking } from '@/contract/market/booking/schemas.ts'
import { Big } from 'big.js'
import { needsCredit } from '@/contract/money/credit/terms.ts'
import { checkSailingDay } from '@/contract/trade/agreement/callOff.ts'
import { COUNTER_DAYS, COUNTER_HOURS } from '@/contract/trade/agreement/values.ts'
import type { SailingPick } from '@/contract/trade/bid/carriage/schemas.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { notFound, refuseField, stateChanged } from '../../errors.ts'
import { needCertified, refuseProblems } from '../../guards.ts'
import { dropJob, planJob } from '../../jobs.ts'
import { bookingView, openBooking } from '../../market/booking/view.ts'
import { takeCredit } from '../../money/credit/confirm.ts'
import { moveOrder, openForPayment } from '../../money/order/close.ts'
import { ownOrder } from '../../money/order/view.ts'
import { callerFor, isRobotCompany } from '../../robots/buyers.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { marketDay } from '../../zone.ts'
import { bookedOn, cutOffsFor } from './booked.ts'
import { lanesNow } from './callOffs.ts'
import { tellCallOff } from './news.ts'

const HOUR_MS = 3_600_000
/** Delay until a robot answers or pays, ms of market time. */
const ROBOT_MS = 2 * HOUR_MS

/** Refuses a sailing that is too far from the wanted day, or outside the period. */
export function checkSailing(deps: Deps, { callOff, agreementId = '' }: OrderRow, sailing: SailingPick, days?: number) {
  const agreement = deps.rows.agreements.get(agreementId)
  const lane = agreement && lanesNow(agreement).find(({ laneNo }) => laneNo === callOff?.laneNo)
  if (!callOff || !lane) throw notFound()
  if (Date.parse(sailing.eta) <= Date.parse(sailing.etd)) throw refuseField('sailing.eta', 'problem.sailingOrder')
  refuseProblems(checkSailingDay(marketDay(Date.parse(sailing.etd)), callOff.etd, lane, days))
}

/** The seller offers another sailing, once; the buyer has half a day. The limit it gives holds from now on. */
export function counterCallOff(deps: Deps, input: CounterBooking, caller: Caller): Booking {
  needCertified(caller)
  const order = openBooking(deps, caller, input, 'SELLER')
  const { callOff } = order
  if (!callOff) throw notFound()
  if (callOff.counter) throw stateChanged(bookingView(deps, order, caller))
  const { sailing } = input
  checkSailing(deps, order, sailing, COUNTER_DAYS)
  const cutOffs = cutOffsFor(deps, sailing, input.cutOffs)
  if (needsCredit(order.paymentTerm) && new Big(order.payable.amount).gt(0)) takeCredit(deps, order, input.creditLimit)
  const until = iso(deps.now() + COUNTER_HOURS * HOUR_MS)
  const next: OrderRow = {
    ...order,
    callOff: { ...callOff, counter: { sailing, cutOffs, at: iso(deps.now()) } },
    confirmBy: until,
    version: order.version + 1,
    updatedAt: iso(deps.now()),
  }
  deps.rows.orders.put(next)
  planJob(deps, 'bookingLapse', order.id, Date.parse(until))
  const day = marketDay(Date.parse(sailing.etd))
  tellCallOff(deps, next, next.buyerId, 'AGREEMENT_ANSWERED', { variant: 'countered', day })
  if (isRobotCompany(deps, next.buyerId)) planJob(deps, 'robotCounter', next.id, deps.now() + ROBOT_MS)
  return bookingView(deps, next, caller)
}

/** The buyer takes the other sailing, as if the seller had accepted with it, or leaves it: CANCELLED without fault. */
export function answerCounter(deps: Deps, input: AnswerCounter, caller: Caller): Booking {
  const order = openBooking(deps, caller, input, 'BUYER')
  const counter = order.callOff?.counter
  if (!counter) throw stateChanged(bookingView(deps, order, caller))
  if (input.agree) {
    needCertified(caller)
    deps.rows.orders.put(bookedOn(deps, order, counter.sailing, cutOffsFor(deps, counter.sailing, counter.cutOffs)))
    openForPayment(deps, order.id)
    if (isRobotCompany(deps, order.buyerId)) planJob(deps, 'robotPay', order.id, deps.now() + ROBOT_MS)
  } else moveOrder(deps, order, 'CANCELLED', 'buyer')
  dropJob(deps, 'bookingLapse', order.id)
  const variant = input.agree ? 'taken' : 'left'
  tellCallOff(deps, order, order.sellerId, 'AGREEMENT_CALL_OFF', { variant })
  return bookingView(deps, ownOrder(deps, caller, order.id), caller)
}

/** No answer to the other sailing: as if the buyer had left it. */
export function counterLapses(deps: Deps, order: OrderRow): void {
  moveOrder(deps, order, 'CANCELLED', 'buyer')
  for (const companyId of [order.buyerId, order.sellerId])
    tellCallOff(deps, order, companyId, 'AGREEMENT_LAPSED', { variant: 'counter' })
}

/** A robot buyer takes the other sailing. */
export function robotTakesCounter(deps: Deps, orderId: string): void {
  const order = deps.rows.orders.get(orderId)
  const caller = order && isRobotCompany(deps, order.buyerId) ? callerFor(deps, order.buyerId) : undefined
  if (order?.status !== 'TO_CONFIRM' || !order.callOff?.counter || !caller) return
  answerCounter(
    deps,
    { id: orderId, version: order.version, agree: true, requestNo: `robot-counter-${orderId}` },
    caller,
  )
}
