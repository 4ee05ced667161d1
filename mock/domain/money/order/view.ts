import { hasLane } from '@/contract/market/listing/kinds.ts'
import { needsCredit } from '@/contract/money/credit/terms.ts'
import { owesNow, owesRest } from '@/contract/money/order/nextStep.ts'
import type { OrderDetail, OrderQuery, OrderSummary } from '@/contract/money/order/schemas.ts'
import type { Payment } from '@/contract/money/payment/schemas.ts'
import { ORDER_STATUSES, type OrderSide } from '@/contract/money/order/values.ts'
import { roundMoney } from '@/contract/money.ts'
import type { OwnPage } from '@/contract/page.ts'
import { maskAccount } from '@/contract/validation.ts'
import { type Caller, type Deps } from '../../deps.ts'
import { bookingWords, closedLanes, isOpenOrder, openedText } from '../../contacts.ts'
import { notFound } from '../../errors.ts'
import { shipmentFor } from '../../market/booking/shipment.ts'
import { inDays, ownPage } from '../../list.ts'
import { companyCard, companyOf } from '../../member/view.ts'
import { namedBy } from '../../front/search/keys.ts'
import { nameKeys, orderKeys } from '../../front/search/things.ts'
import type { OrderRow, PaymentRow } from '../../tradeRows.ts'
import { dueEnd, dueOnOf, needOf, payStateFor, withPayState } from '../credit/standing.ts'
import { balanceOf } from '../refund/balance.ts'
import { withOrderCo2 } from './co2.ts'
import { contactsFor, noteReading } from './contact.ts'
import { lanesAsQuoted } from './agreed.ts'
import { creditableIn, depositFor, disputedRest, duesOf, payableIn, restDues } from './dues.ts'
import { documentsFor, noteDocuments } from './documentView.ts'
import { elsewhereOf, ownRates } from './lines.ts'
import { modeOf } from './mode.ts'
import { isPriceAbout, settlementFor } from './settle.ts'
import { afterPayment, openChargesOf, sideOf } from './after.ts'
import { couponName } from '../../title/couponName.ts'
import { orderTitle } from '../../title/orderTitle.ts'
import { cityName } from '../../title/places.ts'

/** An order with the caller on one side; 4004 otherwise. */
export function ownOrder(deps: Deps, caller: Caller, id: string): OrderRow {
  const order = deps.rows.orders.get(id)
  if (!order || (order.buyerId !== caller.companyId && order.sellerId !== caller.companyId)) throw notFound()
  return order
}

/** An order in the list of one side. */
export function orderSummary(deps: Deps, order: OrderRow, caller: Caller): OrderSummary {
  const side = sideOf(order, caller.companyId)
  const dueOn = dueOnOf(order)
  const mode = modeOf(deps, order)
  return {
    ...order,
    ...(order.booking && {
      booking: { ...order.booking, ...shipmentFor(order, side), ...bookingWords(order, side, order.booking) },
    }),
    ...(order.callOff && {
      callOff: { ...order.callOff, ...bookingWords(order, side, order.callOff) },
    }),
    title: orderTitle(deps, order),
    ...(mode && { mode }),
    buyer: companyCard(deps, companyOf(deps, order.buyerId)),
    seller: companyCard(deps, companyOf(deps, order.sellerId)),
    side,
    payState: payStateFor(deps, order),
    ...(dueOn !== undefined && { dueOn }),
    ...(isPriceAbout(deps, order) && { isAbout: true }),
    openCharges: openChargesOf(order),
  }
}

/** Without a lane, the city of the offer. */
function lanesFor(deps: Deps, order: OrderRow): OrderRow['lanes'] {
  const { language } = deps
  const { booking } = order
  const lanes = lanesAsQuoted(deps, order).map((lane) => withOrderCo2(deps, order, lane))
  if (!booking || hasLane(booking.kind)) return lanes
  return lanes.map((lane) => ({ ...lane, pol: cityName(language, lane.pol) }))
}

/** One order, for its buyer or seller. With the contact of the other side once there is a deal. */
export function orderDetail(deps: Deps, order: OrderRow, caller: Caller): OrderDetail {
  const base = orderSummary(deps, order, caller)
  const isOpen = isOpenOrder(order)
  const lanes = lanesFor(deps, order)
  const elsewhere = elsewhereOf(deps, order)
  const deposit = depositFor(deps, order)
  const disputed = disputedRest(deps, order)
  return {
    ...base,
    paymentTerm: order.paymentTerm,
    ...creditFor(deps, order),
    ...(elsewhere && { elsewhere }),
    lanes: isOpen || base.side === 'SELLER' ? lanes : closedLanes(lanes),
    rateLock: order.rateLock,
    quotedRates: ownRates(deps, order),
    ...settlementFor(deps, order),
    ...(order.receipts && { dues: duesFor(deps, order) }),
    ...(deposit && { deposit }),
    ...(disputed.length > 0 && { disputed }),
    payableIn: payableIn(deps, order),
    coupons: (order.coupons ?? []).map((use) => ({ ...use, name: couponName(deps, use) })),
    events: order.events.map(({ note, ...event }) => ({
      ...event,
      ...(note !== undefined && { note: openedText(isOpen || base.side === 'SELLER', note) }),
    })),
    ...afterPayment(deps, order, caller.companyId),
    payments: deps.rows.payments
      .of('orderId', order.id)
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.no.localeCompare(a.no))
      .map((payment) => paymentFor(payment, caller)),
    ...moneyBack(deps, order),
    ...creditsOf(deps, order, base.side),
    ...contactsFor(deps, order, base.side),
    ...documentsFor(deps, order, base.side),
  }
}

