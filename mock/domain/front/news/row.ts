import type { NewsCategory, NewsStatus } from '@/contract/front/news/values.ts'
import type { Row } from '../../../store/port.ts'

/** The words of an article in one language. */
export interface NewsText {
  title: string
  summary: string
  /** Markup. */
  body: string
}

/** An article. Its words are its own, or come from a story of the seed and the place of the article in it. */
export interface NewsRow extends Row {
  category: NewsCategory
  status: NewsStatus
  /** Which story of its category, and which telling of it. */
  story?: { index: number; telling: number }
  zh?: NewsText
  en?: NewsText
  /** Languages of a story that it is told in. */
  languages?: readonly ('zh' | 'en')[]
  sourceZh: string
  sourceEn: string
  publishedAt: string
  pinned: boolean
  ports: string[]
  lanes: string[]
  views: number
  /** Who was counted today. */
  seen?: { day: string; by: string[] }
}
