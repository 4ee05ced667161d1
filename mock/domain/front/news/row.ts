import type { NewsCategory, NewsStatus } from '@/contract/front/news/values.ts'
import type { Row } from '../../../store/port.ts'

/** Texts of an article in one language. */
export interface NewsText {
  title: string
  summary: string
  /** Markup. */
  body: string
}

/** What an article of the index is about: a week, and one lane of it or all. */
export interface IndexFacts {
  /** Counted from the base week. */
  week: number
  laneId?: string
}

/** An article. It has its own texts, those of a seed story by its index, or the figures that it is about. */
export interface NewsRow extends Row {
  category: NewsCategory
  status: NewsStatus
  /** Index of the story in its category, and of the text variant. */
  story?: { index: number; telling: number }
  index?: IndexFacts
  zh?: NewsText
  en?: NewsText
  /** Available languages of a story. */
  languages?: readonly ('zh' | 'en')[]
  sourceZh: string
  sourceEn: string
  publishedAt: string
  pinned: boolean
  ports: string[]
  lanes: string[]
  views: number
  /** Visitors counted today. */
  seen?: { day: string; by: string[] }
}
