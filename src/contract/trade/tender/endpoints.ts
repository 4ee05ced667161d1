import { get, post, renewsDetail, renewsList } from '../../endpoint.ts'
import type { Renewal } from '../../endpoint.ts'
import type { Page } from '../../page.ts'
import type * as h from './hall/schemas.ts'
import type * as k from './saved-search/schemas.ts'
import type * as a from './award/schemas.ts'
import type * as s from './schemas.ts'

const detail = get<{ id: string }, s.TenderDetail>('/trading/api/tender/detail')
const minePage = get<s.MyTenderQuery, Page<s.TenderSummary>>('/trading/api/tender/minePage')

/** A draft is held by the form that writes it, not by the store. */
const changed = (value: s.TenderDetail | s.DraftDetail | object): readonly Renewal[] =>
  'buyer' in value ? [renewsDetail(detail, value), renewsList(minePage, value.id)] : []

/** Tenders (Assumed: decision 0004). */
export const tenderEndpoints = {
  /** Public search; drafts and tenders under review are never in it. */
  page: get<s.TenderQuery, Page<s.TenderSummary>>('/trading/api/tender/page'),
  /** The board of the tender hall, for everybody. */
  hall: get<h.HallQuery, h.TenderHall>('/trading/api/tender/hall'),
  /** How tenders went, lane by lane, for everybody. */
  laneStats: get<Record<string, never>, h.LaneStats>('/trading/api/tender/laneStats'),
  /** For a search that finds nothing: the one filter to drop. */
  relax: get<k.SearchFilters, k.RelaxHint>('/trading/api/tender/relax'),
  /** Searches that the enterprise keeps, with what is new in each. */
  searches: get<Record<string, never>, k.SavedSearches>('/trading/api/tender/searches'),
  saveSearch: post<k.SaveSearch, k.SavedSearch>('/trading/api/tender/saveSearch'),
  removeSearch: post<{ id: string }, { done: true }>('/trading/api/tender/removeSearch'),
  /** Nothing it finds now is new any more. */
  seeSearch: post<{ id: string }, { done: true }>('/trading/api/tender/seeSearch'),
  /** One tender as the caller may see it. */
  detail,
  /** The caller's own tenders in every state. */
  minePage,
  /** A stored draft of the caller. */
  draft: get<{ id: string }, s.DraftDetail>('/trading/api/tender/draft'),
  saveDraft: post<s.SaveDraft, s.SavedDraft, s.TenderDetail | s.DraftDetail>('/trading/api/tender/saveDraft', changed),
  removeDraft: post<s.Versioned, { done: true }, s.TenderDetail | s.DraftDetail>(
    '/trading/api/tender/removeDraft',
    changed,
  ),
  /** DRAFT -> REVIEWING; the clerk then opens it for quotes or sends it back. */
  submit: post<s.SubmitTender, s.TenderDetail, s.TenderDetail | s.DraftDetail>('/trading/api/tender/submit', changed),
  cancel: post<s.CancelTender, s.TenderDetail, s.TenderDetail>('/trading/api/tender/cancel', changed),
  /** QUOTING -> QUOTING with a new version; bids on it need to be reconfirmed. */
  amend: post<s.AmendTender, s.TenderDetail, s.TenderDetail>('/trading/api/tender/amend', changed),
  /** Asks the shortlisted bidders to quote once more. */
  nextRound: post<s.NextRound, s.TenderDetail, s.TenderDetail>('/trading/api/tender/nextRound', changed),
  award: post<a.Award, s.TenderDetail, s.TenderDetail>('/trading/api/tender/award', changed),
  /** Takes an award back within ten minutes, while the winner has not confirmed. */
  undoAward: post<s.Versioned, s.TenderDetail, s.TenderDetail>('/trading/api/tender/undoAward', changed),
  noAward: post<s.NoAward, s.TenderDetail, s.TenderDetail>('/trading/api/tender/noAward', changed),
} as const
