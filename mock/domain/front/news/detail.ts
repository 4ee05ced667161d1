import type { NewsDetail, NewsSummary } from '@/contract/front/news/schemas.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { isPublished, newestFirst } from './list.ts'
import type { NewsRow } from './row.ts'
import { newsHead, newsSummary, wordsOf } from './words.ts'

const RELATED = 4

/** A published article; 4004 for any other. */
export function publishedNews(deps: Deps, id: string): NewsRow {
  const row = deps.rows.news.get(id)
  if (!row || !isPublished(deps, row)) throw notFound()
  return row
}

/** Similarity of two articles: ports count most, then lanes, then the category. */
function nearness(row: Readonly<NewsRow>, other: Readonly<NewsRow>): number {
  const ports = other.ports.filter((port) => row.ports.includes(port)).length
  const lanes = other.lanes.filter((lane) => row.lanes.includes(lane)).length
  return ports * 4 + lanes * 2 + (other.category === row.category ? 1 : 0)
}

function relatedTo(deps: Deps, row: NewsRow): NewsSummary[] {
  const { rows } = deps.rows.news.part(
    (other) => other.id !== row.id && isPublished(deps, other) && nearness(row, other) > 0,
    (a, b) => nearness(row, b) - nearness(row, a) || newestFirst(a, b),
    0,
    RELATED,
  )
  return rows.map((other) => newsSummary(other, deps.now()))
}

/** One article with its neighbours and related ones. */
export function readNewsDetail(deps: Deps, { id }: { id: string }): NewsDetail {
  const row = publishedNews(deps, id)
  const isNeighbour = (other: Readonly<NewsRow>) =>
    other.category === row.category && other.id !== row.id && isPublished(deps, other)
  const beside = (isNewer: boolean) =>
    deps.rows.news.part(
      (other) => isNeighbour(other) && newestFirst(other, row) < 0 === isNewer,
      (a, b) => (isNewer ? newestFirst(b, a) : newestFirst(a, b)),
      0,
      1,
    ).rows[0]
  const [newer, older] = [beside(true), beside(false)]
  const words = wordsOf(row)
  return {
    ...newsSummary(row, deps.now()),
    ...(words.zh && { bodyZh: words.zh.body }),
    ...(words.en && { bodyEn: words.en.body }),
    ...(newer && { newer: newsHead(newer) }),
    ...(older && { older: newsHead(older) }),
    related: relatedTo(deps, row),
  }
}
