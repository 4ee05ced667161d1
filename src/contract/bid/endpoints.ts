import { get, post } from '../endpoint.ts'
import type { Page } from '../page.ts'
import type * as s from './schemas.ts'

type Empty = Record<string, never>

/** Bids (Assumed: decision 0004). */
export const bidEndpoints = {
  /** The caller's own bids. */
  minePage: get<s.BidQuery, Page<s.BidSummary>>('/trading/api/bid/minePage'),
  /** One own bid with its history. */
  detail: get<{ id: string }, s.BidDetail>('/trading/api/bid/detail'),
  /** The caller's bid or draft on a tender, if any. */
  forTender: get<{ tenderId: string }, s.BidForTender>('/trading/api/bid/forTender'),
  /** The caller's months, lanes and counts by tab. */
  stats: get<Empty, s.BidStats>('/trading/api/bid/stats'),
  saveDraft: post<s.SaveBid, s.SavedBid>('/trading/api/bid/saveDraft'),
  /** Submits or revises until the deadline; gives the receipt. */
  submit: post<s.SubmitBid, s.BidDetail>('/trading/api/bid/submit'),
  withdraw: post<s.BidVerb, s.BidDetail>('/trading/api/bid/withdraw'),
  confirm: post<s.BidVerb, s.BidDetail>('/trading/api/bid/confirm'),
  decline: post<s.DeclineBid, s.BidDetail>('/trading/api/bid/decline'),
  /** Bids on the caller's own tender; no price before the deadline unless quoting is open. */
  received: get<{ tenderId: string }, s.ReceivedBids>('/trading/api/bid/received'),
  shortlist: post<s.Shortlist, s.ReceivedBids>('/trading/api/bid/shortlist'),
} as const
