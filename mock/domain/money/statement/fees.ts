import { fellThrough } from '@/contract/money/order/values.ts'
import { Big } from 'big.js'
import type { Currency, Money } from '@/contract/money.ts'
import { countedOf } from '@/contract/money/statement/balance.ts'
import { lateFeeOf, latePartsOf, type OwedOverTime } from '@/contract/money/statement/lateFee.ts'
import { LATE_FEE } from '@/contract/reference/ruleCharges.ts'
import { partsOf } from '@/contract/trade/tender/payment/rules.ts'
import { takesDeposit } from '@/contract/trade/tender/payment/values.ts'
import type { Deps } from '../../deps.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { marketDay } from '../../zone.ts'
import { dueOnOf } from '../credit/standing.ts'
import { itemsOf, receiptsOf } from '../order/dues.ts'
import { disputedOf } from './disputed.ts'
import type { StatedLine } from './row.ts'

type Stored = Pick<Deps, 'rows' | 'now'>

/** Whether an order bears a late fee: its tender stated one, and something of it is paid after the loading. */
export const bearsFee = (order: OrderRow): boolean =>
  partsOf(order).lateFeeDailyPct !== undefined && (order.creditId !== undefined || takesDeposit(order.paymentTerm))

const dayOf = (at: string): string => marketDay(Date.parse(at))
const inOf = (amounts: readonly Money[], currency: Currency): Big =>
  amounts.reduce((sum, one) => (one.currency === currency ? sum.plus(one.amount) : sum), new Big(0))

/** Amounts of an order that bear a fee from a later day than its due day: agreed since, or disputed until then. */
function laterOf(
  order: OrderRow,
  stated: readonly StatedLine[],
  dueOn: string,
): { key: string; amount: Money; from: string }[] {
  const settled = stated.flatMap((line) => {
    const { key, kind, orderId, dispute, settledAt, state } = line
    if (orderId !== order.id || kind === 'LATE_FEE' || !dispute || settledAt === undefined) return []
    return state === 'AGREED' || state === 'WITHDRAWN' ? [{ key, amount: countedOf(line), from: dayOf(settledAt) }] : []
  })
  const disputed = stated.filter(({ orderId, state }) => orderId === order.id && state === 'DISPUTED')
  const known = new Set([...settled, ...disputed].map(({ key }) => key))
  const added = (order.adjustments ?? [])
    .filter(({ code, status }) => code !== LATE_FEE && status === 'APPROVED')
    .map(({ id, amount, answeredAt }) => ({
      key: `A|${id}`,
      amount,
      from: answeredAt === undefined ? dueOn : dayOf(answeredAt),
    }))
  return [...settled, ...added.filter(({ key }) => !known.has(key))].filter(({ from }) => from > dueOn)
}

/**
 * What was paid of an order, by day. A receipt without a payment of its own counts as in time; what was released, as
 * never paid.
 */
function paidOf(deps: Stored, order: OrderRow, currency: Currency, dueOn: string): OwedOverTime['paid'] {
  const payments = deps.rows.payments
    .of('orderId', order.id)
    .filter(({ status }) => status === 'CONFIRMED')
    .toSorted((a, b) => a.updatedAt.localeCompare(b.updatedAt))
  let left = inOf(receiptsOf(order), currency)
  const paid = payments.flatMap(({ parts = [], updatedAt }) => {
    const arrived = inOf(parts, currency)
    const amount = arrived.gt(left) ? left : arrived
    left = left.minus(amount)
    return amount.gt(0) ? [{ amount: amount.toFixed(), on: dayOf(updatedAt) }] : []
  })
  return left.gt(0) ? [...paid, { amount: left.toFixed(), on: dueOn }] : paid
}

/** What an order owes in a currency over time, without late fees and what is disputed. */
function owedOf(
  deps: Stored,
  order: OrderRow,
  stated: readonly StatedLine[],
  { currency, dueOn }: { currency: Currency; dueOn: string },
): OwedOverTime {
  const items = itemsOf(deps, order).filter(({ code }) => code !== LATE_FEE)
  const whole = inOf(items, currency).minus(inOf(disputedOf(deps, order), currency))
  const later = laterOf(order, stated, dueOn).filter(({ amount }) => amount.currency === currency)
  const first = whole.minus(
    inOf(
      later.map(({ amount }) => amount),
      currency,
    ),
  )
  const { dispute } = order
  const until = dispute?.resolution ? dayOf(dispute.resolution.at) : marketDay(deps.now())
  return {
    owed: [
      { amount: first.toFixed(), from: dueOn },
      ...later.map(({ amount, from }) => ({ amount: amount.amount, from })),
    ],
    paid: paidOf(deps, order, currency, dueOn),
    ...(dispute && { paused: [{ from: dayOf(dispute.openedAt), until }] }),
  }
}

/**
 * Late fees of an order that no statement has proposed yet, one line a currency: from its due day, or the last day of the
 * line before, until today. TRADE part 5.
 */
export function newFees(deps: Stored, order: OrderRow, stated: readonly StatedLine[]): StatedLine[] {
  const dueOn = dueOnOf(order)
  const { lateFeeDailyPct: pct } = partsOf(order)
  if (!bearsFee(order) || !order.receipts || pct === undefined || dueOn === undefined || fellThrough(order)) return []
  const until = marketDay(deps.now())
  const currencies = [...new Set(itemsOf(deps, order).map(({ currency }) => currency))]
  return currencies.flatMap((currency): StatedLine[] => {
    const before = stated.flatMap(({ orderId, amount, fee }) =>
      fee && orderId === order.id && amount.currency === currency ? [fee.until] : [],
    )
    const from = [dueOn, ...before].toSorted().at(-1) ?? dueOn
    if (from >= until) return []
    const parts = latePartsOf(owedOf(deps, order, stated, { currency, dueOn }), from, until)
    const amount = lateFeeOf(parts, pct, currency)
    if (new Big(amount).eq(0)) return []
    const fee = { pct, from, until, parts }
    const key = `F|${order.id}|${currency}|${until}`
    return [
      { key, kind: 'LATE_FEE', orderId: order.id, code: LATE_FEE, amount: { amount, currency }, fee, state: 'OPEN' },
    ]
  })
}
