import { overAllocation } from '@/contract/trade/agreement/allocation.ts'
import { checkCallOff } from '@/contract/trade/agreement/callOff.ts'
import type { Booking, RequestCallOff } from '@/contract/market/booking/schemas.ts'
import { needsCredit } from '@/contract/money/credit/terms.ts'
import type { OrderLane } from '@/contract/money/order/schemas.ts'
import { roundMoney } from '@/contract/money.ts'
import type { Problem } from '@/contract/problem.ts'
import { allInOf } from '@/contract/trade/bid/calc.ts'
import { sumsOf } from '@/contract/trade/bid/payer.ts'
import { partsOf } from '@/contract/trade/tender/payment/rules.ts'
import { iso, newId, type Caller, type Deps } from '../../deps.ts'
import { notAllowed, notFound } from '../../errors.ts'
import { needCertified, refuseProblems } from '../../guards.ts'
import { planJob } from '../../jobs.ts'
import { bookingView } from '../../market/booking/view.ts'
import { needUnfrozen } from '../../money/credit/confirm.ts'
import { RATE_LOCK_HOURS } from '../../money/order/create.ts'
import { nextNo } from '../../numbers.ts'
import { ratesAt } from '../../rates.ts'
import { isRobotCompany } from '../../robots/buyers.ts'
import type { AgreementRow, OrderRow } from '../../tradeRows.ts'
import { marketDay } from '../../zone.ts'
import { callOffsOf, standingOf } from './callOffs.ts'
import { checkGoods, goodsOf } from './goods.ts'
import { tellCallOff } from './news.ts'
import { linesOfCallOff } from './prices.ts'
import { ownAgreement } from './view.ts'

const HOUR_MS = 3_600_000

/** What a call-off says, beside its agreement. */
export type Wish = Pick<
  RequestCallOff,
  'laneNo' | 'boxes' | 'etd' | 'readyDate' | 'blCount' | 'note' | 'prepaid' | 'cargo' | 'weights'
>

/** The buyer calls off containers: an order at the agreement's prices that waits for the seller. */
export function requestCallOff(deps: Deps, input: RequestCallOff, caller: Caller): Booking {
  needCertified(caller)
  const agreement = ownAgreement(deps, caller, input.agreementId)
  if (agreement.buyerId !== caller.companyId) throw notAllowed()
  return bookingView(deps, callOff(deps, agreement, input), caller)
}

/** Effects of a call-off, by a user or a robot. */
export function callOff(deps: Deps, agreement: AgreementRow, wish: Wish): OrderRow {
  const { status, lanes, orders } = standingOf(deps, agreement)
  const lane = lanes.find(({ laneNo }) => laneNo === wish.laneNo)
  if (!lane) throw notFound()
  if (status === 'SUSPENDED') throw notAllowed('agreementSuspended')
  if (status === 'TERMINATED') throw notAllowed('agreementTerminated')
  const callOffs = callOffsOf(orders)
  const today = marketDay(deps.now())
  const { leadDays, overPct } = agreement.term
  const frame = { lane, leadDays, overPct, callOffs, today }
  refuseProblems(checkCallOff(wish, frame).map((problem) => withBoxCode(deps, problem)))
  checkGoods(agreement, wish)
  const days = { today, signedOn: marketDay(Date.parse(agreement.createdAt)) }
  const order = orderOfCallOff(deps, agreement, wish, overAllocation(wish, lane, callOffs, days) !== undefined)
  needUnfrozen(deps, order)
  deps.rows.orders.put(order)
  deps.rows.agreements.put({ ...agreement, updatedAt: iso(deps.now()) })
  planJob(deps, 'bookingLapse', order.id, Date.parse(order.confirmBy ?? order.createdAt))
  tellCallOff(deps, order, order.sellerId, 'AGREEMENT_CALL_OFF')
  if (isRobotCompany(deps, order.sellerId)) planJob(deps, 'robotBooking', order.id, deps.now() + deps.delays.bidderMs)
  return order
}

/** A problem with the trade name of its container type. */
function withBoxCode({ reference }: Deps, problem: Problem): Problem {
  const box = problem.params?.['box']
  const type = reference.freight.containerTypes.find(({ isoCode }) => isoCode === box)
  return type ? { ...problem, params: { ...problem.params, box: type.code } } : problem
}

/** The order of a call-off: a frozen copy of the prices that held. */
export function orderOfCallOff(deps: Deps, agreement: AgreementRow, wish: Wish, isOver: boolean): OrderRow {
  const lane = agreement.lanes.find(({ laneNo }) => laneNo === wish.laneNo)
  if (!lane) throw notFound()
  const { currency, payers, term } = agreement
  const now = deps.now()
  const rates = ratesAt(now)
  const { held: charges } = linesOfCallOff(deps, agreement, { ...wish, at: iso(now), rates })
  const ordered: OrderLane = {
    laneNo: lane.laneNo,
    pol: lane.pol,
    ...(lane.pod && { pod: lane.pod }),
    boxes: wish.boxes,
    ...(lane.carrierScac && { carrierScac: lane.carrierScac }),
    transitDays: lane.transitDays,
    sailings: [],
    charges,
    allIn: allInOf(charges, currency, rates),
  }
  const { laneNo, etd, readyDate, blCount, note } = wish
  const isPrepaid = wish.prepaid === true && needsCredit(agreement.paymentTerm)
  const paymentTerm = isPrepaid ? 'PREPAID' : agreement.paymentTerm
  return {
    id: newId(deps),
    no: nextNo(deps.rows.orders, 'DD', now),
    source: 'AGREEMENT',
    status: 'TO_CONFIRM',
    version: 1,
    title: agreement.title,
    tenderId: agreement.tenderId,
    bidId: agreement.bidId,
    agreementId: agreement.id,
    callOff: {
      agreementId: agreement.id,
      agreementNo: agreement.no,
      laneNo,
      etd,
      readyDate,
      blCount,
      note,
      ...goodsOf(deps, agreement, wish),
      ...(isOver && { isOver }),
      ...(isPrepaid && { prepaid: true }),
      rates,
    },
    buyerId: agreement.buyerId,
    sellerId: agreement.sellerId,
    lanes: [ordered],
    ...(payers && { payers }),
    payable: sumsOf(charges, payers, currency, rates).ours,
    paid: { amount: roundMoney('0', currency), currency },
    receipts: [],
    paymentTerm,
    ...partsOf({ ...agreement, paymentTerm }),
    rateLock: { rates, until: iso(now + RATE_LOCK_HOURS * HOUR_MS) },
    events: [{ status: 'TO_CONFIRM', at: iso(now) }],
    confirmBy: iso(now + term.confirmHours * HOUR_MS),
    createdAt: iso(now),
    updatedAt: iso(now),
  }
}
