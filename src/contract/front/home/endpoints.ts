import { get } from '../../endpoint.ts'
import type { FreightIndex, HomeOverview } from './schemas.ts'

type Empty = Record<string, never>

/** Calls of the home page (Assumed: decision 0004). */
export const homeEndpoints = {
  overview: get<Empty, HomeOverview>('/trading/api/home/overview'),
  /** Weekly prices on the market. */
  freightIndex: get<Empty, FreightIndex>('/trading/api/home/freightIndex'),
} as const
