import type { NewsHead, NewsSummary } from '@/contract/front/news/schemas.ts'
import { readMinutes } from '@/contract/front/news/words.ts'
import { isEnded, isPinned } from './pin.ts'
import type { NewsRow, NewsText } from './row.ts'
import { tellFacts } from './tell/tell.ts'

/** Texts of an article in its available languages. */
export interface NewsWords {
  zh?: NewsText
  en?: NewsText
}

/** Texts of an article: its own, or told from its facts. */
export function wordsOf(row: Readonly<NewsRow>): NewsWords {
  const [zh, en] = [tellFacts(row, 'zh') ?? row.zh, tellFacts(row, 'en') ?? row.en]
  return { ...(zh && { zh }), ...(en && { en }) }
}

/** Heading of an article. */
export function newsHead(row: Readonly<NewsRow>, { zh, en } = wordsOf(row)): NewsHead {
  const { id, category, publishedAt } = row
  return { id, category, publishedAt, ...(zh && { titleZh: zh.title }), ...(en && { titleEn: en.title }) }
}

/** An article for lists, as it stands at a time, ms. */
export function newsSummary(row: Readonly<NewsRow>, now: number, words = wordsOf(row)): NewsSummary {
  const { zh, en } = words
  const { sourceZh, sourceEn, updatedAt, ports, lanes, views } = row
  return {
    ...newsHead(row, words),
    ...(zh && { summaryZh: zh.summary, minutesZh: readMinutes(zh.body) }),
    ...(en && { summaryEn: en.summary, minutesEn: readMinutes(en.body) }),
    sourceZh,
    sourceEn,
    pinned: isPinned(row, now),
    ...(isEnded(row, now) && { ended: true }),
    ...(updatedAt && { updatedAt }),
    ports,
    lanes,
    views,
  }
}
