import { get } from '../endpoint.ts'
import type { HomeOverview } from './schemas.ts'

/** The home page's own call (Assumed: decision 0004). */
export const homeEndpoints = {
  overview: get<Record<string, never>, HomeOverview>('/trading/api/home/overview'),
} as const
