import { get, post } from '../endpoint.ts'
import type { OrderDetail } from '../order/schemas.ts'
import type { CreatePayment, Payment, SubmitProof } from './schemas.ts'

/** Payments of an order (Assumed: decision 0004). */
export const paymentEndpoints = {
  /** One open payment per order: asking again with another method cancels the open one; never two. */
  create: post<CreatePayment, Payment, OrderDetail>('/trading/api/payment/create'),
  detail: get<{ id: string }, Payment>('/trading/api/payment/detail'),
  submitProof: post<SubmitProof, Payment, Payment>('/trading/api/payment/submitProof'),
  cancel: post<{ id: string; requestNo: string }, Payment, Payment>('/trading/api/payment/cancel'),
} as const
