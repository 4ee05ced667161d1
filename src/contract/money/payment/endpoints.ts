import { get, post, renewsAll, renewsDetail } from '../../endpoint.ts'
import { orderEndpoints } from '../order/endpoints.ts'
import type { OrderDetail } from '../order/schemas.ts'
import type { AnswerRefund, ApplyBalance, RequestRefund } from '../refund/schemas.ts'
import type { CreatePayment, Payment, SubmitProof } from './schemas.ts'

/** Uses the order itself if a rejection contains it; a payment only invalidates its order. */
const changed = (value: Payment | OrderDetail) => [
  'payments' in value ? renewsDetail(orderEndpoints.detail, value) : renewsAll(orderEndpoints.detail),
]

const renewsOrder = (order: OrderDetail) => [renewsDetail(orderEndpoints.detail, order)]

/** Payments of an order (Assumed: decision 0004). */
export const paymentEndpoints = {
  /** One open payment per order: another method cancels the open one. */
  create: post<CreatePayment, Payment, OrderDetail>('/trading/api/payment/create', changed),
  detail: get<{ id: string }, Payment>('/trading/api/payment/detail'),
  submitProof: post<SubmitProof, Payment, Payment>('/trading/api/payment/submitProof', changed),
  cancel: post<{ id: string; requestNo: string }, Payment, Payment>('/trading/api/payment/cancel', changed),
  /** Pays a due from the balance with the seller. */
  applyBalance: post<ApplyBalance, OrderDetail, OrderDetail>('/trading/api/payment/applyBalance', renewsOrder),
  /** The buyer asks for its balance with the seller of an order. */
  refund: post<RequestRefund, OrderDetail, OrderDetail>('/trading/api/payment/refund', renewsOrder),
  /** The seller agrees to a refund or refuses it. */
  answerRefund: post<AnswerRefund, OrderDetail, OrderDetail>('/trading/api/payment/answerRefund', renewsOrder),
} as const
