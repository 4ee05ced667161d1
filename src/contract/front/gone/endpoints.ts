import { get } from '../../endpoint.ts'
import type { Gone, GoneQuery } from './schemas.ts'

/** Old addresses (Assumed: decision 0004). */
export const goneEndpoints = {
  /** What an id that is not there any more named, and what lives instead. */
  look: get<GoneQuery, Gone>('/trading/api/gone/look'),
} as const
