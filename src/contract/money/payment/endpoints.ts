import { get, post, renewsAll, renewsDetail } from '../../endpoint.ts'
import { orderEndpoints } from '../order/endpoints.ts'
import type { OrderDetail } from '../order/schemas.ts'
import type { CreatePayment, Payment, SubmitProof } from './schemas.ts'

/** Uses the order itself if a rejection contains it; a payment only invalidates its order. */
const changed = (value: Payment | OrderDetail) => [
  'payments' in value ? renewsDetail(orderEndpoints.detail, value) : renewsAll(orderEndpoints.detail),
]

/** Payments of an order (Assumed: decision 0004). */
export const paymentEndpoints = {
  /** One open payment per order: another method cancels the open one. */
  create: post<CreatePayment, Payment, OrderDetail>('/trading/api/payment/create', changed),
  detail: get<{ id: string }, Payment>('/trading/api/payment/detail'),
  submitProof: post<SubmitProof, Payment, Payment>('/trading/api/payment/submitProof', changed),
  cancel: post<{ id: string; requestNo: string }, Payment, Payment>('/trading/api/payment/cancel', changed),
} as const
