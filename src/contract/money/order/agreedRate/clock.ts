import { Big } from 'big.js'

const DAY_MS = 24 * 3_600_000

/** Rate for each day of a tier, decimal; days count from the first one after the free time. Without `toDay` it does not end. */
export interface Tier {
  fromDay: number
  toDay?: number
  rate: string
}

/** What was agreed about a clock. */
export interface ClockTerms {
  /** Free days. */
  free: number
  tiers: readonly Tier[]
  /** CD: calendar days, the default. WD: without Saturdays and Sundays; public holidays are not known. */
  unit?: 'CD' | 'WD'
  /** DISCHARGE_DAY counts the first day too; the default is NEXT_DAY. */
  start?: 'NEXT_DAY' | 'DISCHARGE_DAY'
}

/** Days of a container, and what those beyond the free ones cost, unrounded, in the currency of the tiers. */
export interface ClockResult {
  used: number
  over: number
  cost: Big
}

const dayNo = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS
// 1 January 1970 was a Thursday.
const isWeekend = (no: number): boolean => [0, 6].includes((no + 4) % 7)

/** Calendar days from one day to another; negative if it is before. Days are `YYYY-MM-DD`. */
export const daysFrom = (from: string, to: string): number => dayNo(to) - dayNo(from)

function usedDays(from: string, to: string, { unit, start }: ClockTerms): number {
  const first = dayNo(from) + (start === 'DISCHARGE_DAY' ? 0 : 1)
  const all = Math.max(0, dayNo(to) - first + 1)
  if (unit !== 'WD') return all
  return Array.from({ length: all }, (_, index) => first + index).filter((no) => !isWeekend(no)).length
}

/** Cost of the first days after the free time; a day that no tier names costs nothing. */
function tierCost(over: number, tiers: readonly Tier[]): Big {
  return tiers.reduce((sum, { fromDay, toDay = over, rate }) => {
    const days = Math.max(0, Math.min(over, toDay) - fromDay + 1)
    return sum.plus(new Big(rate).times(days))
  }, new Big(0))
}

/** A container's clock from one port-local day to another. TRADE part 6. */
export function clockOf(from: string, to: string, terms: ClockTerms): ClockResult {
  const used = usedDays(from, to, terms)
  const over = Math.max(0, used - terms.free)
  return { used, over, cost: tierCost(over, terms.tiers) }
}

/** The day of an instant in a port's time zone (IANA); demurrage counts the days of the place. */
export function portDay(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(new Date(instant))
    .reduce<Record<string, string>>((found, { type, value }) => ({ ...found, [type]: value }), {})
  return `${parts['year']}-${parts['month']}-${parts['day']}`
}
