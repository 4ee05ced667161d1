import { get, post, renewsAll, renewsDetail } from '../../endpoint.ts'
import type { OwnPage, Page } from '../../page.ts'
import type * as s from './schemas.ts'

const detail = get<{ id: string }, s.InvoiceDetail>('/trading/api/invoice/detail')
const changed = (invoice: s.InvoiceDetail) => [renewsDetail(detail, invoice)]

const titles = get<Record<string, never>, s.Title[]>('/trading/api/invoice/titles')
const titlesChanged = () => [renewsAll(titles)]

/** Invoices of paid orders (Assumed: decision 0004). */
export const invoiceEndpoints = {
  titles,
  saveTitle: post<s.SaveTitle, s.Title>('/trading/api/invoice/saveTitle', titlesChanged),
  removeTitle: post<{ id: string }, { done: true }>('/trading/api/invoice/removeTitle', titlesChanged),
  /** Paid orders by tax group that are not in an active request. */
  billable: get<s.BillableQuery, Page<s.Billable>>('/trading/api/invoice/billable'),
  /** Requests one invoice for several orders of one seller, currency and tax group. */
  request: post<s.InvoiceRequest, s.InvoiceDetail>('/trading/api/invoice/request'),
  page: get<s.InvoiceQuery, OwnPage<s.InvoiceSummary>>('/trading/api/invoice/page'),
  detail,
  cancel: post<s.InvoiceVersion, s.InvoiceDetail, s.InvoiceDetail>('/trading/api/invoice/cancel', changed),
  /** Requests the reversal (red letter) of an issued invoice. */
  applyRed: post<s.ApplyRed, s.InvoiceDetail, s.InvoiceDetail>('/trading/api/invoice/applyRed', changed),
  /** Agrees to the reversal or declines it, within 72 hours. */
  answerRed: post<s.AnswerRed, s.InvoiceDetail, s.InvoiceDetail>('/trading/api/invoice/answerRed', changed),
} as const
