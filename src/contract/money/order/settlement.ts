import { Big } from 'big.js'
import { proRata } from '../../coupon/spread.ts'
import { minorDigits, roundMoney, sumByCurrency, type Currency, type Money, type RateTable } from '../../money.ts'
import { duesIn, type Converted, type Unconverted } from './dues.ts'

/** A due as it was quoted, and what it is in the one currency of its order. */
export interface SettledDue extends Money {
  value: string
}

/** An amount that was not converted: two conversions cannot be composed. */
export type AsQuoted = Unconverted & { value?: never }

/** What each currency of some lines is in the one currency: summed first, then converted and rounded once. TRADE part 3. */
export function settleDues(lines: readonly AsQuoted[], currency: Currency, rates: RateTable): SettledDue[] {
  return sumByCurrency(lines).map((due) => ({ ...due, value: duesIn([due], currency, rates).amount }))
}

/** All dues together, in the one currency. */
export function settledSum(dues: readonly SettledDue[], currency: Currency): Converted {
  const sum = dues.reduce((total, { value }) => total.plus(value), new Big(0))
  return { amount: roundMoney(sum, currency), currency }
}

/** Lines in the one currency: those of one currency together are their due; cents go to the largest fractions. */
export function settleLines(lines: readonly AsQuoted[], currency: Currency, rates: RateTable): string[] {
  const amounts = lines.map(() => roundMoney('0', currency))
  for (const due of settleDues(lines, currency, rates)) {
    const at = lines.flatMap((line, index) => (line.currency === due.currency ? [index] : []))
    const weights = at.map((index) => new Big(lines[index]?.amount ?? 0))
    proRata(new Big(due.value), weights, minorDigits(currency)).forEach((part, place) => {
      amounts[at[place] ?? 0] = roundMoney(part, currency)
    })
  }
  return amounts
}

/** The rates that a conversion rests on, CNY per unit: `1 USD = 7.0744 CNY`, both where neither currency is CNY. */
export function rateText(from: Currency, to: Currency, cnyPer: RateTable['cnyPer']): string {
  const foreign = [from, to].filter((currency) => currency !== 'CNY')
  return foreign.map((currency) => `1 ${currency} = ${cnyPer[currency]} CNY`).join(' · ')
}
