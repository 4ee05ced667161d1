import type { OrderStatus } from './values.ts'

/** Business days after the delivery in which a seller may still propose an addition (TRADE part 6). */
const ADDITION_BUSINESS_DAYS = 15
const DAY_MS = 24 * 3_600_000
/** The market's zone, UTC+8 without summer time, ms. */
const ZONE_MS = 8 * 3_600_000

/** Statuses in which an addition may be proposed: under way at any time, after the delivery until a deadline. */
export const ADDABLE: readonly OrderStatus[] = ['EXECUTING', 'DELIVERED', 'SETTLED', 'REVIEWED']

/** True from Monday to Friday in the market's zone. Holidays are not known, so they count. */
function isBusinessDay(at: number): boolean {
  // 1 January 1970 was a Thursday.
  const weekday = (Math.floor((at + ZONE_MS) / DAY_MS) + 4) % 7
  return weekday !== 0 && weekday !== 6
}

/** Until when an addition may be proposed after a delivery; both ms. */
export function additionsUntil(deliveredAt: number): number {
  let at = deliveredAt
  for (let left = ADDITION_BUSINESS_DAYS; left > 0;) {
    at += DAY_MS
    if (isBusinessDay(at)) left -= 1
  }
  return at
}
