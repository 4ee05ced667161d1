import { Big } from 'big.js'
import { convert, roundMoney, type Currency, type Money, type RateTable } from '../../money.ts'
import { lineCost } from './lineCost.ts'
import { isAllInGroup } from './values.ts'
import type { BidLane, ChargeInput, ChargeLine } from './schemas.ts'

/** Sum of the quoted freight lines priced by quantity, in one currency, unrounded. */
function freightBase(lines: readonly ChargeInput[], currency: Currency, rates: RateTable): Big {
  return lines
    .filter(
      (line) =>
        line.group === 'FREIGHT' &&
        line.state === 'QUOTED' &&
        line.basis !== 'PERCENT_OF_FREIGHT' &&
        line.basis !== 'PERCENT_OF_VALUE',
    )
    .reduce((sum, line) => sum.plus(convert(lineCost(line).cost, line.currency, currency, rates)), new Big(0))
}

/**
 * Amount of one line in its own currency, rounded half up to the minor unit. Lines that are not QUOTED and at-cost
 * lines are `0`; percentage lines refer to the quoted freight or the cargo's value. FIELD 2.3, decision 5 of FIELD part
 * 0.
 */
export function lineAmount(line: ChargeInput, lines: readonly ChargeInput[], rates: RateTable, value?: Money): string {
  if (line.state !== 'QUOTED' || line.basis === 'AT_COST') return roundMoney('0', line.currency)
  if (line.basis === 'PERCENT_OF_FREIGHT')
    return roundMoney(freightBase(lines, line.currency, rates).times(line.unitPrice).div(100), line.currency)
  if (line.basis === 'PERCENT_OF_VALUE') {
    const base = value ? convert(value.amount, value.currency, line.currency, rates) : new Big(0)
    return roundMoney(base.times(line.unitPrice).div(100), line.currency)
  }
  return roundMoney(lineCost(line).cost, line.currency)
}

/** The lines of a lane with their amounts. */
export function priceLines<Line extends ChargeInput>(
  charges: readonly Line[],
  rates: RateTable,
  value?: Money,
): (Line & Pick<ChargeLine, 'amount'>)[] {
  return charges.map((line) => ({ ...line, amount: lineAmount(line, charges, rates, value) }))
}

/** An amount in another currency, rounded half up: each line is rounded before summing. */
export function inCurrency(amount: string, from: Currency, to: Currency, rates: RateTable): string {
  return roundMoney(convert(amount, from, to, rates), to)
}

/**
 * All-in of priced lines: sum of the quoted origin, freight and destination lines, each rounded in the target currency.
 */
export function allInOf(lines: readonly ChargeLine[], currency: Currency, rates: RateTable): Money {
  const sum = lines
    .filter((line) => line.state === 'QUOTED' && isAllInGroup(line.group))
    .reduce((total, line) => total.plus(inCurrency(line.amount, line.currency, currency, rates)), new Big(0))
  return { amount: roundMoney(sum, currency), currency }
}

/** All-in of a whole bid: sum of its quoted lanes. */
export function bidAllIn(lanes: readonly BidLane[], currency: Currency, rates: RateTable, value?: Money): Money {
  const sum = lanes
    .filter((lane) => !lane.noQuote)
    .reduce(
      (total, lane) => total.plus(allInOf(priceLines(lane.charges, rates, value), currency, rates).amount),
      new Big(0),
    )
  return { amount: roundMoney(sum, currency), currency }
}
