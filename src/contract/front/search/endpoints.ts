import { get } from '../../endpoint.ts'
import type { SearchAnswer, SearchQuery } from './schemas.ts'

/** Global search (Assumed: decision 0004). */
export const searchEndpoints = {
  /** Tenders, listings, enterprises, ports, HS codes and news by Chinese, pinyin initials, English, code or number. */
  all: get<SearchQuery, SearchAnswer>('/trading/api/search/all'),
} as const
