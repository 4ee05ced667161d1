import { Big } from 'big.js'
import { sumByCurrency, type Currency, type Money, type RateTable } from '../../money.ts'
import type { Payers } from '../tender/payers/schemas.ts'
import { isOurs } from '../tender/payers/split.ts'
import type { PaidAt } from '../tender/payers/values.ts'
import { allInOf } from './calc.ts'
import type { ChargeLine } from './schemas.ts'
import { isAllInGroup } from './values.ts'

/** Quoted lines of the all-in price that one side of the sale pays: the publisher, or the other party. */
export function linesPaidBy(
  side: 'ours' | 'others',
  lines: readonly ChargeLine[],
  payers: Payers | undefined,
): ChargeLine[] {
  return lines.filter(
    (line) => line.state === 'QUOTED' && isAllInGroup(line.group) && isOurs(payers, line) === (side === 'ours'),
  )
}

/** Sums of the quoted lines of the all-in price by where they are paid, each line rounded in the target currency. */
export function termSums(lines: readonly ChargeLine[], currency: Currency, rates: RateTable): Record<PaidAt, Money> {
  const of = (paidAt: PaidAt) => lines.filter(({ paymentTerm }) => paymentTerm === paidAt)
  return { PRE: allInOf(of('PRE'), currency, rates), COL: allInOf(of('COL'), currency, rates) }
}

/** The price of some lines by who pays; amounts in the currency asked for. */
export interface PaidSums {
  ours: Money
  others: Money
  /** Both together: the all-in price. */
  total: Money
  /** What the other party pays, as quoted: one amount a currency. */
  othersAsQuoted: Money[]
}

/** Sums of priced lines by who pays them, each line rounded in the target currency. TRADE part 2. */
export function sumsOf(
  lines: readonly ChargeLine[],
  payers: Payers | undefined,
  currency: Currency,
  rates: RateTable,
): PaidSums {
  const others = linesPaidBy('others', lines, payers)
  return {
    ours: allInOf(linesPaidBy('ours', lines, payers), currency, rates),
    others: allInOf(others, currency, rates),
    total: allInOf(lines, currency, rates),
    othersAsQuoted: sumByCurrency(others).filter(({ amount }) => new Big(amount).gt(0)),
  }
}
