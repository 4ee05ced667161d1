import { Big } from 'big.js'
import { spreadCoupons, type Spent } from '@/contract/coupon/spread.ts'
import { inCurrency } from '@/contract/trade/bid/calc.ts'
import type { ChargeGroup } from '@/contract/trade/bid/values.ts'
import { creditableOf, CREDIT_STATUSES, lessCredits, type Billed } from '@/contract/money/order/credits.ts'
import { leftOf, splitDues, type DepositSplit } from '@/contract/money/order/deposit.ts'
import { duesIn, lessOf, payWays, restOf, type PayWay, type Receipt } from '@/contract/money/order/dues.ts'
import { minorDigits, roundMoney, sumByCurrency, type Currency, type Money } from '@/contract/money.ts'
import type { Deps } from '../../deps.ts'
import { ofRow } from '../../../store/derived.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { takesDeposit } from '@/contract/trade/tender/payment/values.ts'
import { LATE_FEE } from '@/contract/reference/ruleCharges.ts'
import { disputedOf } from '../statement/disputed.ts'
import { billedLines, ownAmounts, ownRates } from './lines.ts'

/** All that dues depend on is stored. */
type Stored = Pick<Deps, 'rows'>

/** What the buyer owes for one charge, after coupons. Additions have no group. */
export interface BilledItem extends Billed {
  group?: ChargeGroup
}

/** The coupons of an order with their terms; one whose batch is gone is spread like a voucher. */
function spentOn(deps: Stored, { coupons = [], payable: { currency } }: OrderRow): Spent[] {
  return coupons.map(({ couponId, amount }): Spent => {
    const coupon = deps.rows.coupons.get(couponId)
    const terms = coupon && deps.rows.batches.get(coupon.batchId)?.body
    return terms
      ? { amount, terms, codes: terms.scope.chargeCodes }
      : { amount, terms: { kind: 'CASH', value: amount, currency }, codes: [] }
  })
}

/** Whether charges follow from the order's row alone: each in its own currency, and no coupon. */
export const isPlain = ({ receipts, settled, coupons = [] }: OrderRow): boolean =>
  receipts !== undefined && !settled && coupons.length === 0

const linesOf = ofRow((order: OrderRow): BilledItem[] =>
  billedLines(order).map(({ code, group, amount, currency }) => {
    return { code, group, amount: roundMoney(new Big(amount), currency), currency }
  }),
)

/** The buyer's quoted charges after coupons; of an order with one currency, and one from before dues had any, in its own. */
export function chargesOf(deps: Stored, order: OrderRow): BilledItem[] {
  if (isPlain(order)) return linesOf(order)
  const own = order.payable.currency
  const billed = billedLines(order)
  const isQuoted = order.receipts !== undefined && !order.settled
  const inOwn = isQuoted ? [] : ownAmounts(deps, order, billed)
  const lines = billed.map(({ code, group, amount, currency }, index) =>
    isQuoted
      ? { code, group, amount, currency }
      : { code, group, amount: inOwn[index] ?? roundMoney('0', own), currency: own },
  )
  const off = spreadCoupons(lines, spentOn(deps, order), own, ownRates(deps, order))
  return lines.map(({ code, group, amount, currency }, index): BilledItem => {
    return { code, group, amount: roundMoney(new Big(amount).minus(off[index] ?? 0), currency), currency }
  })
}

/** The buyer's charges after coupons, then agreed additions; both less credit notes. */
export function itemsOf(deps: Stored, order: OrderRow): BilledItem[] {
  return isPlain(order) ? plainItems(order) : withAdditions(order, chargesOf(deps, order))
}

/** What is billed of a plain order. */
export const plainItems = ofRow((order: OrderRow) => withAdditions(order, linesOf(order)))

function withAdditions(order: OrderRow, charges: readonly BilledItem[]): BilledItem[] {
  const added = (order.adjustments ?? [])
    .filter(({ status }) => status === 'APPROVED')
    .map(({ code, amount }): BilledItem => ({ code, ...amount }))
  const credits = (order.credits ?? []).map(({ code, amount }): Billed => ({ code, ...amount }))
  return lessCredits([...charges, ...added], credits)
}

/** What a seller can still credit of an order; nothing of one from before each currency was due by itself. */
export function creditableIn(deps: Stored, order: OrderRow): Billed[] {
  return order.receipts && CREDIT_STATUSES.includes(order.status) ? creditableOf(itemsOf(deps, order)) : []
}

/** What an order costs its buyer, one amount a currency. */
export function duesOf(deps: Stored, order: OrderRow): Money[] {
  return order.receipts ? sumByCurrency(itemsOf(deps, order)) : [order.payable]
}

/** What was paid; of an order from before dues had currencies all at once, at its locked rates. */
export function receiptsOf({ receipts, paid, rateLock: { rates } }: OrderRow): Receipt[] {
  if (receipts) return receipts
  return new Big(paid.amount).gt(0) ? [{ ...paid, cny: inCurrency(paid.amount, paid.currency, 'CNY', rates) }] : []
}

