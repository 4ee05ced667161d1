import { toIcs } from '@/shared/ics.ts'

/** What a reminder says. */
export interface Reminder {
  /** Names the entry for ever, so that importing it twice makes one. */
  uid: string
  summary: string
  description: string
  url: string
  /** The end of the coupon, and now; ISO 8601. */
  end: string
  now: string
  /** Days before the end on which it rings. */
  days: readonly number[]
}

const HOUR_MS = 3_600_000

/** A calendar file with the last hour of a coupon, and alarms some days before. */
export function couponCalendar({ end, now, days, ...words }: Reminder): string {
  const at = Date.parse(end)
  const alarms = days.map((day) => `-P${day}D`)
  return toIcs('Coupons', Date.parse(now), [{ ...words, start: at - HOUR_MS, end: at, alarms }])
}
