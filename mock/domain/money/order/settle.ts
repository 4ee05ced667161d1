import { isConverted, type PayWay } from '@/contract/money/order/dues.ts'
import { settledSum, settleDues, type SettledDue } from '@/contract/money/order/settlement.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { roundMoney, type Money } from '@/contract/money.ts'
import { rateDayOf } from '@/contract/trade/tender/payment/values.ts'
import type { Deps } from '../../deps.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { duesOf } from './dues.ts'
import { billedLines } from './lines.ts'

type Stored = Pick<Deps, 'rows'>
type RateLock = OrderRow['rateLock']

/** The buyer's charges as quoted, and what each currency of them is in the one; undefined if it is not settled in one. */
export function settledDues(order: OrderRow): SettledDue[] | undefined {
  const { settled, payable, rateLock } = order
  return settled && settleDues(billedLines(order), payable.currency, rateLock.rates)
}

/** Whether an order's rates hold for good: it is settled in one currency, and their day has come or something is paid. */
export function isRateFixed({ rows }: Stored, { id, settled, receipts = [], released = [] }: OrderRow): boolean {
  if (!settled) return false
  if (settled.isFixed || receipts.length > 0 || released.length > 0) return true
  // The money is under way.
  return rows.payments.of('orderId', id).some(({ status }) => status === 'SUBMITTED')
}

/**
 * Whether an order's price is about right only: something is due in another currency, or the day of its rate has not
 * come.
 */
export function isPriceAbout(deps: Stored, order: OrderRow): boolean {
  const own = order.payable.currency
  const isOther = ({ currency }: Money): boolean => currency !== own
  if (duesOf(deps, order).some(isOther)) return true
  const isWaiting = rateDayOf(order.paymentTerm) !== 'LOCK' && !isRateFixed(deps, order)
  return isWaiting && (settledDues(order)?.some(isOther) ?? false)
}

/** An order's price for a list, marked if it is about right only. */
export const listedPrice = (deps: Stored, order: OrderRow): { amount: Money; isAbout?: true } => ({
  amount: order.payable,
  ...(isPriceAbout(deps, order) && { isAbout: true }),
})

/** The parts of an order that tell how it is settled in one currency. */
export function settlementFor(deps: Stored, order: OrderRow): Pick<OrderDetail, 'settled'> {
  const dues = settledDues(order)
  return dues ? { settled: { isFixed: isRateFixed(deps, order), dues } } : {}
}

/**
 * An order with other rates. One that is settled in one currency has its price in it from now on; once its rates are
 * fixed they stay. `isFixed`: these are the ones.
 */
export function withRates(deps: Stored, order: OrderRow, rateLock: RateLock, isFixed = false): Partial<OrderRow> {
  const { settlement, settlementCurrency: currency } = order
  if (settlement !== 'ONE' || currency === undefined) return { rateLock }
  if (isRateFixed(deps, order)) return {}
  const paid = { amount: roundMoney('0', currency), currency }
  const part = { rateLock, settled: { isFixed }, paid, payable: paid }
  const dues = duesOf(deps, { ...order, ...part }).map((due): SettledDue => ({ ...due, value: due.amount }))
  return { ...part, payable: settledSum(dues, currency) }
}

/** Whether paying this way rests on a rate that holds no longer. */
export function isOutdated(deps: Stored & Pick<Deps, 'now'>, order: OrderRow, way: PayWay): boolean {
  const isOpen = !isRateFixed(deps, order) && settledDues(order)?.some(({ currency }) => currency !== way.currency)
  return (isConverted(way) || isOpen === true) && Date.parse(order.rateLock.until) <= deps.now()
}
