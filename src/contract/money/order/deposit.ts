import { Big } from 'big.js'
import { roundMoney, sumByCurrency, type Money } from '../../money.ts'
import { lessOf, restOf } from './dues.ts'

/** A part of what is due in one currency, with what is left of it. */
export interface DuePart extends Money {
  rest: string
}

/** An order's dues in two parts, one amount a currency: what is paid before the start, and the balance. */
export interface DepositSplit {
  pct: number
  first: DuePart[]
  balance: DuePart[]
}

/** The deposit of the charges after coupons: its share of each currency, rounded half up in it. TRADE part 5. */
export function depositOf(charges: readonly Money[], pct: number): Money[] {
  return sumByCurrency(charges).map(({ amount, currency }) => ({
    amount: roundMoney(new Big(amount).times(pct).div(100), currency),
    currency,
  }))
}

/**
 * The deposit and the balance of an order's dues. Additions and reductions are in the dues and not in the charges, so
 * that they touch the balance; a deposit is never more than is due. Receipts pay the deposit first. A paid deposit stays
 * paid, whatever becomes of the charges.
 */
export function splitDues(
  {
    charges,
    dues,
    pct,
    isDepositPaid,
  }: { charges: readonly Money[]; dues: readonly Money[]; pct: number; isDepositPaid: boolean },
  receipts: readonly Money[],
): DepositSplit {
  const amountIn = (amounts: readonly Money[], { currency }: Money): Big =>
    new Big(amounts.find((one) => one.currency === currency)?.amount ?? 0)
  const first = depositOf(charges, pct)
    .map((deposit) => {
      const due = amountIn(dues, deposit)
      return due.lt(deposit.amount) ? { ...deposit, amount: roundMoney(due, deposit.currency) } : deposit
    })
    .filter(({ amount }) => new Big(amount).gt(0))
  const [restOfAll, restOfFirst] = [restOf(dues, receipts), isDepositPaid ? [] : restOf(first, receipts)]
  const withRest = (part: Money, rest: Big): DuePart => ({ ...part, rest: roundMoney(rest, part.currency) })
  return {
    pct,
    first: first.map((part) => withRest(part, amountIn(restOfFirst, part))),
    balance: lessOf(dues, first)
      .filter(({ amount }) => new Big(amount).gt(0))
      .map((part) => withRest(part, amountIn(restOfAll, part).minus(amountIn(restOfFirst, part)))),
  }
}

/** What is left of parts, one amount a currency; nothing that is paid. */
export const leftOf = (parts: readonly DuePart[]): Money[] =>
  parts.filter(({ rest }) => new Big(rest).gt(0)).map(({ rest, currency }) => ({ amount: rest, currency }))
