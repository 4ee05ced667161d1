import { addDays } from '@/contract/money/credit/terms.ts'
import { FREEZE_DAYS, REMIND_DAYS } from '@/contract/money/credit/values.ts'
import { moneyText } from '@/contract/money.ts'
import { rateDayOf } from '@/contract/trade/tender/payment/values.ts'
import type { Deps } from '../../deps.ts'
import { planJob } from '../../jobs.ts'
import { tellSide } from '../../member/notification/news.ts'
import { ratesAt } from '../../rates.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { ROBOT_LOOKS_MS } from '../order/close.ts'
import { dueNow } from '../order/dues.ts'
import { withRates } from '../order/settle.ts'
import { endOpenPayments } from '../payment/pay.ts'
import { marketDay } from '../../zone.ts'
import { planStatement } from '../statement/make.ts'
import { tellCredit } from './news.ts'
import { dueEnd, dueOnOf, loadedOn } from './standing.ts'

/** Half past eight in China on a day, ms: when people start to work. */
const morningOf = (day: string): number => Date.parse(`${day}T08:30:00+08:00`)

/**
 * An order on credit, or with a balance, was loaded: its buyer is reminded, and a monthly one, or one with a late fee,
 * comes into a statement. On credit the day's rates are those of its payment until the due day; a balance is paid at
 * rates that the buyer locks. Settled in one currency, the rates of the loading day are fixed if it is paid on B/L; a
 * monthly one takes those of its statement (TRADE part 3). Nothing for an order that is prepaid.
 */
export function fixDueDay(deps: Deps, order: OrderRow): Partial<OrderRow> | undefined {
  const [dueOn, until] = [dueOnOf(order), dueEnd(order)]
  if (dueOn === undefined || until === undefined) return undefined
  planReminder(deps, order.id, dueOn)
  planStatement(deps, order)
  if (order.creditId === undefined) return undefined
  if (order.settled && rateDayOf(order.paymentTerm) === 'STATEMENT') return undefined
  const at = order.settled ? Date.parse(`${loadedOn(order) ?? dueOn}T12:00:00+08:00`) : deps.now()
  const rates = withRates(deps, order, { rates: ratesAt(at), until }, true)
  // An open payment was for another amount.
  if (rates.settled) endOpenPayments(deps, order)
  return rates
}

/** Schedules the next reminder after now, if there is one. */
function planReminder(deps: Deps, orderId: string, dueOn: string): void {
  const next = REMIND_DAYS.map((days) => morningOf(addDays(dueOn, days))).find((at) => at > deps.now())
  if (next !== undefined) planJob(deps, 'orderDue', orderId, next)
}

/** Reminds the buyer of what is due, tells both sides when the line freezes, and schedules the next reminder. */
export function remindOfDue(deps: Deps, orderId: string): void {
  const order = deps.rows.orders.get(orderId)
  const dueOn = order && dueOnOf(order)
  if (!order || dueOn === undefined || order.status === 'CANCELLED') return
  const rest = dueNow(deps, order)
  if (rest.length === 0) return
  const today = marketDay(deps.now())
  const told = { amount: rest.map(moneyText).join(' + '), day: dueOn }
  const variant = order.creditId === undefined ? 'balance' : today > dueOn ? 'overdue' : 'soon'
  tellSide(deps, order, order.buyerId, 'PAYMENT_DUE', { ...told, variant })
  if (today > dueOn) tellSide(deps, order, order.sellerId, 'PAYMENT_DUE', { ...told, variant: 'seller' })
  const line = order.creditId === undefined ? undefined : deps.rows.credits.get(order.creditId)
  if (line && addDays(dueOn, FREEZE_DAYS) === today)
    for (const side of ['BUYER', 'SELLER'] as const) tellCredit(deps, line, side, 'FROZEN', undefined, order.no)
  // A robot pays when it is reminded.
  planJob(deps, 'robotOrder', orderId, deps.now() + ROBOT_LOOKS_MS)
  planReminder(deps, orderId, dueOn)
}
