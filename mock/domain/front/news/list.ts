import type * as s from '@/contract/front/news/schemas.ts'
import { MAX_NOTICES, NEWS_CATEGORIES, NOTICE_DAYS } from '@/contract/front/news/values.ts'
import type { Page } from '@/contract/page.ts'
import { iso, type Deps } from '../../deps.ts'
import { pageRows } from '../../list.ts'
import { namedBy } from '../search/keys.ts'
import { newsKeys } from '../search/things.ts'
import { isPinned } from './pin.ts'
import type { NewsRow } from './row.ts'
import { newsSummary } from './words.ts'

const DAY_MS = 86_400_000
/** Number of most-read articles. */
const HOT = 8

type Test = (row: Readonly<NewsRow>) => boolean
type Order = (a: Readonly<NewsRow>, b: Readonly<NewsRow>) => number

/** True for a published article. */
export function isPublished(deps: Deps, { status, publishedAt }: Readonly<NewsRow>): boolean {
  return status === 'PUBLISHED' && publishedAt <= iso(deps.now())
}

/** Sorts by publication, newest first. */
export const newestFirst: Order = (a, b) => b.publishedAt.localeCompare(a.publishedAt) || a.id.localeCompare(b.id)
const pinnedFirst =
  (now: number): Order =>
  (a, b) =>
    Number(isPinned(b, now)) - Number(isPinned(a, now)) || newestFirst(a, b)
/** Sorts by number of reads, highest first. */
const hotFirst: Order = (a, b) => b.views - a.views || newestFirst(a, b)

function testOf(deps: Deps, { keyword, port, lane }: s.NewsCountsQuery): Test {
  const isNamed = namedBy(keyword)
  return (row) => {
    if (!isPublished(deps, row)) return false
    if (port !== undefined && !row.ports.includes(port)) return false
    if (lane !== undefined && !row.lanes.includes(lane)) return false
    return isNamed(() => [newsKeys(row)])
  }
}

/** Published articles that match a query. */
export function pageNews(deps: Deps, query: s.NewsQuery): Page<s.NewsSummary> {
  const fits = testOf(deps, query)
  const { category, keyword, sort } = query
  const order = sort === 'hot' ? hotFirst : sort === 'newest' || keyword ? newestFirst : pinnedFirst(deps.now())
  const ofCategory: Test = (row) => category === undefined || row.category === category
  const page = pageRows(deps.rows.news, (row) => ofCategory(row) && fits(row), order, query)
  return { ...page, records: page.records.map((row) => newsSummary(row, deps.now())) }
}

/** Number of matching articles per category. */
export function newsCounts(deps: Deps, query: s.NewsCountsQuery): s.NewsCounts {
  const found = new Map(NEWS_CATEGORIES.map((category) => [category, 0]))
  const fits = testOf(deps, query)
  const all = deps.rows.news.count((row) => {
    if (!fits(row)) return false
    found.set(row.category, (found.get(row.category) ?? 0) + 1)
    return true
  })
  return { all, counts: Object.fromEntries(found) as s.NewsCounts['counts'] }
}

/** Read most in the last 30 days. */
export function hotNews(deps: Deps, { size = HOT }: s.HotNewsQuery): s.NewsSummary[] {
  const since = iso(deps.now() - NOTICE_DAYS * DAY_MS)
  const fresh: Test = (row) => isPublished(deps, row) && row.publishedAt >= since
  return deps.rows.news.part(fresh, hotFirst, 0, size).rows.map((row) => newsSummary(row, deps.now()))
}

/** Notices of the last 30 days that concern one of these ports. */
export function portNotices(deps: Deps, { ports }: s.PortNoticesQuery): s.NewsSummary[] {
  const wanted = new Set(ports.split(','))
  const since = iso(deps.now() - NOTICE_DAYS * DAY_MS)
  const fits: Test = (row) =>
    row.category === 'PORT' &&
    row.publishedAt >= since &&
    row.ports.some((port) => wanted.has(port)) &&
    isPublished(deps, row)
  return deps.rows.news.part(fits, newestFirst, 0, MAX_NOTICES).rows.map((row) => newsSummary(row, deps.now()))
}
