import type { NewsHead, NewsSummary } from '@/contract/front/news/schemas.ts'
import { readMinutes } from '@/contract/front/news/words.ts'
import { tellStory } from '../../../seed/news/tell.ts'
import type { NewsRow, NewsText } from './row.ts'

/** Texts of an article in its available languages. */
export interface NewsWords {
  zh?: NewsText
  en?: NewsText
}

/** Texts of an article: its own, or those of its story. */
export function wordsOf(row: Readonly<NewsRow>): NewsWords {
  if (!row.story) return { ...(row.zh && { zh: row.zh }), ...(row.en && { en: row.en }) }
  const told = (language: 'zh' | 'en') => row.languages?.includes(language) === true
  return {
    ...(told('zh') && { zh: tellStory(row, 'zh') }),
    ...(told('en') && { en: tellStory(row, 'en') }),
  }
}

/** Heading of an article. */
export function newsHead(row: Readonly<NewsRow>, { zh, en } = wordsOf(row)): NewsHead {
  const { id, category, publishedAt } = row
  return { id, category, publishedAt, ...(zh && { titleZh: zh.title }), ...(en && { titleEn: en.title }) }
}

/** An article for lists. */
export function newsSummary(row: Readonly<NewsRow>, words = wordsOf(row)): NewsSummary {
  const { zh, en } = words
  const { sourceZh, sourceEn, pinned, ports, lanes, views } = row
  return {
    ...newsHead(row, words),
    ...(zh && { summaryZh: zh.summary, minutesZh: readMinutes(zh.body) }),
    ...(en && { summaryEn: en.summary, minutesEn: readMinutes(en.body) }),
    sourceZh,
    sourceEn,
    pinned,
    ports,
    lanes,
    views,
  }
}
