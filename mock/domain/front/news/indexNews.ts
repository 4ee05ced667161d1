import { iso, type Deps } from '../../deps.ts'
import { planJob } from '../../jobs.ts'
import { marketDay } from '../../zone.ts'
import { INDEX_LANES, lastWeekAt, publishedAt } from '../../reference/laneIndex.ts'
import type { NewsRow } from './row.ts'
import { indexChange } from './tell/tellIndex.ts'
import { MOST_A_DAY, sourceOf } from './write/day.ts'

/** A lane has an article of its own from this change in a week on, percent; at most this many of a week. MARKET 6.1. */
const LANE_PCT = 3
const MOST_LANES = 3
const DAY_MS = 24 * 3600_000

/** Articles of a week of the index: all lanes, and those that moved most. */
export function indexArticles(week: number): NewsRow[] {
  const moved = INDEX_LANES.map((laneId) => ({ laneId, pct: Math.abs(indexChange({ week, laneId }, 1) ?? 0) }))
    .filter(({ pct }) => pct >= LANE_PCT)
    .toSorted((a, b) => b.pct - a.pct)
    .slice(0, MOST_LANES)
  return [undefined, ...moved.map(({ laneId }) => laneId)].map((laneId) => ({
    id: `nINDEX-${week}${laneId ? `-${laneId}` : ''}`,
    category: 'FREIGHT_INDEX',
    status: 'PUBLISHED',
    cause: 'INDEX',
    place: laneId ?? 'ALL',
    facts: [{ kind: 'INDEX', week, ...(laneId && { laneId }) }],
    ...sourceOf('INDEX', 'FREIGHT_INDEX'),
    publishedAt: iso(publishedAt(week)),
    pinned: false,
    ports: [],
    lanes: laneId ? [laneId] : [],
    views: 0,
  }))
}

/** Plans the articles of the next week of the index for the moment of its publication. */
export function planIndexNews(deps: Deps): void {
  planJob(deps, 'indexNews', 'market', publishedAt(lastWeekAt(deps.now()) + 1))
}

/** Publishes the articles of the index on its Friday. */
export function publishIndexNews(deps: Deps): void {
  putIndexNews(deps)
  planIndexNews(deps)
}

/** Articles of the last week of the index, as many as its day has room for; that of all lanes always. MARKET 6.3. */
export function putIndexNews(deps: Deps): void {
  const now = deps.now()
  const isToday = (at: string): boolean => at > iso(now - DAY_MS) && marketDay(Date.parse(at)) === marketDay(now)
  const written = deps.rows.news.count(
    ({ cause, publishedAt: at }) => cause !== undefined && cause !== 'INDEX' && isToday(at),
  )
  for (const article of indexArticles(lastWeekAt(now)).slice(0, Math.max(1, MOST_A_DAY - written)))
    deps.rows.news.put(article)
}
