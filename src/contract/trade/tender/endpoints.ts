import { get, post, renewsAll, renewsDetail, renewsList } from '../../endpoint.ts'
import type { Renewal } from '../../endpoint.ts'
import type { OwnPage, Page } from '../../page.ts'
import type * as h from './hall/schemas.ts'
import type * as k from './saved-search/schemas.ts'
import type * as a from './award/schemas.ts'
import type * as e from './evaluation/schemas.ts'
import type * as s from './schemas.ts'
import type * as t from './template/schemas.ts'

const detail = get<{ id: string }, s.TenderDetail>('/trading/api/tender/detail')
const minePage = get<s.MyTenderQuery, OwnPage<s.TenderSummary>>('/trading/api/tender/minePage')

const templates = get<Record<string, never>, t.Templates>('/trading/api/tender/templates')
const lists = () => [renewsAll(templates)]

/** Drafts are kept by the form, not in the query cache. */
const changed = (value: s.TenderDetail | s.DraftDetail | object): readonly Renewal[] =>
  'buyer' in value ? [renewsDetail(detail, value), renewsList(minePage, value.id)] : []

/** Tenders (Assumed: decision 0004). */
export const tenderEndpoints = {
  /** Public search; never includes drafts and tenders under review. */
  page: get<s.TenderQuery, Page<s.TenderSummary>>('/trading/api/tender/page'),
  /** The public board of the tender hall. */
  hall: get<h.HallQuery, h.TenderHall>('/trading/api/tender/hall'),
  /** Public results of tenders by lane. */
  laneStats: get<Record<string, never>, h.LaneStats>('/trading/api/tender/laneStats'),
  /** For an empty search: the one filter to drop. */
  relax: get<k.SearchFilters, k.RelaxHint>('/trading/api/tender/relax'),
  /** Saved searches of the enterprise, with counts of new results. */
  searches: get<Record<string, never>, k.SavedSearches>('/trading/api/tender/searches'),
  saveSearch: post<k.SaveSearch, k.SavedSearch>('/trading/api/tender/saveSearch'),
  removeSearch: post<{ id: string }, { done: true }>('/trading/api/tender/removeSearch'),
  /** Marks the current results as seen. */
  seeSearch: post<{ id: string }, { done: true }>('/trading/api/tender/seeSearch'),
  /** One tender as visible to the caller. */
  detail,
  /** The caller's own tenders in every status. */
  minePage,
  /** A stored draft of the caller. */
  draft: get<{ id: string }, s.DraftDetail>('/trading/api/tender/draft'),
  saveDraft: post<s.SaveDraft, s.SavedDraft, s.TenderDetail | s.DraftDetail>('/trading/api/tender/saveDraft', changed),
  removeDraft: post<s.Versioned, { done: true }, s.TenderDetail | s.DraftDetail>(
    '/trading/api/tender/removeDraft',
    changed,
  ),
  /** DRAFT -> REVIEWING; the clerk then opens it for quotes or returns it. */
  submit: post<s.SubmitTender, s.TenderDetail, s.TenderDetail | s.DraftDetail>('/trading/api/tender/submit', changed),
  cancel: post<s.CancelTender, s.TenderDetail, s.TenderDetail>('/trading/api/tender/cancel', changed),
  /** QUOTING -> QUOTING with a new version; existing bids need to be reconfirmed. */
  amend: post<s.AmendTender, s.TenderDetail, s.TenderDetail>('/trading/api/tender/amend', changed),
  /** Asks the shortlisted bidders for another quote. */
  nextRound: post<s.NextRound, s.TenderDetail, s.TenderDetail>('/trading/api/tender/nextRound', changed),
  /** Keeps what the publisher's company decided on the bids; EVALUATING only. */
  saveEvaluation: post<e.SaveEvaluation, s.TenderDetail, s.TenderDetail>('/trading/api/tender/saveEvaluation', changed),
  award: post<a.Award, s.TenderDetail, s.TenderDetail>('/trading/api/tender/award', changed),
  /** Undoes an award within ten minutes, unless the winner has confirmed. */
  undoAward: post<s.Versioned, s.TenderDetail, s.TenderDetail>('/trading/api/tender/undoAward', changed),
  noAward: post<s.NoAward, s.TenderDetail, s.TenderDetail>('/trading/api/tender/noAward', changed),
  /** Templates of the enterprise, the newest first (decision 0078). */
  templates,
  /** Keeps an own tender as a template, with its dates as days from publishing; with an id, renames that one. */
  saveTemplate: post<t.SaveTemplate, t.Template>('/trading/api/tender/saveTemplate', lists),
  removeTemplate: post<{ id: string }, { done: true }>('/trading/api/tender/removeTemplate', lists),
  /** Makes a draft whose dates count from today. */
  useTemplate: post<t.UseTemplate, s.SavedDraft>('/trading/api/tender/useTemplate', () => [
    renewsAll(templates),
    renewsAll(minePage),
  ]),
  /** Sets when a template makes drafts by itself, or that it makes none. */
  saveRecurrence: post<t.SaveRecurrence, t.Template>('/trading/api/tender/saveRecurrence', () => [
    renewsAll(templates),
    renewsAll(minePage),
  ]),
} as const
