import type { NewsCategory } from '@/contract/front/news/values.ts'
import { iso, type Deps } from '../../deps.ts'
import type { NewsRow } from './row.ts'

/** A notice stays on top until what it is about has passed, at most so long; and at most so many of a category. MARKET 6.4. */
const PINNED_MS = 14 * 24 * 3600_000
const MOST_PINNED = 2

/** Whether an article is on top at a time, ms. */
export const isPinned = ({ pinned, until, publishedAt }: Readonly<NewsRow>, now: number): boolean =>
  pinned && !isEnded({ until }, now) && Date.parse(publishedAt) + PINNED_MS > now

/** Whether what an article is about has passed. */
export const isEnded = ({ until }: { until?: string | undefined }, now: number): boolean =>
  until !== undefined && until <= iso(now)

/** Takes articles from the top whose time has passed. */
export function unpinPast(deps: Deps): void {
  for (const article of deps.rows.news.all((row) => row.pinned && !isPinned(row, deps.now())))
    deps.rows.news.put({ ...article, pinned: false })
}

/** Leaves the newest notices of a category on top; a holiday stays, since nothing newer says it again. */
export function limitPinned(deps: Deps, category: NewsCategory): void {
  const now = deps.now()
  const last = ({ updatedAt, publishedAt }: NewsRow): string => updatedAt ?? publishedAt
  const over = deps.rows.news
    .all((row) => row.pinned && row.category === category && isPinned(row, now))
    .toSorted(
      (a, b) =>
        Number(b.cause === 'HOLIDAY') - Number(a.cause === 'HOLIDAY') ||
        last(b).localeCompare(last(a)) ||
        a.id.localeCompare(b.id),
    )
    .slice(MOST_PINNED)
  for (const article of over) deps.rows.news.put({ ...article, pinned: false })
}
