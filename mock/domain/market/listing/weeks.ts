const DAY_MS = 24 * 3600_000
const CHINA_MS = 8 * 3600_000

/** Day number (since the epoch) of the Monday, China time, of a time's week. Day 0 was a Thursday. */
export function mondayOf(ms: number): number {
  const day = Math.floor((ms + CHINA_MS) / DAY_MS)
  return day - ((day + 3) % 7)
}

/** Day numbers of the last `count` Mondays, oldest first, including the current week. */
export function lastMondays(ms: number, count: number): number[] {
  const last = mondayOf(ms)
  return Array.from({ length: count }, (_, place) => last - (count - 1 - place) * 7)
}

/** A day number as `YYYY-MM-DD`. */
export const dayOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)