/** What is left to pay, one amount a currency; empty once all is paid. */
export function restDues(deps: Stored, order: OrderRow): Money[] {
  return restOf(duesOf(deps, order), receiptsOf(order))
}

/** What is left to pay without what the buyer disputes in a statement. */
export function dueNow(deps: Stored, order: OrderRow): Money[] {
  return restOf(lessOf(duesOf(deps, order), disputedOf(deps, order)), receiptsOf(order))
}

/** Late fees that the buyer has confirmed, less what was taken back of them, one amount a currency. */
const feesOf = (deps: Stored, order: OrderRow): Money[] =>
  order.receipts ? sumByCurrency(itemsOf(deps, order).filter(({ code }) => code === LATE_FEE)) : []

/** What is left to pay of what falls due on its day: without late fees, and without what is disputed. */
export function onItsDay(deps: Stored, order: OrderRow): Money[] {
  const off = [...disputedOf(deps, order), ...feesOf(deps, order)]
  return restOf(lessOf(duesOf(deps, order), off), receiptsOf(order))
}

/** What is left to pay of late fees: receipts pay all else first. */
export const openFees = (deps: Stored, order: OrderRow): Money[] => lessOf(dueNow(deps, order), onItsDay(deps, order))

/** What of the rest is not due, because the buyer disputes it in a statement. */
export const disputedRest = (deps: Stored, order: OrderRow): Money[] =>
  lessOf(restDues(deps, order), dueNow(deps, order))

/** Statuses in which a deposit is still to be paid. */
const BEFORE_PAID = new Set<OrderRow['status']>(['TO_CONFIRM', 'TO_PAY', 'PAY_CHECKING'])

/** Deposit and balance of an order, with what is left of each; undefined under another term. */
export function depositFor(deps: Stored, order: OrderRow): DepositSplit | undefined {
  const { paymentTerm, depositPct: pct, status } = order
  if (!takesDeposit(paymentTerm) || pct === undefined) return undefined
  const parts = { charges: chargesOf(deps, order), dues: duesOf(deps, order), pct }
  return splitDues({ ...parts, isDepositPaid: !BEFORE_PAID.has(status) }, receiptsOf(order))
}

/** What is left of an order's deposit; undefined under another term, empty once it is paid. */
export function depositLeft(deps: Stored, order: OrderRow): Money[] | undefined {
  const split = depositFor(deps, order)
  return split && leftOf(split.first)
}

/** What a payment is for: the deposit while it is open, else what is due now, else what is disputed. */
export function payableRest(deps: Stored, order: OrderRow): Money[] {
  const deposit = depositLeft(deps, order)
  if (deposit && deposit.length > 0) return deposit
  const now = dueNow(deps, order)
  return now.length > 0 ? now : restDues(deps, order)
}

/** What has to be paid next, about, in the order's currency: the deposit, else all that is left and not disputed. */
export function toPayOf(deps: Stored, order: OrderRow): Money {
  const { payable, paid } = order
  const aboutOf = (amounts: readonly Money[]) => duesIn(amounts, payable.currency, ownRates(deps, order))
  const deposit = depositLeft(deps, order)
  if (deposit && deposit.length > 0) return aboutOf(deposit)
  const left = new Big(payable.amount).minus(paid.amount).minus(aboutOf(disputedRest(deps, order)).amount)
  return { ...payable, amount: roundMoney(left, payable.currency) }
}

/** The ways to pay what is left; of the whole once all is paid. */
export function payableIn(deps: Stored, order: OrderRow): PayWay[] {
  const rest = payableRest(deps, order)
  const ways = payWays(rest.length > 0 ? rest : duesOf(deps, order), order.payable.currency, order.rateLock.rates)
  // Converted once already.
  return order.settled ? ways.filter(({ currency }) => currency === order.payable.currency) : ways
}

/** The receipts of paying some of the dues, or all: each with its value in CNY, together what is paid if that is CNY. */
export function receiptsFor(deps: Stored, order: OrderRow, dues?: readonly Currency[]): Receipt[] {
  const { rates } = order.rateLock
  return payableRest(deps, order)
    .filter(({ currency }) => dues?.includes(currency) ?? true)
    .map((due) => ({ ...due, cny: duesIn([due], 'CNY', rates).amount }))
}

/**
 * What an order has paid with some receipts more. `paid` is in its own currency: all of `payable` once nothing is left,
 * about what was paid before.
 */
export function withReceipts(deps: Stored, order: OrderRow, more: readonly Receipt[]): Partial<OrderRow> {
  const { currency, amount } = order.payable
  const receipts = [...receiptsOf(order), ...more]
  const kept = order.receipts && { receipts }
  if (restOf(duesOf(deps, order), receipts).length === 0) return { paid: { amount, currency }, ...kept }
  const about = new Big(duesIn(receipts, currency, ownRates(deps, order)).amount)
  const most = new Big(amount).minus(new Big(10).pow(-minorDigits(currency)))
  return { paid: { amount: roundMoney(about.gt(most) ? most : about, currency), currency }, ...kept }
}
