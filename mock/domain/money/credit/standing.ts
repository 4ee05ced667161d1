import { reachedBy } from '@/contract/money/order/milestones.ts'
import { fellThrough } from '@/contract/money/order/values.ts'
import { Big } from 'big.js'
import type { CreditNeed } from '@/contract/money/credit/schemas.ts'
import { exposureOf } from '@/contract/money/credit/exposure.ts'
import { addDays, dueDay, payStateOf } from '@/contract/money/credit/terms.ts'
import { FREEZE_DAYS, type CreditLineStatus, type PayState } from '@/contract/money/credit/values.ts'
import { convert, roundMoney, sumByCurrency, type Currency, type Money } from '@/contract/money.ts'
import { takesDeposit } from '@/contract/trade/tender/payment/values.ts'
import type { Deps } from '../../deps.ts'
import { ratesAt } from '../../rates.ts'
import type { OrderRow } from '../../tradeRows.ts'
import type { CreditRow } from './row.ts'
import { marketDay } from '../../zone.ts'
import { depositLeft, duesOf, onItsDay, restDues } from '../order/dues.ts'

/** The two parties of a credit line. */
type Parties = Pick<OrderRow, 'buyerId' | 'sellerId'>
/** All that a standing depends on is stored, and the day. */
type Stored = Pick<Deps, 'rows' | 'now'>

/** The line between a buyer and a seller; there is at most one. */
export function lineOf(deps: Stored, { buyerId, sellerId }: Parties): CreditRow | undefined {
  return deps.rows.credits.of('buyerId', buyerId).find((row) => row.sellerId === sellerId)
}

/** The day on which an order was loaded, date in China; without that milestone the day of the delivery. */
export function loadedOn({ milestones, events }: OrderRow): string | undefined {
  const at = reachedBy(milestones, 'loaded')?.at ?? events.find(({ status }) => status === 'DELIVERED')?.at
  return at === undefined ? undefined : marketDay(Date.parse(at))
}

/** The day by which an order on credit, or its balance, has to be paid; undefined until it is loaded, and if it is prepaid. */
export function dueOnOf(order: OrderRow): string | undefined {
  const isLater = order.creditId !== undefined || takesDeposit(order.paymentTerm)
  const loaded = isLater ? loadedOn(order) : undefined
  return loaded === undefined ? undefined : dueDay(order.paymentTerm, loaded)
}

/** What of an order has to be paid today. */
export function payStateFor(deps: Stored, order: OrderRow): PayState {
  const today = marketDay(deps.now())
  const { payable, paid } = order
  // Most orders are paid: nothing else is looked at then.
  if (Number(payable.amount) <= Number(paid.amount))
    return payStateOf(
      { status: order.status, payable, paid, isOnCredit: false, isChecked: false, isDisputed: false },
      today,
    )
  const isChecked = deps.rows.payments.of('orderId', order.id).some(({ status }) => status === 'SUBMITTED')
  const deposit = depositLeft(deps, order)
  const facts = {
    ...order,
    isOnCredit: order.creditId !== undefined,
    isChecked,
    isDepositOpen: deposit && deposit.length > 0,
    isDisputed: onItsDay(deps, order).length === 0,
    dueOn: dueOnOf(order),
  }
  return payStateOf(facts, today)
}

/** An order with what has to be paid of it today. */
export const withPayState = (deps: Stored, order: OrderRow): OrderRow & { payState: PayState } => ({
  ...order,
  payState: payStateFor(deps, order),
})

/** The end of the day in China by which an order on credit has to be paid, ISO. */
export function dueEnd(order: OrderRow): string | undefined {
  const dueOn = dueOnOf(order)
  return dueOn === undefined ? undefined : new Date(Date.parse(`${dueOn}T23:59:59+08:00`)).toISOString()
}

/** An order on credit with what is left of it, and what of that falls due on its day: without late fees and disputes. */
interface OwedOrder {
  order: OrderRow
  rest: Money[]
  due: Money[]
}

/** Orders between two parties that were confirmed on credit and are not paid whole, with what is left of each. */
export function owedOrders(deps: Stored, { buyerId, sellerId }: Parties): OwedOrder[] {
  return deps.rows.orders
    .of('buyerId', buyerId)
    .filter((order) => order.sellerId === sellerId && order.creditId !== undefined && !fellThrough(order))
    .map((order) => ({ order, rest: restDues(deps, order), due: onItsDay(deps, order) }))
    .filter(({ rest }) => rest.length > 0)
}

/** What is owed, and what of it beyond its day by some days more; in one currency at the day's rates. */
export function owedIn(deps: Stored, parties: Parties, currency: Currency): { used: string; overdue: string } {
  const today = marketDay(deps.now())
  const owed = owedOrders(deps, parties)
  const late = owed.filter(({ order }) => (dueOnOf(order) ?? today) < today)
  const sum = (amounts: readonly Money[]) => exposureOf(sumByCurrency(amounts), currency, ratesAt(deps.now()))
  return { used: sum(owed.flatMap(({ rest }) => rest)), overdue: sum(late.flatMap(({ due }) => due)) }
}

/** Whether something is overdue for so long that the line takes no new order. */
function isFrozen(deps: Stored, parties: Parties): boolean {
  const today = marketDay(deps.now())
  return owedOrders(deps, parties).some(({ order, due }) => {
    const dueOn = dueOnOf(order)
    return due.length > 0 && dueOn !== undefined && addDays(dueOn, FREEZE_DAYS) <= today
  })
}

/** The status of a line today: a granted one is frozen while something is overdue, and expired after its last day. */
export function creditStatusOf(deps: Stored, line: CreditRow): CreditLineStatus {
  if (line.status !== 'GRANTED') return line.status
  if ((line.validTo ?? '') < marketDay(deps.now())) return 'EXPIRED'
  return isFrozen(deps, line) ? 'FROZEN' : 'GRANTED'
}

/** The limit that the bid of an order, or of its agreement, offered; in a currency, at the day's rates. */
function offeredIn(deps: Stored, order: OrderRow, currency: Currency): string | undefined {
  const bidId = order.bidId ?? deps.rows.agreements.get(order.agreementId ?? '')?.bidId
  const { body, allIn } = deps.rows.bids.get(bidId ?? '') ?? {}
  if (body?.creditOffered === undefined || !allIn) return undefined
  return roundMoney(convert(body.creditOffered, allIn.currency, currency, ratesAt(deps.now())), currency)
}

/** What confirming an order on credit needs of the line between its parties. */
export function needOf(deps: Stored, order: OrderRow): CreditNeed {
  const line = lineOf(deps, order)
  const status = line && creditStatusOf(deps, line)
  const currency = line?.limit === undefined ? order.payable.currency : line.currency
  const isOpen = status === 'GRANTED' || status === 'FROZEN'
  const offered = offeredIn(deps, order, currency)
  return {
    currency,
    limit: (isOpen ? line?.limit : undefined) ?? new Big(0).toFixed(2),
    used: owedIn(deps, order, currency).used,
    needed: exposureOf(duesOf(deps, order), currency, ratesAt(deps.now())),
    isFrozen: status === 'FROZEN',
    ...(offered !== undefined && { offered }),
  }
}
