import type { NewsRow, NewsText } from '../row.ts'
import type { Told } from './names.ts'
import { tellHoliday, tellNotice } from './tellCalendar.ts'
import { tellCalls } from './tellCalls.ts'
import { tellIndex } from './tellIndex.ts'
import { tellMonth, tellWeek } from './tellMarket.ts'

/** Texts of an article that the market wrote, from its facts; undefined for a typed one. */
export function tellFacts(row: Readonly<NewsRow>, language: Told): NewsText | undefined {
  const { cause } = row
  if (cause === undefined) return undefined
  switch (cause) {
    case 'INDEX': {
      const [fact] = row.facts ?? []
      return fact?.kind === 'INDEX' ? tellIndex(fact, language) : undefined
    }
    case 'LOST_CALL':
    case 'BLANK':
    case 'CONGESTION':
      return tellCalls(row, language)
    case 'WEEK_AHEAD':
      return tellWeek(row, language)
    case 'MONTH':
      return tellMonth(row, language)
    case 'HOLIDAY':
      return tellHoliday(row, language)
    case 'NOTICE':
      return tellNotice(row, language)
    default:
      return cause satisfies never
  }
}
