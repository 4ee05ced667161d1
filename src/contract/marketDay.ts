const CHINA_MS = 8 * 3_600_000
const DAY_MS = 86_400_000

/** The date in China (Beijing time), `YYYY-MM-DD`, of an instant in ms; `before` days earlier. */
export const marketDay = (ms: number, before = 0): string =>
  new Date(ms + CHINA_MS - before * DAY_MS).toISOString().slice(0, 10)

/** The beginning of a day in China, `YYYY-MM-DD`, as an instant in ms. */
export const marketDayStart = (day: string): number => Date.parse(day) - CHINA_MS
