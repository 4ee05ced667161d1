import { get } from '../../endpoint.ts'
import type { Page } from '../../page.ts'
import type { NearQuery, NearSailings, SailingQuery, ScheduledSailing } from './schemas.ts'
import type * as v from './views/schemas.ts'

/** Sailing schedules (Assumed: decision 0004). */
export const shippingDateEndpoints = {
  /** Sailings of a port pair, earliest first by default. */
  page: get<SailingQuery, Page<ScheduledSailing>>('/trading/api/shipDate/page'),
  /** One sailing, departed ones included. */
  detail: get<{ id: string }, ScheduledSailing>('/trading/api/shipDate/detail'),
  /** Near matches of an empty search: other weeks, nearby ports, fewer filters. */
  near: get<NearQuery, NearSailings>('/trading/api/shipDate/near'),
  /** What calls at a port within a week. */
  port: get<v.PortQuery, v.PortView>('/trading/api/shipDate/port'),
  /** A ship: where it is, and the calls of this round and the next. */
  vessel: get<v.VesselQuery, v.VesselView>('/trading/api/shipDate/vessel'),
  /** A service: rotation, ships, next rounds, and where it leads. */
  service: get<v.ServiceQuery, v.ServiceView>('/trading/api/shipDate/service'),
  /** All services and ships, for choosing one. */
  fleet: get<Record<string, never>, v.Fleet>('/trading/api/shipDate/fleet'),
} as const
