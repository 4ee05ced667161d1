import { get } from '../../endpoint.ts'
import type { Page } from '../../page.ts'
import type { NearQuery, NearSailings, SailingQuery, ScheduledSailing } from './schemas.ts'

/** Sailing schedules (Assumed: decision 0004). */
export const shippingDateEndpoints = {
  /** Sailings of a port pair, earliest first by default. */
  page: get<SailingQuery, Page<ScheduledSailing>>('/trading/api/shipDate/page'),
  /** One sailing, departed ones included. */
  detail: get<{ id: string }, ScheduledSailing>('/trading/api/shipDate/detail'),
  /** Near matches of an empty search: other weeks, nearby ports, fewer filters. */
  near: get<NearQuery, NearSailings>('/trading/api/shipDate/near'),
} as const
