import { marketDayStart } from '@/contract/marketDay.ts'
import type { Deps } from '../../deps.ts'
import { planIndexNews } from '../../front/news/indexNews.ts'
import { dropJob, planJob } from '../../jobs.ts'
import { marketDay } from '../../zone.ts'

const DAY_MS = 24 * 3600_000
/** The day's work begins at five past midnight, China time. MARKET 1.1. */
const START_MS = 5 * 60_000

/** When the next day of the market is worked, ms. */
const nextDayAt = (now: number): number => marketDayStart(marketDay(now - START_MS)) + DAY_MS + START_MS

/** Plans the work of the next day of the market. */
export function planDay(deps: Deps): void {
  planJob(deps, 'marketDay', 'market', nextDayAt(deps.now()))
}

/** Plans what keeps a market going, where it is not planned yet: a store may be older than that work. */
export function keepGoing(deps: Deps): void {
  const isPlanned = (kind: string) => deps.rows.jobs.get(`${kind}|market`) !== undefined
  if (!isPlanned('marketDay')) planDay(deps)
  // Work of an older version, now part of the day.
  dropJob(deps, 'freshTenders', 'market')
  if (!isPlanned('indexNews')) planIndexNews(deps)
}
