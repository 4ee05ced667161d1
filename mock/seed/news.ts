import { putIndexNews } from '../domain/front/news/indexNews.ts'
import { unpinPast } from '../domain/front/news/pin.ts'
import type { NewsRow } from '../domain/front/news/row.ts'
import { EVENT_DAYS } from '../domain/front/news/write/calls.ts'
import { writeNews } from '../domain/front/news/write/day.ts'
import { iso, type Deps } from '../domain/deps.ts'
import { lastWeekAt, publishedAt } from '../domain/reference/laneIndex.ts'
import { eventsBetween } from '../domain/tools/schedule/announced.ts'
import { knownAt } from '../domain/tools/schedule/sailings.ts'
import { seedFavorite } from './favorites.ts'
import type { Random } from './random.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** The market's day begins so long after midnight. */
const START_MS = 5 * MINUTE_MS
/** Days of news before the market began. MARKET 6.5. */
const DAYS = 200
/** Which of the newest port notices and regulations c01 has saved; the second was taken offline since. */
const SAVED = 9

/** Writes the news of the last months by the rules of every day, so that they tell of the same ships and tenders. */
export function writePastNews(deps: Deps, random: Random, now: number): void {
  const today = knownAt(now - START_MS)
  const events = eventsBetween(today - (DAYS + EVENT_DAYS) * DAY_MS, today)
  for (let day = today - DAYS * DAY_MS; day <= today; day += DAY_MS) {
    const told = events.filter(
      ({ event: { announcedAt } }) => announcedAt <= day && announcedAt > day - EVENT_DAYS * DAY_MS,
    )
    writeNews({ ...deps, now: () => day + START_MS }, told)
    const index = publishedAt(lastWeekAt(day + DAY_MS - 1))
    if (index >= day && index <= now) putIndexNews({ ...deps, now: () => index })
  }
  for (const article of deps.rows.news.all(({ cause }) => cause !== undefined))
    deps.rows.news.put({ ...article, views: viewsOf(article, random, now) })
  unpinPast({ ...deps, now: () => now })
}

/** The news of a new market, and those that a member has saved. */
export function seedNews(deps: Deps, random: Random, now: number): void {
  writePastNews(deps, random, now)
  seedSaved(deps, now)
}

/** Visits, more of older articles; none of those of this day that are not out yet. */
function viewsOf({ publishedAt: at }: NewsRow, random: Random, now: number): number {
  const days = Math.floor((now - Date.parse(at)) / DAY_MS)
  return Date.parse(at) > now ? 0 : random.int(20, 400) + days * random.int(2, 9)
}

/** Articles that c01 has saved: one that is there, and one that was taken offline after it had become a favourite. */
function seedSaved(deps: Deps, now: number): void {
  const newest = (of: NewsRow['category']): NewsRow[] =>
    deps.rows.news
      .all(({ category, publishedAt: at }) => category === of && at < iso(now - DAY_MS))
      .toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt))
  const [notice, rule] = [newest('PORT').slice(0, SAVED).at(-1), newest('POLICY').slice(0, SAVED).at(-1)]
  for (const article of [notice, rule]) if (article) seedFavorite(deps, 'c01', 'NEWS', article.id, now - DAY_MS)
  if (rule) deps.rows.news.put({ ...rule, status: 'OFFLINE' })
}
