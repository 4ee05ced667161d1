import { get, post, renewsAll } from '../../endpoint.ts'
import type * as s from './schemas.ts'

const list = get<Record<string, never>, s.PriceAlerts>('/trading/api/priceAlert/list')
const lists = () => [renewsAll(list)]

/** Price alerts of an enterprise (Assumed: decision 0004; decision 0068). */
export const priceAlertEndpoints = {
  /** All of them, the oldest first, with the price of today. */
  list,
  /** The price that an alert on a lane would watch. */
  price: get<s.LanePriceQuery, s.LanePrice>('/trading/api/priceAlert/price'),
  save: post<s.SaveAlert, s.PriceAlert>('/trading/api/priceAlert/save', lists),
  /** Begins the 90 days anew, of an ended one too. */
  renew: post<{ id: string }, s.PriceAlert>('/trading/api/priceAlert/renew', lists),
  remove: post<{ id: string }, { done: true }>('/trading/api/priceAlert/remove', lists),
} as const