/** What confirming an order on credit needs; what the seller offered with its bid is in the bid. */
function creditFor(deps: Deps, order: OrderRow): Pick<OrderDetail, 'credit'> {
  if (order.status !== 'TO_CONFIRM' || !needsCredit(order.paymentTerm)) return {}
  const { offered: _offered, ...credit } = needOf(deps, order)
  return { credit }
}

/** What the buyer owes in each currency, with what is left of it. */
function duesFor(deps: Deps, order: OrderRow): NonNullable<OrderDetail['dues']> {
  const rest = new Map(restDues(deps, order).map(({ currency, amount }) => [currency, amount]))
  return duesOf(deps, order).map((due) => ({ ...due, rest: rest.get(due.currency) ?? roundMoney('0', due.currency) }))
}

/** Refunds of an order, and what its buyer has with its seller. */
function moneyBack(deps: Deps, order: OrderRow): Pick<OrderDetail, 'refunds' | 'balance'> {
  const refunds = deps.rows.refunds.of('orderId', order.id).toSorted((a, b) => b.no.localeCompare(a.no))
  const balance = balanceOf(deps, order)
  return { ...(refunds.length > 0 && { refunds }), ...(balance.length > 0 && { balance }) }
}

/** Credit notes of an order, and for the seller what it can still credit. */
function creditsOf(deps: Deps, order: OrderRow, side: OrderSide): Pick<OrderDetail, 'credits' | 'creditable'> {
  const creditable = side === 'SELLER' ? creditableIn(deps, order) : []
  return {
    ...(order.credits && { credits: order.credits.toReversed() }),
    ...(creditable.length > 0 && { creditable }),
  }
}

/** A payment for this side: the seller sees only the end of the buyer's account number. */
function paymentFor(payment: PaymentRow, caller: Caller): Payment {
  const { buyerId, payerAccount } = payment
  if (buyerId === caller.companyId || payerAccount === undefined) return payment
  return { ...payment, payerAccount: maskAccount(payerAccount) }
}

/** One order by id. */
export function readOrder(deps: Deps, { id }: { id: string }, caller: Caller): OrderDetail {
  const order = noteReading(deps, ownOrder(deps, caller, id), caller)
  noteDocuments(deps, order, caller)
  return orderDetail(deps, order, caller)
}

/** The deadline that runs for an order: to be confirmed, or to be paid. */
export function orderUntil(order: Readonly<OrderRow>): string | undefined {
  const { status, confirmBy, payBy } = order
  if (status === 'TO_CONFIRM') return confirmBy
  if (status === 'TO_PAY') return payBy
  return owesRest(order) ? dueEnd(order) : undefined
}

/** The caller's orders, by the deadline that runs, then newest change first. */
export function myOrders(deps: Deps, query: OrderQuery, caller: Caller): OwnPage<OrderSummary> {
  const isInDays = inDays(query)
  const isNamed = namedBy(query.keyword)
  const isWanted = (order: OrderRow): boolean => {
    const side =
      order.buyerId === caller.companyId ? 'BUYER' : order.sellerId === caller.companyId ? 'SELLER' : undefined
    if (!side || (query.side && side !== query.side) || (query.status && order.status !== query.status)) return false
    if (query.tenderId && order.tenderId !== query.tenderId) return false
    if (!isInDays(order.createdAt)) return false
    const other = deps.rows.companies.get(side === 'BUYER' ? order.sellerId : order.buyerId)
    return isNamed(() => [orderKeys(order), ...(other ? [nameKeys(other)] : [])])
  }
  const { companyId } = caller
  const own = deps.rows.orders.within({ buyerId: companyId, sellerId: companyId })
  const page = ownPage(own, isWanted, { wanted: query.tab, of: tabsOf(deps) }, query, orderUntil)
  return { ...page, records: page.records.map((order) => orderSummary(deps, order, caller)) }
}

const TABS: Record<Exclude<NonNullable<OrderQuery['tab']>, 'all'>, readonly OrderRow['status'][]> = {
  toPay: ['TO_PAY', 'PAY_CHECKING'],
  paid: ['CONFIRMED', 'PAID', 'EXECUTING', 'DELIVERED', 'SETTLED', 'REVIEWED', 'DISPUTED'],
  executing: ['EXECUTING', 'DELIVERED', 'DISPUTED'],
  finished: ['SETTLED', 'REVIEWED'],
}

const TABS_OF = new Map(
  ORDER_STATUSES.map((status) => [
    status,
    Object.entries(TABS).flatMap(([tab, statuses]) => (statuses.includes(status) ? [tab] : [])),
  ]),
)

/** Tabs of an order; the first one also has orders with an amount due after an agreed addition, or on credit. */
const tabsOf =
  (deps: Deps) =>
  (order: Readonly<OrderRow>): readonly string[] => {
    const tabs = TABS_OF.get(order.status) ?? []
    return !tabs.includes('toPay') && owesRest(order) && owesNow(withPayState(deps, order)) ? ['toPay', ...tabs] : tabs
  }

/** True if something can be paid after the start: an addition agreed after the payment, or an order on credit. */
export function hasRestToPay(order: OrderRow): boolean {
  return owesRest(order)
}
