import { get, post } from '../endpoint.ts'
import type { Page } from '../page.ts'
import type { Versioned } from '../tender/schemas.ts'
import type * as s from './schemas.ts'

/** Orders that came of awards (Assumed: decision 0004). */
export const orderEndpoints = {
  page: get<s.OrderQuery, Page<s.OrderSummary>>('/trading/api/order/page'),
  detail: get<{ id: string }, s.OrderDetail>('/trading/api/order/detail'),
  /** Takes today's rates after the lock has run out; the buyer has seen the new amount. */
  relock: post<Versioned, s.OrderDetail>('/trading/api/order/relock'),
} as const
