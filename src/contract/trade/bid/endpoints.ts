import { get, post, renewal, renewsAll, renewsDetail } from '../../endpoint.ts'
import type { Renewal } from '../../endpoint.ts'
import type { OwnPage } from '../../page.ts'
import { agreementEndpoints } from '../agreement/endpoints.ts'
import type { ReplaceSailing } from './carriage/schemas.ts'
import type * as c from './counter/schemas.ts'
import type * as l from './later/schemas.ts'
import type * as r from './record/schemas.ts'
import { tenderEndpoints } from '../tender/endpoints.ts'
import type { TenderDetail } from '../tender/schemas.ts'
import { withSavedBid } from './savedBid.ts'
import type { ConfirmBid } from './outcome/schemas.ts'
import type * as s from './schemas.ts'

type Empty = Record<string, never>

const minePage = get<s.BidQuery, OwnPage<s.BidSummary>>('/trading/api/bid/minePage')
const detail = get<{ id: string }, s.BidDetail>('/trading/api/bid/detail')
const forTender = get<s.BidForTenderQuery, s.BidForTender>('/trading/api/bid/forTender')
const stats = get<Empty, r.BidStats>('/trading/api/bid/stats')
const received = get<{ tenderId: string }, s.ReceivedBids>('/trading/api/bid/received')

/** A bid, or its tender if that has changed. */
function changed(value: s.BidDetail | TenderDetail | s.SavedBid): readonly Renewal[] {
  if ('buyer' in value) return [renewsDetail(tenderEndpoints.detail, value)]
  const lists = [renewsAll(minePage), renewsAll(stats), renewsAll(agreementEndpoints.page)]
  if (!('lanes' in value)) return lists
  const isOf = ({ tenderId, option = 1 }: s.BidForTenderQuery) => tenderId === value.tenderId && option === value.option
  return [
    renewsDetail(detail, value),
    renewal(forTender, (before, asked) => (isOf(asked) ? withSavedBid(before, value) : before)),
    ...lists,
  ]
}

const waits = (): readonly Renewal[] => [renewsAll(forTender), renewsAll(minePage)]

/** Updates the received bids that contain the changed bid. */
const renewReceived = (value: s.ReceivedBids, { id }: { id: string }): readonly Renewal[] => [
  renewal(received, (before) => (before.bids.some((bid) => bid.id === id) ? value : before)),
]

/** Bids (Assumed: decision 0004). */
export const bidEndpoints = {
  /** The caller's own bids. */
  minePage,
  /** One own bid with its history. */
  detail,
  /** The caller's bid or draft on a tender, if any. */
  forTender,
  /** The caller's last quotes on the lanes of this tender. */
  lastQuotes: get<{ tenderId: string }, r.LastQuotes>('/trading/api/bid/lastQuotes'),
  /** The caller's own prices per container on a lane over time. */
  laneHistory: get<r.LaneHistoryQuery, r.LaneHistory>('/trading/api/bid/laneHistory'),
  /** The caller's statistics by month and lane, and counts per tab. */
  stats,
  saveDraft: post<s.SaveBid, s.SavedBid, TenderDetail>('/trading/api/bid/saveDraft', changed),
  /** Submits or revises until the deadline; returns the receipt. */
  submit: post<s.SubmitBid, s.BidDetail, TenderDetail | s.BidDetail>('/trading/api/bid/submit', changed),
  /** Keeps a guest's quote until its enterprise is certified; it is handed in then if it still fits (decision 0086). */
  submitLater: post<l.SubmitLater, s.SavedBid, TenderDetail>('/trading/api/bid/submitLater', waits),
  cancelLater: post<l.CancelLater, { done: true }>('/trading/api/bid/cancelLater', waits),
  /** NEED_RECONFIRM -> SUBMITTED without editing. */
  reconfirm: post<s.ReconfirmBid, s.BidDetail, TenderDetail | s.BidDetail>('/trading/api/bid/reconfirm', changed),
  /** Another sailing in place of one that has fallen away, also after the deadline. */
  replaceSailing: post<ReplaceSailing, s.BidDetail, s.BidDetail>('/trading/api/bid/replaceSailing', changed),
  withdraw: post<s.BidCommand, s.BidDetail, s.BidDetail>('/trading/api/bid/withdraw', changed),
  confirm: post<ConfirmBid, s.BidDetail, s.BidDetail>('/trading/api/bid/confirm', changed),
  decline: post<s.DeclineBid, s.BidDetail, s.BidDetail>('/trading/api/bid/decline', changed),
  /** Bids on the caller's own tender; no prices before the deadline unless it is open. */
  received,
  /** The publisher makes a counter-offer with unit prices. */
  counter: post<c.CounterBid, s.ReceivedBids, s.ReceivedBids>('/trading/api/bid/counter', renewReceived),
  answerCounter: post<c.AnswerCounter, s.BidDetail, s.BidDetail>('/trading/api/bid/answerCounter', changed),
  shortlist: post<s.Shortlist, s.ReceivedBids, s.ReceivedBids>('/trading/api/bid/shortlist', renewReceived),
  /** The publisher takes a bid out of the comparison; its bidder reads why. */
  disqualify: post<s.DisqualifyBid, s.ReceivedBids, s.ReceivedBids>('/trading/api/bid/disqualify', renewReceived),
  requalify: post<s.BidCommand, s.ReceivedBids, s.ReceivedBids>('/trading/api/bid/requalify', renewReceived),
} as const
