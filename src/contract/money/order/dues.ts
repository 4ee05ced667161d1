import { Big } from 'big.js'
import { convert, roundMoney, sumByCurrency, type Currency, type Money, type RateTable } from '../../money.ts'

/** A part of a payment: what it paid of one due, and what that was in CNY at the rates of the payment. */
export interface Receipt extends Money {
  cny: string
}

/** What a conversion yields: the compiler refuses to convert it again. */
export interface Converted extends Money {
  converted?: true
}

/** An amount that was not converted. */
export type Unconverted = Money & { converted?: never }

/** A way to pay: which dues, in which currency, and how much. */
export interface PayWay extends Money {
  dues: Currency[]
}

/** What an order says of its dues. */
interface Owed {
  due: Money
  dues?: readonly (Money & { rest: string })[] | undefined
  disputed?: readonly Money[] | undefined
}

/** The difference of two sums, one amount a currency; without zeros. */
export function lessOf(amounts: readonly Money[], off: readonly Money[]): Money[] {
  const negative = off.map(({ amount, currency }) => ({ amount: new Big(amount).times(-1).toFixed(), currency }))
  return sumByCurrency([...amounts, ...negative]).filter(({ amount }) => !new Big(amount).eq(0))
}

/** What is left of the dues, one amount a currency; nothing that is paid. */
export const restOf = (dues: readonly Money[], receipts: readonly Money[]): Money[] =>
  lessOf(dues, receipts).filter(({ amount }) => new Big(amount).gt(0))

/** What is left of an order's dues without what its buyer disputes, one amount a currency; empty if nothing is due. */
export function dueParts({ dues, due, disputed = [] }: Owed): Money[] {
  const left = dues?.map(({ rest, currency }): Money => ({ amount: rest, currency })) ?? [due]
  return restOf(left, disputed)
}

/** What was paid above the dues, one amount a currency: a credit note came after the payment. */
export const surplusOf = (dues: readonly Money[], receipts: readonly Money[]): Money[] => restOf(receipts, dues)

/** What was paid of the dues: receipts in their order, up to each due; the last one in part, at its own rate. */
export function paidOfDues(dues: readonly Money[], receipts: readonly Receipt[]): Receipt[] {
  const left = new Map(dues.map(({ amount, currency }) => [currency, new Big(amount)]))
  return receipts.flatMap(({ amount, currency, cny }): Receipt[] => {
    const most = left.get(currency) ?? new Big(0)
    const paid = most.lt(amount) ? most : new Big(amount)
    left.set(currency, most.minus(paid))
    if (paid.lte(0)) return []
    if (paid.eq(amount)) return [{ amount, currency, cny }]
    return [
      { amount: roundMoney(paid, currency), currency, cny: roundMoney(new Big(cny).times(paid).div(amount), 'CNY') },
    ]
  })
}

/** Receipts without some of what they paid in a currency: the last ones first, a part at its own rate. */
export function cutReceipts(receipts: readonly Receipt[], { amount, currency }: Money): Receipt[] {
  let left = new Big(amount)
  const kept = receipts.toReversed().flatMap((receipt): Receipt[] => {
    if (receipt.currency !== currency || left.lte(0)) return [receipt]
    const off = left.lt(receipt.amount) ? left : new Big(receipt.amount)
    left = left.minus(off)
    const rest = new Big(receipt.amount).minus(off)
    if (rest.lte(0)) return []
    const cny = roundMoney(new Big(receipt.cny).times(rest).div(receipt.amount), 'CNY')
    return [{ amount: roundMoney(rest, currency), currency, cny }]
  })
  return kept.toReversed()
}

/** Dues in one currency, each converted and rounded once; a due in that currency is never converted. TRADE part 3. */
export function duesIn(dues: readonly Unconverted[], currency: Currency, rates: RateTable): Converted {
  const sum = dues.reduce(
    (total, due) => total.plus(roundMoney(convert(due.amount, due.currency, currency, rates), currency)),
    new Big(0),
  )
  return { amount: roundMoney(sum, currency), currency }
}

/**
 * The ways to pay what is left: all of it in the order's currency or in CNY, then each due alone, in its own currency
 * or in CNY.
 */
export function payWays(rest: readonly Money[], own: Currency, rates: RateTable): PayWay[] {
  const way = (dues: readonly Money[], currency: Currency): PayWay => ({
    dues: dues.map((due) => due.currency),
    ...duesIn(dues, currency, rates),
  })
  const currencies = (first: Currency): Currency[] => (first === 'CNY' ? ['CNY'] : [first, 'CNY'])
  const [only] = rest
  if (!only) return []
  if (rest.length === 1) return currencies(only.currency).map((currency) => way(rest, currency))
  return [
    ...currencies(own).map((currency) => way(rest, currency)),
    ...rest.flatMap((due) => currencies(due.currency).map((currency) => way([due], currency))),
  ]
}

/** Whether paying this way needs a rate. */
export const isConverted = ({ dues, currency }: Pick<PayWay, 'dues' | 'currency'>): boolean =>
  dues.some((due) => due !== currency)

/** Tells ways to pay apart. */
export const wayKey = ({ dues, currency }: Pick<PayWay, 'dues' | 'currency'>): string => `${dues.join('+')}=${currency}`
