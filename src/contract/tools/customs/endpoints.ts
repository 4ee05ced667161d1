import { get, post } from '../../endpoint.ts'
import type { RateTable } from '../../money.ts'
import type { Page } from '../../page.ts'
import type * as s from './schemas.ts'

/** Customs reference and an enterprise's saved goods (Assumed: decision 0004). */
export const customsEndpoints = {
  /** HS headings and entries by code, Chinese or English, best first. */
  searchHs: get<s.HsQuery, s.HsHit[]>('/trading/api/customs/searchHs'),
  /** The same with the reason of each match, and with near matches if nothing fits. */
  find: get<s.HsQuery, s.HsSearch>('/trading/api/customs/find'),
  chapters: get<Record<string, never>, s.HsChapter[]>('/trading/api/customs/chapters'),
  headings: get<s.ChapterQuery, s.HsHeading[]>('/trading/api/customs/headings'),
  /** A heading or a ten-digit entry with all known data. */
  detail: get<s.HsCode, s.HsEntry>('/trading/api/customs/detail'),
  /** Daily exchange rates, as used in quotes. */
  rates: get<Record<string, never>, RateTable>('/trading/api/customs/rates'),
  /** The caller's saved goods, last changed first. */
  goods: get<s.GoodsQuery, Page<s.Goods>>('/trading/api/customs/goods'),
  saveGoods: post<s.SaveGoods, s.Goods>('/trading/api/customs/saveGoods'),
  removeGoods: post<{ id: string }, { done: true }>('/trading/api/customs/removeGoods'),
} as const
