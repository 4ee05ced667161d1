import { get, post } from '../endpoint.ts'
import type { Page } from '../page.ts'
import type * as s from './schemas.ts'

/** Invoices of paid orders (Assumed: decision 0004). */
export const invoiceEndpoints = {
  titles: get<Record<string, never>, s.Title[]>('/trading/api/invoice/titles'),
  saveTitle: post<s.SaveTitle, s.Title>('/trading/api/invoice/saveTitle'),
  removeTitle: post<{ id: string }, { done: true }>('/trading/api/invoice/removeTitle'),
  /** Paid orders, each by tax group, that no standing request holds. */
  billable: get<s.BillableQuery, Page<s.Billable>>('/trading/api/invoice/billable'),
  /** Asks for one invoice over several orders of one seller, currency and tax group. */
  request: post<s.InvoiceRequest, s.InvoiceDetail>('/trading/api/invoice/request'),
  page: get<s.InvoiceQuery, Page<s.InvoiceSummary>>('/trading/api/invoice/page'),
  detail: get<{ id: string }, s.InvoiceDetail>('/trading/api/invoice/detail'),
  cancel: post<s.InvoiceVersion, s.InvoiceDetail, s.InvoiceDetail>('/trading/api/invoice/cancel'),
  /** Asks for the reversal (red letter) of an issued invoice. */
  applyRed: post<s.ApplyRed, s.InvoiceDetail, s.InvoiceDetail>('/trading/api/invoice/applyRed'),
  /** Agrees to the reversal or lets it go, within 72 hours. */
  answerRed: post<s.AnswerRed, s.InvoiceDetail, s.InvoiceDetail>('/trading/api/invoice/answerRed'),
} as const
