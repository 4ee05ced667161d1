const DAY_MS = 86_400_000

/** ISO 8601 number of the week of an instant, ms. */
export function weekOfYear(ms: number): number {
  const day = new Date(Math.floor(ms / DAY_MS) * DAY_MS)
  const thursday = day.getTime() + (3 - ((day.getUTCDay() + 6) % 7)) * DAY_MS
  return 1 + Math.floor((thursday - Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1)) / (7 * DAY_MS))
}
