import { hashOf } from '../hash.ts'

/** First day of the base week, in which every lane stands at 1000; it never moves with the clock. MARKET 4.1. */
const BASE_MONDAY = Date.parse('2024-11-18T00:00:00Z')
const BASE_VALUE = 1000
const DAY_MS = 24 * 3600_000
const WEEK_MS = 7 * DAY_MS
/** A week is published on its Friday at 15:00 in Shanghai. */
const PUBLISHED_AFTER_MS = 4 * DAY_MS + 7 * 3600_000
/** Limits of a value, and of its change in a week. */
const LEAST = 520
const MOST = 2600
const WEEK_CHANGE = 0.12

/** A trade lane of the index. */
interface Lane {
  /** Share in the composite, fixed in the base week. */
  weight: number
  /** USD for a 20-foot and for a 40-foot container in the base week, port to port. */
  usd: readonly [small: number, large: number]
  /** Usual change in a week. */
  volatility: number
  /** Difference of the high season to the low one, and the week of the year of its top. */
  season: number
  topWeek: number
}

/** Invented; they copy no published index. */
const LANES: Record<string, Lane> = {
  N_EUROPE: { weight: 0.2, usd: [2050, 3650], volatility: 0.034, season: 0.1, topWeek: 31 },
  MEDITERRANEAN: { weight: 0.1, usd: [2250, 3900], volatility: 0.036, season: 0.1, topWeek: 31 },
  US_WEST: { weight: 0.2, usd: [1650, 2950], volatility: 0.042, season: 0.12, topWeek: 32 },
  US_EAST: { weight: 0.075, usd: [2480, 4350], volatility: 0.038, season: 0.11, topWeek: 31 },
  MIDDLE_EAST: { weight: 0.075, usd: [1450, 2550], volatility: 0.035, season: 0.05, topWeek: 7 },
  S_ASIA: { weight: 0.05, usd: [950, 1650], volatility: 0.033, season: 0.06, topWeek: 36 },
  SE_ASIA: { weight: 0.075, usd: [380, 660], volatility: 0.028, season: 0.05, topWeek: 47 },
  JAPAN_KOREA: { weight: 0.1, usd: [260, 470], volatility: 0.016, season: 0.04, topWeek: 48 },
  OCEANIA: { weight: 0.05, usd: [1250, 2250], volatility: 0.036, season: 0.13, topWeek: 40 },
  LATIN_AMERICA: { weight: 0.05, usd: [2850, 4700], volatility: 0.045, season: 0.14, topWeek: 33 },
  AFRICA: { weight: 0.02, usd: [2500, 4300], volatility: 0.03, season: 0.07, topWeek: 38 },
  FAR_EAST_RU: { weight: 0.005, usd: [760, 1300], volatility: 0.025, season: 0.08, topWeek: 42 },
}

/** Trade lanes of the index, the heaviest routes first. */
export const INDEX_LANES: readonly string[] = Object.keys(LANES)

/** Number of the week of an instant, counted from the base week. */
const weekAt = (ms: number): number => Math.floor((ms - BASE_MONDAY) / WEEK_MS)
/** First day of a week. */
export const mondayOfWeek = (week: number): string => new Date(BASE_MONDAY + week * WEEK_MS).toISOString().slice(0, 10)
/** Last week that is published at an instant, ms. */
export const lastWeekAt = (ms: number): number => weekAt(ms - PUBLISHED_AFTER_MS)
/** When a week is published, ms. */
export const publishedAt = (week: number): number => BASE_MONDAY + week * WEEK_MS + PUBLISHED_AFTER_MS

/** From -1 to 1, roughly bell-shaped; the same text always yields the same. */
const noise = (key: string): number =>
  [0, 1, 2].reduce((sum, place) => sum + (hashOf(`${key}|${place}`) % 20_001) / 10_000 - 1, 0) / 3

function seasonAt({ season, topWeek }: Lane, ms: number): number {
  const week = Math.floor((ms - Date.UTC(new Date(ms).getUTCFullYear(), 0, 1)) / WEEK_MS) + 1
  // The rush before Chinese New Year, and the hole after it.
  const newYear = week >= 2 && week <= 4 ? 0.05 : week >= 6 && week <= 9 ? -0.06 : 0
  return (season / 2) * Math.cos(((week - topWeek) / 52) * 2 * Math.PI) + newYear
}

/** Paths that were walked already: a value depends on those before it. */
const walked = new Map<string, { drift: number; values: number[] }>()

/** Value of a lane in a week from the base week on; 1000 for an unknown lane and for weeks before. */
export function laneValue(laneId: string, week: number): number {
  const lane = LANES[laneId]
  if (!lane || week <= 0) return BASE_VALUE
  const path = walked.get(laneId) ?? { drift: 0, values: [BASE_VALUE] }
  walked.set(laneId, path)
  for (let next = path.values.length; next <= week; next++) {
    // Part of the noise is common to all lanes; the path is drawn back to its base.
    const own = 0.9 * noise(`${laneId}|${next}`) + 0.5 * noise(`ALL|${next}`)
    path.drift = 0.965 * path.drift + lane.volatility * own * 2.7
    const season = seasonAt(lane, BASE_MONDAY + next * WEEK_MS) - seasonAt(lane, BASE_MONDAY)
    const before = path.values[next - 1] ?? BASE_VALUE
    const wanted = BASE_VALUE * Math.exp(path.drift + season)
    const held = Math.min(before * (1 + WEEK_CHANGE), Math.max(before * (1 - WEEK_CHANGE), wanted))
    path.values.push(tenth(Math.min(MOST, Math.max(LEAST, held))))
  }
  return path.values[week] ?? BASE_VALUE
}

const tenth = (value: number): number => Math.round(value * 10) / 10

/** Value of all lanes together, by their shares in the base week: comparable for ever. */
export const compositeValue = (week: number): number =>
  tenth(Object.entries(LANES).reduce((sum, [laneId, { weight }]) => sum + weight * laneValue(laneId, week), 0))

/** Level of a lane at an instant: USD for a 20-foot or a 40-foot container; undefined for a lane outside the index. */
export function laneUsd(laneId: string, size: 20 | 40, ms: number): number | undefined {
  const lane = LANES[laneId]
  return lane && (lane.usd[size === 20 ? 0 : 1] * laneValue(laneId, lastWeekAt(ms))) / BASE_VALUE
}
