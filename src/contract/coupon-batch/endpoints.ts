import { get, post } from '../endpoint.ts'
import type { Page } from '../page.ts'
import type * as s from './schemas.ts'

type Empty = Record<string, never>

/** Batches of coupons of those who issue them (Assumed: decision 0004). */
export const couponBatchEndpoints = {
  page: get<s.BatchQuery, Page<s.BatchSummary>>('/trading/api/couponBatch/page'),
  /** How many there are in each state, and the rates that the simulator counts with. */
  counts: get<Empty, s.BatchTotals>('/trading/api/couponBatch/counts'),
  detail: get<{ id: string }, s.BatchDetail>('/trading/api/couponBatch/detail'),
  saveDraft: post<s.SaveBatch, s.SavedBatch, s.BatchDetail>('/trading/api/couponBatch/saveDraft'),
  removeDraft: post<s.BatchVerb, { done: true }, s.BatchDetail>('/trading/api/couponBatch/removeDraft'),
  /** Hands a draft to the clerk, who opens it for collecting. */
  submit: post<s.SubmitBatch, s.BatchDetail, s.BatchDetail>('/trading/api/couponBatch/submit'),
  pause: post<s.BatchVerb, s.BatchDetail, s.BatchDetail>('/trading/api/couponBatch/pause'),
  resume: post<s.BatchVerb, s.BatchDetail, s.BatchDetail>('/trading/api/couponBatch/resume'),
  /** No more are given out; those that are out stay good. */
  stop: post<s.BatchVerb, s.BatchDetail, s.BatchDetail>('/trading/api/couponBatch/stop'),
  /** What is out and not on an order dies as well. */
  deactivate: post<s.BatchVerb, s.BatchDetail, s.BatchDetail>('/trading/api/couponBatch/deactivate'),
  addStock: post<s.AddStock, s.BatchDetail, s.BatchDetail>('/trading/api/couponBatch/addStock'),
} as const
