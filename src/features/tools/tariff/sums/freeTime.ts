import { Big } from 'big.js'
import { readFigure, written } from './figures.ts'
import type { ResultLine } from './line.ts'

const DAY_MS = 86_400_000
/** Most days and steps that are counted. */
export const MAX_DAYS = 730
export const MAX_STEPS = 8

/** A step of a tariff as typed: until which day of charge it lasts (blank: without end) and its rate a box and day. */
export interface StepText {
  to: string
  rate: string
}

/** A step of a tariff: from one day of charge to another; `to` is absent for the last. */
export interface Step {
  from: number
  to: number | undefined
  rate: Big
}

/** Steps as they stand in an address, e.g. `5-60~10-120~-200`. */
export function readSteps(text: string | undefined): StepText[] {
  return (text ?? '')
    .split('~')
    .slice(0, MAX_STEPS)
    .map((step) => {
      const [to = '', rate = ''] = step.split('-')
      return { to, rate }
    })
}

/** Steps written for an address. */
export function writeSteps(steps: readonly StepText[]): string {
  return steps.map(({ to, rate }) => [to, rate].map((text) => text.replaceAll(/[-~]/g, '')).join('-')).join('~')
}

/** The day of charge on which each step begins, as far as the steps before it say so. */
export function stepStarts(steps: readonly StepText[]): number[] {
  return steps.map((_, at) => (Number(steps[at - 1]?.to ?? 0) || at) + 1)
}

const STEP_DAY = { max: MAX_DAYS, zero: false }
const STEP_RATE = { max: 1_000_000 }

/** The steps of a tariff, each beginning the day after the one before; undefined as long as one is not whole or not in order. */
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

/** A time that a carrier counts: calendar days from one day to another, the first counted or not. */
export interface Clock {
  from: string
  to: string
  countFirst: boolean
  freeDays: number
  steps: readonly Step[]
}

/** One calendar day: its number of those counted, its number of those charged (0: free), its rate (nothing: past the last step). */
export interface ClockDay {
  day: string
  no: number
  chargeNo: number
  rate: Big | undefined
}

/** Calendar days from one day to another; undefined where a day is missing, the order is wrong or it is too long. */
export function daysBetween(from: string, to: string, countFirst: boolean): number | undefined {
  const [start, end] = [dayAt(from), dayAt(to)]
  if (start === undefined || end === undefined || end < start || end - start >= MAX_DAYS) return undefined
  return end - start + (countFirst ? 1 : 0)
}

/** The days of a clock, one after the other. */
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

/** What the days come to for one box. */
export function chargeOf(days: readonly ClockDay[]): Big {
  return days.reduce((sum, { rate }) => sum.plus(rate ?? 0), new Big(0))
}

/** The charge of one clock written out, tariff steps multiplied, e.g. `5 × 60.00 + 3 × 120.00`. */
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

/** The sum of all clocks for all boxes. */
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
