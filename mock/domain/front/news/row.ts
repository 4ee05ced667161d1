import type { NewsCategory, NewsStatus } from '@/contract/front/news/values.ts'
import type { Row } from '../../../store/port.ts'

/** Texts of an article in one language. */
export interface NewsText {
  title: string
  summary: string
  /** Markup. */
  body: string
}

/** An article. It has its own texts, or those of a seed story by its index. */
export interface NewsRow extends Row {
  category: NewsCategory
  status: NewsStatus
  /** Index of the story in its category, and of the text variant. */
  story?: { index: number; telling: number }
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
