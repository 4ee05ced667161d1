import type { Currency } from '@/contract/money.ts'
import type { FreeTime, Tier } from '@/contract/trade/bid/carriage/schemas.ts'
import { clocksOf } from '@/contract/trade/bid/carriage/tiers.ts'
import { TIER_CLOCKS, type TierClock } from '@/contract/trade/bid/carriage/values.ts'

/** A rate by day as typed; its first day follows from the one before, and the last has no end. */
export interface TierRow {
  toDay: string
  rate: string
}

/** Rates by day of each clock, as typed. */
export type TierRows = Partial<Record<TierClock, TierRow[]>>

/** Free time as typed. */
export interface FreeTimeForm {
  originDetDays: string
  destDemDays: string
  destDetDays: string
  combinedDays: string
  isCombined: boolean
  dayRate: string
  rateCurrency: Currency
  /** How days are counted; absent: calendar days from the next one. */
  unit?: FreeTime['unit']
  start?: FreeTime['start']
  /** Rates by day, which go before the day rate. */
  tiers?: TierRows
}

const whole = (text: string): number | undefined => (/^\d{1,3}$/.test(text.trim()) ? Number(text.trim()) : undefined)

/** First days of the rates as far as the ends before them are known. */
export const firstDays = (rows: readonly TierRow[]): (number | undefined)[] =>
  rows.map((_, index) => {
    if (index === 0) return 1
    const before = whole(rows[index - 1]?.toDay ?? '')
    return before === undefined ? undefined : before + 1
  })

/** The clocks that a form has: one, or one each. */
export const clocksIn = ({ isCombined }: Pick<FreeTimeForm, 'isCombined'>): readonly TierClock[] =>
  clocksOf(isCombined ? { combinedDays: 0 } : {})

/** Whether every clock has rates by day, so that no day rate is left. */
export const isAllByDay = (free: FreeTimeForm): boolean =>
  clocksIn(free).every((clock) => (free.tiers?.[clock] ?? []).length > 0)

function tiersOut(rows: readonly TierRow[]): Tier[] {
  const from = firstDays(rows)
  return rows.map(({ toDay, rate }, index) => {
    const end = index === rows.length - 1 ? undefined : whole(toDay)
    return { fromDay: from[index] ?? 0, ...(end !== undefined && { toDay: end }), rate: rate.trim() }
  })
}

/** What of a form is said beside days and day rate; of clocks that it does not have nothing. */
export function countedOut(free: FreeTimeForm): Pick<FreeTime, 'unit' | 'start' | 'tiers'> {
  const own = clocksIn(free).flatMap((clock) => {
    const rows = free.tiers?.[clock] ?? []
    return rows.length > 0 ? [[clock, tiersOut(rows)] as const] : []
  })
  return {
    ...(free.unit === 'WD' && { unit: free.unit }),
    ...(free.start === 'DISCHARGE_DAY' && { start: free.start }),
    ...(own.length > 0 && { tiers: { currency: free.rateCurrency, ...Object.fromEntries(own) } }),
  }
}

/** The same of a quote as form state. */
export function countedIn({ unit, start, tiers }: FreeTime): Pick<FreeTimeForm, 'unit' | 'start' | 'tiers'> {
  const rows = TIER_CLOCKS.flatMap((clock) => {
    const list = tiers?.[clock]
    return list ? [[clock, list.map(({ toDay, rate }) => ({ toDay: String(toDay ?? ''), rate }))] as const] : []
  })
  return {
    ...(unit && { unit }),
    ...(start && { start }),
    ...(rows.length > 0 && { tiers: Object.fromEntries(rows) }),
  }
}
