import type { PublishedNews, PublishNews } from '@/contract/front/news/schemas.ts'
import { say } from '../../../messages.ts'
import { iso, newId, type Deps } from '../../deps.ts'
import { notFound, refuseField } from '../../errors.ts'
import { limitPinned } from './pin.ts'
import type { NewsText } from './row.ts'

/** Publishes an article, or replaces an existing one; its markup is stored unchanged. */
export function publishNews(deps: Deps, input: PublishNews): PublishedNews {
  const { category, status, pinned = false, ports = [], lanes = [] } = input
  const before = input.id === undefined ? undefined : deps.rows.news.get(input.id)
  if (input.id !== undefined && !before) throw notFound()
  const textOf = (title: string | undefined, summary = '', body = ''): NewsText | undefined =>
    title === undefined ? undefined : { title, summary, body }
  const zh = textOf(input.titleZh, input.summaryZh, input.bodyZh)
  const en = textOf(input.titleEn, input.summaryEn, input.bodyEn)
  if (!zh && !en) throw refuseField('titleZh', 'problem.required')
  const id = before?.id ?? newId(deps)
  deps.rows.news.put({
    id,
    category,
    status,
    ...(zh && { zh }),
    ...(en && { en }),
    sourceZh: say('news.source', 'zh-CN'),
    sourceEn: say('news.source', 'en-US'),
    publishedAt: before?.publishedAt ?? iso(deps.now()),
    pinned,
    ports,
    lanes,
    views: before?.views ?? 0,
  })
  if (pinned) limitPinned(deps, category)
  return { id }
}
