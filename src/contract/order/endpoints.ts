import { get, post } from '../endpoint.ts'
import type { Page } from '../page.ts'
import type { Versioned } from '../tender/schemas.ts'
import type * as f from '../order-after/schemas.ts'
import type * as s from './schemas.ts'

/** Orders that came of awards (Assumed: decision 0004). */
export const orderEndpoints = {
  page: get<s.OrderQuery, Page<s.OrderSummary>>('/trading/api/order/page'),
  detail: get<{ id: string }, s.OrderDetail>('/trading/api/order/detail'),
  /** Takes today's rates after the lock has run out; the buyer has seen the new amount. */
  relock: post<Versioned, s.OrderDetail, s.OrderDetail>('/trading/api/order/relock'),
  /** The seller begins: PAID -> EXECUTING. */
  start: post<f.OrderStep, s.OrderDetail, s.OrderDetail>('/trading/api/order/start'),
  /** The seller reports what the shipment has passed, and its boxes. */
  milestone: post<f.ReportMilestone, s.OrderDetail, s.OrderDetail>('/trading/api/order/milestone'),
  deliver: post<f.OrderStep, s.OrderDetail, s.OrderDetail>('/trading/api/order/deliver'),
  /** The buyer accepts the delivery: DELIVERED -> SETTLED. */
  accept: post<f.OrderStep, s.OrderDetail, s.OrderDetail>('/trading/api/order/accept'),
  /** The seller asks for a charge that was not quoted; nothing is added before the buyer agrees. */
  proposeCharge: post<f.ProposeCharge, s.OrderDetail, s.OrderDetail>('/trading/api/order/proposeCharge'),
  answerCharge: post<f.AnswerCharge, s.OrderDetail, s.OrderDetail>('/trading/api/order/answerCharge'),
  dispute: post<f.OpenDispute, s.OrderDetail, s.OrderDetail>('/trading/api/order/dispute'),
  /** Proposes how a dispute ends, or agrees by naming the end that the other side proposed. */
  resolve: post<f.ResolveDispute, s.OrderDetail, s.OrderDetail>('/trading/api/order/resolve'),
  review: post<f.WriteReview, s.OrderDetail, s.OrderDetail>('/trading/api/order/review'),
} as const
