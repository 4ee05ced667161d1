import { get, post, renewsDetail } from '../../endpoint.ts'
import type { OwnPage } from '../../page.ts'
import type * as s from './schemas.ts'

type Empty = Record<string, never>

const detail = get<{ id: string }, s.BatchDetail>('/trading/api/couponBatch/detail')
const changed = (value: s.BatchDetail | object) => ('counts' in value ? [renewsDetail(detail, value)] : [])

/** Coupon batches, for their issuers (Assumed: decision 0004). */
export const couponBatchEndpoints = {
  page: get<s.BatchQuery, OwnPage<s.BatchSummary>>('/trading/api/couponBatch/page'),
  /** Exchange rates for the simulator. */
  rates: get<Empty, s.BatchRates>('/trading/api/couponBatch/rates'),
  detail,
  saveDraft: post<s.SaveBatch, s.SavedBatch, s.BatchDetail>('/trading/api/couponBatch/saveDraft', changed),
  removeDraft: post<s.BatchCommand, { done: true }, s.BatchDetail>('/trading/api/couponBatch/removeDraft', changed),
  /** Submits a draft for review; the clerk then opens it for collecting. */
  submit: post<s.SubmitBatch, s.BatchDetail, s.BatchDetail>('/trading/api/couponBatch/submit', changed),
  pause: post<s.BatchCommand, s.BatchDetail, s.BatchDetail>('/trading/api/couponBatch/pause', changed),
  resume: post<s.BatchCommand, s.BatchDetail, s.BatchDetail>('/trading/api/couponBatch/resume', changed),
  /** Stops collecting; coupons already given out stay valid. */
  stop: post<s.BatchCommand, s.BatchDetail, s.BatchDetail>('/trading/api/couponBatch/stop', changed),
  /** Also ends the coupons given out that are not on an order. */
  deactivate: post<s.BatchCommand, s.BatchDetail, s.BatchDetail>('/trading/api/couponBatch/deactivate', changed),
  addStock: post<s.AddStock, s.BatchDetail, s.BatchDetail>('/trading/api/couponBatch/addStock', changed),
} as const
