import { get } from '../../endpoint.ts'
import type { SearchAnswer, SearchQuery } from './schemas.ts'

/** Global search (Assumed: decision 0004). */
export const searchEndpoints = {
  /** Everything of the market and its places by Chinese, pinyin, initials, English, code, alias or number. */
  all: get<SearchQuery, SearchAnswer>('/trading/api/search/all'),
} as const
