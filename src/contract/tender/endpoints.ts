import { get, post } from '../endpoint.ts'
import type { Page } from '../page.ts'
import type * as s from './schemas.ts'

/** Tenders (Assumed: decision 0004). */
export const tenderEndpoints = {
  /** Public search; drafts and tenders under review are never in it. */
  page: get<s.TenderQuery, Page<s.TenderSummary>>('/trading/api/tender/page'),
  /** One tender as the caller may see it. */
  detail: get<{ id: string }, s.TenderDetail>('/trading/api/tender/detail'),
  /** The caller's own tenders in every state. */
  minePage: get<s.MyTenderQuery, Page<s.TenderSummary>>('/trading/api/tender/minePage'),
  /** A stored draft of the caller. */
  draft: get<{ id: string }, s.DraftDetail>('/trading/api/tender/draft'),
  saveDraft: post<s.SaveDraft, s.SavedDraft>('/trading/api/tender/saveDraft'),
  removeDraft: post<s.Versioned, { done: true }>('/trading/api/tender/removeDraft'),
  /** DRAFT -> REVIEWING; the clerk then opens it for quotes or sends it back. */
  submit: post<s.SubmitTender, s.TenderDetail>('/trading/api/tender/submit'),
  cancel: post<s.CancelTender, s.TenderDetail>('/trading/api/tender/cancel'),
  award: post<s.Award, s.TenderDetail>('/trading/api/tender/award'),
  /** Takes an award back within ten minutes, while the winner has not confirmed. */
  undoAward: post<s.Versioned, s.TenderDetail>('/trading/api/tender/undoAward'),
  noAward: post<s.NoAward, s.TenderDetail>('/trading/api/tender/noAward'),
} as const
