import { get, post } from '../endpoint.ts'
import type { Page } from '../page.ts'
import type * as c from '../bid-counter/schemas.ts'
import type * as r from '../bid-record/schemas.ts'
import type { TenderDetail } from '../tender/schemas.ts'
import type * as s from './schemas.ts'

type Empty = Record<string, never>

/** Bids (Assumed: decision 0004). */
export const bidEndpoints = {
  /** The caller's own bids. */
  minePage: get<s.BidQuery, Page<s.BidSummary>>('/trading/api/bid/minePage'),
  /** One own bid with its history. */
  detail: get<{ id: string }, s.BidDetail>('/trading/api/bid/detail'),
  /** The caller's bid or draft on a tender, if any. */
  forTender: get<s.BidForTenderQuery, s.BidForTender>('/trading/api/bid/forTender'),
  /** What the caller quoted last on the lanes of this tender. */
  lastQuotes: get<{ tenderId: string }, r.LastQuotes>('/trading/api/bid/lastQuotes'),
  /** The caller's own prices per box on a lane over time. */
  laneHistory: get<r.LaneHistoryQuery, r.LaneHistory>('/trading/api/bid/laneHistory'),
  /** The caller's months, lanes and counts by tab. */
  stats: get<Empty, r.BidStats>('/trading/api/bid/stats'),
  saveDraft: post<s.SaveBid, s.SavedBid, TenderDetail>('/trading/api/bid/saveDraft'),
  /** Submits or revises until the deadline; gives the receipt. */
  submit: post<s.SubmitBid, s.BidDetail, TenderDetail | s.BidDetail>('/trading/api/bid/submit'),
  /** NEED_RECONFIRM -> SUBMITTED without writing it again. */
  reconfirm: post<s.ReconfirmBid, s.BidDetail, TenderDetail | s.BidDetail>('/trading/api/bid/reconfirm'),
  withdraw: post<s.BidVerb, s.BidDetail, s.BidDetail>('/trading/api/bid/withdraw'),
  confirm: post<s.BidVerb, s.BidDetail, s.BidDetail>('/trading/api/bid/confirm'),
  decline: post<s.DeclineBid, s.BidDetail, s.BidDetail>('/trading/api/bid/decline'),
  /** Bids on the caller's own tender; no price before the deadline unless quoting is open. */
  received: get<{ tenderId: string }, s.ReceivedBids>('/trading/api/bid/received'),
  /** The publisher names prices at which it would take the bid. */
  counter: post<c.CounterBid, s.ReceivedBids, s.ReceivedBids>('/trading/api/bid/counter'),
  answerCounter: post<c.AnswerCounter, s.BidDetail, s.BidDetail>('/trading/api/bid/answerCounter'),
  shortlist: post<s.Shortlist, s.ReceivedBids, s.ReceivedBids>('/trading/api/bid/shortlist'),
} as const
