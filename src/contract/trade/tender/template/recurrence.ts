import type { Problem } from '../../../problem.ts'
import { addDays } from '../../../money/credit/terms.ts'
import { AHEAD_DAYS_MAX, LAST_DAY_OF, type RecurrenceCycle } from './values.ts'

/** When a template makes a draft. */
export interface Recurrence {
  cycle: RecurrenceCycle
  /** The day of publishing: 1 (Monday) to 7 of a week, 1 to 31 of a month. */
  on: number
  /** Days before it on which the draft is made. */
  aheadDays: number
}

/** A recurrence as typed: without a cycle, none. */
export interface RecurrenceInput {
  cycle?: RecurrenceCycle | undefined
  on?: number | undefined
  aheadDays?: number | undefined
}

/** One draft to come; days of the market. */
export interface Occurrence {
  draftOn: string
  publishOn: string
}

/** What is wrong about a recurrence as typed. */
export function checkRecurrence({ cycle, on, aheadDays }: RecurrenceInput): Problem[] {
  if (!cycle) return []
  return [...checkCount('on', on, 1, LAST_DAY_OF[cycle]), ...checkCount('aheadDays', aheadDays, 0, AHEAD_DAYS_MAX)]
}

function checkCount(field: string, value: number | undefined, min: number, max: number): Problem[] {
  if (value === undefined) return [{ field, code: 'required' }]
  if (!Number.isInteger(value)) return [{ field, code: 'number' }]
  return value < min || value > max ? [{ field, code: 'range', params: { min, max } }] : []
}

/** Day of the week, 1 (Monday) to 7. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** The day of a month, some months after that of `day`; the last one where the month is shorter. */
function inMonth(day: string, months: number, on: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const length = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(on, length))).toISOString().slice(0, 10)
}

/** The first day of publishing on or after a day. */
function publishedFrom({ cycle, on }: Recurrence, day: string): string {
  if (cycle === 'WEEKLY') return addDays(day, (on - weekdayOf(day) + 7) % 7)
  const here = inMonth(day, 0, on)
  return here >= day ? here : inMonth(day, 1, on)
}

/** The last day of publishing on or before a day. */
function publishedUntil({ cycle, on }: Recurrence, day: string): string {
  if (cycle === 'WEEKLY') return addDays(day, -((weekdayOf(day) - on + 7) % 7))
  const here = inMonth(day, 0, on)
  return here <= day ? here : inMonth(day, -1, on)
}

const occurrence = (publishOn: string, { aheadDays }: Recurrence): Occurrence => ({
  draftOn: addDays(publishOn, -aheadDays),
  publishOn,
})

/** The next draft, made today or later. `draftedFor`: day of publishing of the last one, which is not made again. */
export function nextOccurrence(recurrence: Recurrence, today: string, draftedFor?: string): Occurrence {
  const soonest = addDays(today, recurrence.aheadDays)
  const after = draftedFor === undefined ? soonest : addDays(draftedFor, 1)
  return occurrence(publishedFrom(recurrence, after > soonest ? after : soonest), recurrence)
}

/** The latest draft that was to be made until a day. */
export function latestOccurrence(recurrence: Recurrence, day: string): Occurrence {
  return occurrence(publishedUntil(recurrence, addDays(day, recurrence.aheadDays)), recurrence)
}
