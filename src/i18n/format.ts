import { groupedAmount } from '@/contract/money.ts'
import type { Locale } from './locale.ts'

/** An amount as transmitted: decimal string and ISO 4217 code. */
interface Amount {
  amount: string
  currency: string
}

/** Remaining days, hours, minutes, seconds; all zero when the time is over. */
export interface TimeLeft {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/**
 * Formatters of dates, numbers and amounts in one language. Instants are ISO 8601; invalid input yields a dash, never
 * an exception.
 */
export interface Formats {
  /** `2026-12-01` in the user's zone, or in `timeZone` (IANA name). */
  date: (iso: string, timeZone?: string) => string
  /**
   * Date and minute with the zone, e.g. `2026-12-01 18:00 GMT+8`; the user's zone unless `timeZone` (IANA) is given.
   */
  dateTime: (iso: string, timeZone?: string) => string
  /** Port time: `dateTime` with the port's IANA zone. Assumed: decision 0004. */
  portTime: (iso: string, portZone: string) => string
  /** A calendar day `YYYY-MM-DD` without a zone. */
  day: (day: string) => string
  number: (value: number | string, options?: Intl.NumberFormatOptions) => string
  /** `0.125` becomes `12.5%`. */
  percent: (fraction: number, digits?: number) => string
  /** ISO code, thousands separated, at least two places of a fraction: `USD 1,234.50`. Never converted to a float. */
  money: (amount: Amount) => string
  /** Milliseconds left as `2d 03:04:05`; `0:00:00` at the end. */
  countdown: (ms: number) => string
  /** `3 hours ago`, `in 2 days`, relative to `nowMs` (ms since 1970, server clock). */
  relative: (iso: string, nowMs: number) => string
  /** Bytes as kB or MB, one digit. */
  fileSize: (bytes: number) => string
}

const DASH = '–'
const NBSP = '\u00A0'
const pad = (n: number) => String(n).padStart(2, '0')

/** Splits milliseconds into days, hours, minutes and seconds, rounded up to a whole second. */
export function timeLeft(ms: number): TimeLeft {
  const total = Math.max(0, Math.ceil(ms / 1000))
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  }
}

function parse(iso: string): Date | undefined {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** Formatters are expensive to create: cache one of each kind. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string | undefined, withZone: boolean): Intl.DateTimeFormat {
  const key = `${timeZone ?? ''} ${withZone ? 'zone' : ''}`
  const known = clocks.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone !== undefined && { timeZone }),
    ...(withZone && { timeZoneName: 'shortOffset' as const }),
  })
  clocks.set(key, made)
  return made
}

function parts(date: Date, timeZone: string | undefined, withZone: boolean): Record<string, string> {
  const format = clockOf(timeZone, withZone)
  return Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]))
}

function write(iso: string, timeZone: string | undefined, withTime: boolean): string {
  const date = parse(iso)
  if (!date) return DASH
  try {
    const p = parts(date, timeZone, withTime)
    const day = `${p['year']}-${p['month']}-${p['day']}`
    return withTime ? `${day} ${p['hour']}:${p['minute']}${NBSP}${p['timeZoneName']}` : day
  } catch {
    // Unknown zone: fall back to the user's zone, named.
    return timeZone === undefined ? DASH : write(iso, undefined, withTime)
  }
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** Returns the formatters of a language. */
export function createFormats(locale: Locale): Formats {
  const relativeFormat = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const daysFormat = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'narrow' })
  const numbers = new Map<string, Intl.NumberFormat>()
  const number: Formats['number'] = (value, options) => {
    const n = typeof value === 'number' ? value : Number(value)
    if (!Number.isFinite(n)) return DASH
    const key = JSON.stringify(options ?? {})
    const format = numbers.get(key) ?? new Intl.NumberFormat(locale, options)
    numbers.set(key, format)
    return format.format(n)
  }
  return {
    date: (iso, timeZone) => write(iso, timeZone, false),
    dateTime: (iso, timeZone) => write(iso, timeZone, true),
    portTime: (iso, portZone) => write(iso, portZone, true),
    day: (day) => (/^\d{4}-\d{2}-\d{2}/.test(day) ? day.slice(0, 10) : DASH),
    number,
    percent: (fraction, digits = 1) => number(fraction, { style: 'percent', maximumFractionDigits: digits }),
    money: ({ amount, currency }) =>
      /^-?\d+(\.\d+)?$/.test(amount) ? `${currency}${NBSP}${groupedAmount(amount)}` : DASH,
    countdown: (ms) => {
      const { days, hours, minutes, seconds } = timeLeft(ms)
      const clock = `${days > 0 ? pad(hours) : hours}:${pad(minutes)}:${pad(seconds)}`
      return days > 0 ? `${daysFormat.format(days)}${NBSP}${clock}` : clock
    },
    relative: (iso, nowMs) => {
      const date = parse(iso)
      if (!date) return DASH
      const ms = date.getTime() - nowMs
      const [unit, size] = STEPS.find(([, step]) => Math.abs(ms) >= step) ?? ['second' as const, 1000]
      return relativeFormat.format(Math.trunc(ms / size), unit)
    },
    fileSize: (bytes) =>
      bytes < 1_000_000
        ? `${number(bytes / 1000, { maximumFractionDigits: 1 })}${NBSP}kB`
        : `${number(bytes / 1_000_000, { maximumFractionDigits: 1 })}${NBSP}MB`,
  }
}
