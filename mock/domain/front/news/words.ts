import type { NewsHead, NewsSummary } from '@/contract/front/news/schemas.ts'
import { readMinutes } from '@/contract/front/news/words.ts'
import { ofRow } from '../../../store/derived.ts'
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

type Brief = Pick<NewsSummary, 'titleZh' | 'titleEn' | 'summaryZh' | 'summaryEn' | 'minutesZh' | 'minutesEn'>

/** What lists show of the texts, kept with the row: to tell an article takes longer than to read a page of them. */
const briefOf = ofRow((row: Readonly<NewsRow>): Brief => {
  const { zh, en } = wordsOf(row)
  return {
    ...(zh && { titleZh: zh.title, summaryZh: zh.summary, minutesZh: readMinutes(zh.body) }),
    ...(en && { titleEn: en.title, summaryEn: en.summary, minutesEn: readMinutes(en.body) }),
  }
})

/** Heading of an article. */
export function newsHead(row: Readonly<NewsRow>): NewsHead {
  const { id, category, publishedAt } = row
  const { titleZh, titleEn } = briefOf(row)
  return {
    id,
    category,
    publishedAt,
    ...(titleZh !== undefined && { titleZh }),
    ...(titleEn !== undefined && { titleEn }),
  }
}

/** An article for lists, as it stands at a time, ms. */
export function newsSummary(row: Readonly<NewsRow>, now: number): NewsSummary {
  const { id, category, publishedAt, sourceZh, sourceEn, updatedAt, ports, lanes, views } = row
  return {
    id,
    category,
    publishedAt,
    ...briefOf(row),
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
