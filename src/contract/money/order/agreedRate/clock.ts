import { Big } from 'big.js'
import type { FreeTime, Tier } from '../../../trade/bid/carriage/schemas.ts'

const DAY_MS = 24 * 3_600_000

/** What was agreed about a clock. */
export interface ClockTerms {
  /** Free days. */
  free: number
  tiers: readonly Tier[]
  /** CD: calendar days, the default. WD: without Saturdays and Sundays; public holidays are not known. */
  unit?: FreeTime['unit']
  /** DISCHARGE_DAY counts the first day too; the default is NEXT_DAY. */
  start?: FreeTime['start']
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

const dayText = (no: number): string => new Date(no * DAY_MS).toISOString().slice(0, 10)

/** The last day, `YYYY-MM-DD`, on which a clock that began on a day has cost nothing; undefined: not even that day. */
export function lastFreeDay(from: string, terms: ClockTerms): string | undefined {
  const isFree = (no: number): boolean => usedDays(from, dayText(no), terms) <= terms.free
  let last = dayNo(from)
  if (!isFree(last)) return undefined
  while (isFree(last + 1)) last += 1
  return dayText(last)
}

/** Workdays of a week. */
const WORKDAYS = 5

/** What so many calendar days cost if it is not known when they begin; of seven days five are working days. */
export function costOfDays(days: number, { unit, start, free, tiers }: ClockTerms): Big {
  const all = days === 0 ? 0 : days + (start === 'DISCHARGE_DAY' ? 1 : 0)
  const used = unit === 'WD' ? Math.round((all * WORKDAYS) / 7) : all
  return tierCost(Math.max(0, used - free), tiers)
}

/** The day of an instant in a port's time zone (IANA); demurrage counts the days of the place. */
export function portDay(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(new Date(instant))
    .reduce<Record<string, string>>((found, { type, value }) => ({ ...found, [type]: value }), {})
  return `${parts['year']}-${parts['month']}-${parts['day']}`
}
