const DAY_MS = 86_400_000

/** Whole weeks (Monday to Sunday) that cover a window, as days `YYYY-MM-DD`. */
export function weeksOf(from: string, weeks: number): string[][] {
  const first = Date.parse(`${from}T00:00:00Z`)
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * DAY_MS
  const last = first + (weeks * 7 - 1) * DAY_MS
  const count = Math.floor((last - monday) / (7 * DAY_MS)) + 1
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) => new Date(monday + (week * 7 + day) * DAY_MS).toISOString().slice(0, 10)),
  )
}
