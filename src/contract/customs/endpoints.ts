import { get } from '../endpoint.ts'
import type { HsHit, HsQuery } from './schemas.ts'

/** Customs reference (Assumed: decision 0004). */
export const customsEndpoints = {
  /** HS headings and entries by code, Chinese or English, best first. */
  searchHs: get<HsQuery, HsHit[]>('/trading/api/customs/searchHs'),
} as const
