import { get } from '../endpoint.ts'
import type { Page } from '../page.ts'
import type { Sailing, SailingQuery } from './schemas.ts'

/** Sailing schedules (Assumed: decision 0004). */
export const shippingDateEndpoints = {
  /** Sailings of a port pair, earliest first. */
  page: get<SailingQuery, Page<Sailing>>('/trading/api/shipDate/page'),
} as const
