import { Big } from 'big.js'
import { readFigure, written } from './figures.ts'
import type { ResultLine } from './line.ts'

const DAY_MS = 86_400_000
/** Maximum number of days and steps. */
export const MAX_DAYS = 730
export const MAX_STEPS = 8

/** A tariff step as typed: last chargeable day (blank: no end) and rate per container and day. */
export interface StepText {
  to: string
  rate: string
}

/** A tariff step: first and last chargeable day; `to` is absent for the last step. */
export interface Step {
  from: number
  to: number | undefined
  rate: Big
}

/** Parses the steps of a query parameter, e.g. `5-60~10-120~-200`. */
export function readSteps(text: string | undefined): StepText[] {
  return (text ?? '')
    .split('~')
    .slice(0, MAX_STEPS)
    .map((step) => {
      const [to = '', rate = ''] = step.split('-')
      return { to, rate }
    })
}

/** Formats steps for a query parameter. */
export function writeSteps(steps: readonly StepText[]): string {
  return steps.map(({ to, rate }) => [to, rate].map((text) => text.replaceAll(/[-~]/g, '')).join('-')).join('~')
}

/** First chargeable day of each step, as far as the previous steps define it. */
export function stepStarts(steps: readonly StepText[]): number[] {
  return steps.map((_, at) => (Number(steps[at - 1]?.to ?? 0) || at) + 1)
}

const STEP_DAY = { max: MAX_DAYS, zero: false }
const STEP_RATE = { max: 1_000_000 }

/**
 * Complete tariff steps, each starting the day after the previous one; undefined if one is incomplete or out of order.
 */
export function wholeSteps(texts: readonly StepText[]): Step[] | undefined {
  const steps: Step[] = []
  for (const [at, { to, rate }] of texts.entries()) {
    const from = (steps.at(-1)?.to ?? 0) + 1
    const day = readFigure(to, STEP_DAY)
    const price = readFigure(rate, STEP_RATE).value
    const isLast = at === texts.length - 1
    const until = day.value?.toNumber()
    const isInOrder = until === undefined ? isLast && !day.problem : Number.isInteger(until) && until >= from
    if (!price || !isInOrder) return undefined
    steps.push({ from, to: until, rate: price })
  }
  return steps.length > 0 ? steps : undefined
}

const dayAt = (iso: string): number | undefined => {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? Date.parse(`${iso}T00:00:00Z`) : Number.NaN
  return Number.isNaN(ms) ? undefined : ms / DAY_MS
}
const isoOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** A period counted by a carrier: calendar days, with or without the first one. */
export interface Clock {
  from: string
  to: string
  countFirst: boolean
  freeDays: number
  steps: readonly Step[]
}

/** One calendar day: its counted number, its chargeable number (0: free), its rate (undefined: past the last step). */
export interface ClockDay {
  day: string
  no: number
  chargeNo: number
  rate: Big | undefined
}

/** Number of calendar days; undefined if a date is missing, the order is wrong or the period too long. */
export function daysBetween(from: string, to: string, countFirst: boolean): number | undefined {
  const [start, end] = [dayAt(from), dayAt(to)]
  if (start === undefined || end === undefined || end < start || end - start >= MAX_DAYS) return undefined
  return end - start + (countFirst ? 1 : 0)
}

/** The days of a period, in order. */
export function clockDays({ from, to, countFirst, freeDays, steps }: Clock): ClockDay[] | undefined {
  const count = daysBetween(from, to, countFirst)
  const start = dayAt(from)
  if (count === undefined || start === undefined) return undefined
  return Array.from({ length: count }, (_, at) => {
    const chargeNo = Math.max(0, at + 1 - freeDays)
    const step = steps.find((one) => chargeNo >= one.from && chargeNo <= (one.to ?? Infinity))
    return {
      day: isoOf(start + at + (countFirst ? 0 : 1)),
      no: at + 1,
      chargeNo,
      rate: chargeNo === 0 ? new Big(0) : step?.rate,
    }
  })
}

/** Total of the days for one container. */
export function chargeOf(days: readonly ClockDay[]): Big {
  return days.reduce((sum, { rate }) => sum.plus(rate ?? 0), new Big(0))
}

/** Charge of one period with its calculation, e.g. `5 × 60.00 + 3 × 120.00`. */
export function clockLines(
  id: 'demurrage' | 'detention' | 'combined',
  days: readonly ClockDay[],
  currency: string,
): ResultLine[] {
  const charged = days.filter(({ chargeNo }) => chargeNo > 0)
  const runs: { count: number; rate: Big }[] = []
  for (const { rate = new Big(0) } of charged) {
    const last = runs.at(-1)
    if (last?.rate.eq(rate)) last.count += 1
    else runs.push({ count: 1, rate })
  }
  return [
    {
      id: `${id}Days`,
      sum: `${String(days.length)} − ${String(days.length - charged.length)}`,
      figure: String(charged.length),
      unit: '',
    },
    {
      id: `${id}Box`,
      sum: runs.map(({ count, rate }) => `${String(count)} × ${written(rate)}`).join(' + '),
      figure: written(chargeOf(days)),
      unit: currency,
    },
  ]
}

/** Total of all periods for all containers. */
export function totalLine(perBox: readonly Big[], boxes: number, currency: string): ResultLine {
  const one = perBox.reduce((sum, charge) => sum.plus(charge), new Big(0))
  const parts = perBox.map(written).join(' + ')
  return {
    id: 'timeTotal',
    sum: `${perBox.length > 1 ? `(${parts})` : parts} × ${String(boxes)}`,
    figure: written(one.times(boxes)),
    unit: currency,
    isTotal: true,
  }
}
