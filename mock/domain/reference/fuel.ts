import type { FuelPrices, FuelQuarter } from '@/contract/reference/fuel/schemas.ts'
import type { Deps } from '../deps.ts'
import { marketDay } from '../zone.ts'

/** Quarters that the list of prices holds, the running one included. */
const QUARTERS = 9
const MONTHS = 12

/** Month number since year 0 of a day. */
const monthOf = (day: string): number => Number(day.slice(0, 4)) * MONTHS + Number(day.slice(5, 7)) - 1
const quarterOf = (day: string): number => Math.floor(monthOf(day) / 3)

/** Invented price of very low sulphur fuel oil in a month, USD a tonne; the same month always yields the same. */
const priceIn = (month: number): number =>
  580 + Math.round(46 * Math.sin(month * 0.29) + 19 * Math.sin(month * 0.83 + 1) + 7 * Math.sin(month * 2.3))

function quarterAt(number: number): FuelQuarter {
  const first = number * 3
  const sum = [first - 3, first - 2, first - 1].reduce((total, month) => total + priceIn(month), 0)
  const month = String((first % MONTHS) + 1).padStart(2, '0')
  return { from: `${Math.floor(first / MONTHS)}-${month}-01`, average: (sum / 3).toFixed(2) }
}

const between = (first: number, last: number): FuelQuarter[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => quarterAt(first + index))

/** Average prices of the quarters up to today. Invented, and marked as such. */
export function fuelPrices({ now }: Pick<Deps, 'now'>): FuelPrices {
  const last = quarterOf(marketDay(now()))
  return { source: 'Cangtong demo prices', quarters: between(last - QUARTERS + 1, last) }
}

/** Quarters that count for departures from a day on, as far as they have begun. */
export const fuelFrom = ({ now }: Pick<Deps, 'now'>, day: string): FuelQuarter[] =>
  between(quarterOf(day), quarterOf(marketDay(now())))
