import { iso, type Deps } from '../../deps.ts'
import { hashOf } from '../../hash.ts'
import { marketDay } from '../../zone.ts'
import { isPublished } from './list.ts'

const DAY_MS = 86_400_000
/** Members of the market read an article for these days, each day fewer. */
const READ_DAYS = 10
const FIRST_DAY = { least: 20, spread: 60 }
const LEFT_A_DAY = 0.75

/** Counts the visits of a day by the market's other members: by article and day, whatever else happened. */
export function readByCrowd(deps: Deps): void {
  const now = deps.now()
  const since = iso(now - READ_DAYS * DAY_MS)
  for (const article of deps.rows.news.all((row) => row.publishedAt >= since && isPublished(deps, row))) {
    const { id, views, publishedAt } = article
    const age = Math.floor((now - Date.parse(publishedAt)) / DAY_MS)
    const first = FIRST_DAY.least + (hashOf(`${id}|${marketDay(now)}`) % FIRST_DAY.spread)
    deps.rows.news.put({ ...article, views: views + Math.round(first * LEFT_A_DAY ** age) })
  }
}
