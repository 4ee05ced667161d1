import { Big } from 'big.js'
import { known } from '../../known.ts'
import { convert, roundMoney, type Currency, type Money, type RateTable } from '../../money.ts'
import type { TenderLane } from '../tender/draft.ts'
import { isAllInGroup, type ChargeBasis } from './values.ts'
import type { BidLane, ChargeInput, ChargeLine } from './schemas.ts'

/** The cargo from which line quantities are derived. */
export type Demand = Pick<TenderLane, 'boxes' | 'loose'>

/** Revenue tons: the greater of cubic metres and tonnes, at least one. FIELD part 3 "Volume, weight". */
export function revenueTons(loose: { grossKg: string; cbm: string }): Big {
  const tonnes = new Big(loose.grossKg).div(1000)
  return [tonnes, new Big(loose.cbm)].reduce((most, one) => (one.gt(most) ? one : most), new Big(1))
}

/** Number of containers of one type, or of all types, on a lane. */
export function boxCount(demand: Demand, isoCode?: string): number {
  return demand.boxes
    .filter((box) => isoCode === undefined || box.isoCode === isoCode)
    .reduce((sum, box) => sum + box.qty, 0)
}

const once = (): string => '1'
/** Quantity per basis. */
const QTY_OF: Record<ChargeBasis, (demand: Demand, isoCode?: string) => string> = {
  PER_CONTAINER: (demand, isoCode) => String(boxCount(demand, isoCode)),
  PER_CONTAINER_DAY: (demand, isoCode) => String(boxCount(demand, isoCode)),
  PER_WM: ({ loose }) => (loose ? revenueTons(loose).toFixed() : '1'),
  PER_KG: ({ loose }) => loose?.grossKg ?? '1',
  PER_BL: once,
  PER_SHIPMENT: once,
  PER_HOUR: once,
  PERCENT_OF_FREIGHT: once,
  PERCENT_OF_VALUE: once,
  AT_COST: once,
}

/** Default quantity of a line with this basis, as a decimal string. */
export function defaultQty(basis: ChargeBasis, demand: Demand, isoCode?: string): string {
  // A basis of a later release is shown as unknown and counts once.
  return (known(QTY_OF, basis) ?? once)(demand, isoCode)
}

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
    .reduce(
      (sum, line) => sum.plus(convert(new Big(line.unitPrice).times(line.qty), line.currency, currency, rates)),
      new Big(0),
    )
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
  return roundMoney(new Big(line.unitPrice).times(line.qty), line.currency)
}

/** The lines of a lane with their amounts. */
export function priceLines(charges: readonly ChargeInput[], rates: RateTable, value?: Money): ChargeLine[] {
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

/** Required codes for which a lane has no line: blank is not zero. */
export function missingCodes(lane: { charges: readonly { code: string }[] }, required: readonly string[]): string[] {
  return required.filter((code) => !lane.charges.some((line) => line.code === code))
}

/** Percentage of required charges answered by the quoted lanes, rounded down; an unquoted lane answers none. */
export function completenessOf(lanes: readonly BidLane[], required: readonly string[], laneCount: number): number {
  if (required.length === 0) return Math.floor((lanes.filter((lane) => !lane.noQuote).length / laneCount) * 100)
  const answered = lanes
    .filter((lane) => !lane.noQuote)
    .reduce((sum, lane) => sum + required.length - missingCodes(lane, required).length, 0)
  return Math.floor((answered / (required.length * laneCount)) * 100)
}
