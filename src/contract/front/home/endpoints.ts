import { get } from '../../endpoint.ts'
import type { FreightIndex, HomeOverview } from './schemas.ts'

type Empty = Record<string, never>

/** The home page's own calls (Assumed: decision 0004). */
export const homeEndpoints = {
  overview: get<Empty, HomeOverview>('/trading/api/home/overview'),
  /** How prices on the market went, week by week. */
  freightIndex: get<Empty, FreightIndex>('/trading/api/home/freightIndex'),
} as const
