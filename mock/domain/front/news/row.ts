import type { NewsCategory, NewsStatus } from '@/contract/front/news/values.ts'
import type { Row } from '../../../store/port.ts'

/** Texts of an article in one language. */
export interface NewsText {
  title: string
  summary: string
  /** Markup. */
  body: string
}

/** Why the market writes an article. MARKET 6.1. */
export type NewsCause =
  /** A week of the index, or one lane of it. */
  | 'INDEX'
  /** Ships leave out a port. */
  | 'LOST_CALL'
  /** Rounds of a lane are not sailed. */
  | 'BLANK'
  /** Three or more ships leave a port late within a week. */
  | 'CONGESTION'
  | 'WEEK_AHEAD'
  | 'MONTH'
  | 'HOLIDAY'
  /** Of the list of notices with dates. */
  | 'NOTICE'

/** What was counted when an article was written. */
export type CountOf = 'TENDERS' | 'OFFERS' | 'MEDIAN_USD' | 'PUBLISHED' | 'AWARDS' | 'PAIR' | 'CALLS' | 'ON_TIME'

/** What the numbers of an article are read from: a row that never changes, or a count of rows that do. MARKET 6.2. */
export type NewsFact =
  /** A week of the index, counted from its base week; of all lanes or of one. */
  | { kind: 'INDEX'; week: number; laneId?: string }
  /** A call of a round in the timetable. */
  | { kind: 'CALL'; service: string; round: number; call: number }
  /** `by`: the pair of ports or the lane that was counted. */
  | { kind: 'COUNT'; of: CountOf; value: number; by?: string }
  | { kind: 'HOLIDAY'; holiday: string; year: number }
  | { kind: 'NOTICE'; notice: string }

/** An article: typed, with its own texts, or written by the market, told from its facts whenever it is read. */
export interface NewsRow extends Row {
  category: NewsCategory
  status: NewsStatus
  cause?: NewsCause
  /** Where or when the cause is: a port, a lane, a month. One article a cause and place within a week. */
  place?: string
  facts?: NewsFact[]
  zh?: NewsText
  en?: NewsText
  sourceZh: string
  sourceEn: string
  publishedAt: string
  /** When facts were added to it. */
  updatedAt?: string
  /** When what it is about has passed. */
  until?: string
  pinned: boolean
  ports: string[]
  lanes: string[]
  views: number
  /** Visitors counted today. */
  seen?: { day: string; by: string[] }
}
