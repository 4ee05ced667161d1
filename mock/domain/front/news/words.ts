import type { NewsHead, NewsSummary } from '@/contract/front/news/schemas.ts'
import { readMinutes } from '@/contract/front/news/words.ts'
import { tellStory } from '../../../seed/news/tell.ts'
import { tellIndex } from './tellIndex.ts'
import { lastWeekAt } from '../../reference/laneIndex.ts'
import type { IndexFacts, NewsRow, NewsText } from './row.ts'

/** Texts of an article in its available languages. */
export interface NewsWords {
  zh?: NewsText
  en?: NewsText
}

/** Texts of an article: its own, those of its story, or told from the figures of the index. */
export function wordsOf(row: Readonly<NewsRow>): NewsWords {
  const index = indexOf(row)
  if (index) return { zh: tellIndex(index, 'zh'), en: tellIndex(index, 'en') }
  if (!row.story) return { ...(row.zh && { zh: row.zh }), ...(row.en && { en: row.en }) }
  const told = (language: 'zh' | 'en') => row.languages?.includes(language) === true
  return {
    ...(told('zh') && { zh: tellStory(row, 'zh') }),
    ...(told('en') && { en: tellStory(row, 'en') }),
  }
}

/** The figures that an article is about. One of an older store had a story instead: it tells those of its week. */
function indexOf({ index, category, story, publishedAt, lanes }: Readonly<NewsRow>): IndexFacts | undefined {
  if (index || category !== 'FREIGHT_INDEX' || !story) return index
  const [laneId] = lanes
  return { week: lastWeekAt(Date.parse(publishedAt)), ...(laneId && { laneId }) }
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
