import { toIcs } from '@/shared/ics.ts'

/** Content of a calendar reminder. */
export interface Reminder {
  /** Permanent id of the entry, so that importing it twice creates one. */
  uid: string
  summary: string
  description: string
  url: string
  /** Expiry of the coupon, and the current time; ISO 8601. */
  end: string
  now: string
  /** Alarms, in days before the expiry. */
  days: readonly number[]
}

const HOUR_MS = 3_600_000

/** An iCalendar file with the last hour of a coupon and its alarms. */
export function couponCalendar({ end, now, days, ...words }: Reminder): string {
  const at = Date.parse(end)
  const alarms = days.map((day) => `-P${day}D`)
  return toIcs('Coupons', Date.parse(now), [{ ...words, start: at - HOUR_MS, end: at, alarms }])
}
