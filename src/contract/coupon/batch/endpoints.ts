import { get, post, renewsDetail } from '../../endpoint.ts'
import type { Page } from '../../page.ts'
import type * as s from './schemas.ts'

type Empty = Record<string, never>

const detail = get<{ id: string }, s.BatchDetail>('/trading/api/couponBatch/detail')
const changed = (value: s.BatchDetail | object) => ('counts' in value ? [renewsDetail(detail, value)] : [])

/** Batches of coupons of those who issue them (Assumed: decision 0004). */
export const couponBatchEndpoints = {
  page: get<s.BatchQuery, Page<s.BatchSummary>>('/trading/api/couponBatch/page'),
  /** How many there are in each state, and the rates that the simulator counts with. */
  counts: get<Empty, s.BatchTotals>('/trading/api/couponBatch/counts'),
  detail,
  saveDraft: post<s.SaveBatch, s.SavedBatch, s.BatchDetail>('/trading/api/couponBatch/saveDraft', changed),
  removeDraft: post<s.BatchCommand, { done: true }, s.BatchDetail>('/trading/api/couponBatch/removeDraft', changed),
  /** Hands a draft to the clerk, who opens it for collecting. */
  submit: post<s.SubmitBatch, s.BatchDetail, s.BatchDetail>('/trading/api/couponBatch/submit', changed),
  pause: post<s.BatchCommand, s.BatchDetail, s.BatchDetail>('/trading/api/couponBatch/pause', changed),
  resume: post<s.BatchCommand, s.BatchDetail, s.BatchDetail>('/trading/api/couponBatch/resume', changed),
  /** No more are given out; those that are out stay good. */
  stop: post<s.BatchCommand, s.BatchDetail, s.BatchDetail>('/trading/api/couponBatch/stop', changed),
  /** What is out and not on an order dies as well. */
  deactivate: post<s.BatchCommand, s.BatchDetail, s.BatchDetail>('/trading/api/couponBatch/deactivate', changed),
  addStock: post<s.AddStock, s.BatchDetail, s.BatchDetail>('/trading/api/couponBatch/addStock', changed),
} as const
