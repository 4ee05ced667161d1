import { marketDay } from '../../zone.ts'
import type { NewsViews, ReadNews } from '@/contract/front/news/schemas.ts'
import type { Caller, Deps } from '../../deps.ts'
import { publishedNews } from './detail.ts'

/** Counts a visit, once a day per member, or per device for guests. */
export function countVisit(deps: Deps, { id, visitor }: ReadNews, caller: Caller | undefined): NewsViews {
  const row = publishedNews(deps, id)
  const day = marketDay(deps.now())
  const who = caller ? `m|${caller.memberId}` : `d|${visitor}`
  const by = row.seen?.day === day ? row.seen.by : []
  if (by.includes(who)) return { views: row.views }
  const views = row.views + 1
  deps.rows.news.put({ ...row, views, seen: { day, by: [...by, who] } })
  return { views }
}
