import { get, post, renewal, renewsDetail } from '../../endpoint.ts'
import type { OwnPage } from '../../page.ts'
import type { Versioned } from '../../trade/tender/schemas.ts'
import type * as f from './after/schemas.ts'
import type { ContractQuery, OrderContract } from './contract/schemas.ts'
import type * as d from './documents/schemas.ts'
import type { ChangeSchedule, ChooseSailing } from './schedule/schemas.ts'
import type * as s from './schemas.ts'

const detail = get<{ id: string }, s.OrderDetail>('/trading/api/order/detail')
/** A version of what both sides agreed on, from the seller's confirmation on, with the hash of its text. */
const contract = get<ContractQuery, OrderContract>('/trading/api/order/contract')
const changed = (order: s.OrderDetail) => [renewsDetail(detail, order)]
/** What alters the agreement makes another version of the contract. */
const amended = (order: s.OrderDetail) => [
  ...changed(order),
  renewal(contract, (before) => (before.orderId === order.id ? undefined : before)),
]

/** Orders from awards and bookings (Assumed: decision 0004). */
export const orderEndpoints = {
  page: get<s.OrderQuery, OwnPage<s.OrderSummary>>('/trading/api/order/page'),
  detail,
  contract,
  /** Locks today's rates after the rate lock has expired; the buyer has seen the new amount. */
  relock: post<Versioned, s.OrderDetail, s.OrderDetail>('/trading/api/order/relock', changed),
  /** The buyer pays before the execution what was awarded on credit, while its seller has not confirmed. */
  prepay: post<f.OrderStep, s.OrderDetail, s.OrderDetail>('/trading/api/order/prepay', changed),
  /** Names another contact of the caller for this order. */
  saveContact: post<s.SaveOrderContact, s.OrderDetail, s.OrderDetail>('/trading/api/order/saveContact', changed),
  /** The seller starts: PAID -> EXECUTING. */
  start: post<f.OrderStep, s.OrderDetail, s.OrderDetail>('/trading/api/order/start', changed),
  /** The buyer cancels an order that was not started, or sails too late, and is refunded; a call-off also unpaid. */
  cancelPaid: post<f.CancelPaid, s.OrderDetail, s.OrderDetail>('/trading/api/order/cancelPaid', changed),
  /** The seller reports a milestone, and the containers. */
  milestone: post<f.ReportMilestone, s.OrderDetail, s.OrderDetail>('/trading/api/order/milestone', changed),
  /** The seller tells that a sailing moves, which one was fixed, or its cut-offs. */
  schedule: post<ChangeSchedule, s.OrderDetail, s.OrderDetail>('/trading/api/order/schedule', amended),
  /** The buyer takes another sailing in place of one that falls away. */
  chooseSailing: post<ChooseSailing, s.OrderDetail, s.OrderDetail>('/trading/api/order/chooseSailing', amended),
  deliver: post<f.OrderStep, s.OrderDetail, s.OrderDetail>('/trading/api/order/deliver', changed),
  /** The buyer accepts the delivery: DELIVERED -> SETTLED. */
  accept: post<f.OrderStep, s.OrderDetail, s.OrderDetail>('/trading/api/order/accept', changed),
  /** The seller requests an additional charge; nothing is added before the buyer agrees. */
  proposeCharge: post<f.ProposeCharge, s.OrderDetail, s.OrderDetail>('/trading/api/order/proposeCharge', changed),
  answerCharge: post<f.AnswerCharge, s.OrderDetail, s.OrderDetail>('/trading/api/order/answerCharge', amended),
  /** The seller takes back a part of a charge. */
  creditNote: post<f.WriteCreditNote, s.OrderDetail, s.OrderDetail>('/trading/api/order/creditNote', amended),
  /** Uploads a document, or the next version of one. */
  saveDocument: post<d.SaveDocument, s.OrderDetail, s.OrderDetail>('/trading/api/order/saveDocument', changed),
  /** The buyer judges a B/L draft; who uploaded a held document releases it. */
  answerDocument: post<d.AnswerDocument, s.OrderDetail, s.OrderDetail>('/trading/api/order/answerDocument', changed),
  /** Takes back an own document that the other party has not got yet, within minutes. */
  removeDocument: post<d.RemoveDocument, s.OrderDetail, s.OrderDetail>('/trading/api/order/removeDocument', changed),
  dispute: post<f.OpenDispute, s.OrderDetail, s.OrderDetail>('/trading/api/order/dispute', changed),
  /** Proposes the outcome of a dispute, or agrees by sending the other side's proposal. */
  resolve: post<f.ResolveDispute, s.OrderDetail, s.OrderDetail>('/trading/api/order/resolve', changed),
  review: post<f.WriteReview, s.OrderDetail, s.OrderDetail>('/trading/api/order/review', changed),
} as const
