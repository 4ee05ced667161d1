import { moneyText } from '@/contract/money.ts'
import { Big } from 'big.js'
import { bidAllIn } from '@/contract/trade/bid/calc.ts'
import { atLowerRate, lineCost } from '@/contract/trade/bid/lineCost.ts'
import { COUNTER_HOURS } from '@/contract/trade/bid/values.ts'
import type { BidDetail, BidLane, ReceivedBids } from '@/contract/trade/bid/schemas.ts'
import type { AnswerCounter, Counter, CounterBid, CounterLine } from '@/contract/trade/bid/counter/schemas.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { notFound, refuseField, stateChanged } from '../../errors.ts'
import { dropJob, planJob } from '../../jobs.ts'
import { tellBidder, tellPublisher } from '../../member/notification/news.ts'
import { bodyOf, needCertified, ownBid } from '../../guards.ts'
import type { BidRow, TenderRow } from '../../tradeRows.ts'
import { receivedBids } from './received.ts'
import { newVersion } from './submit.ts'
import { bidDetail, tenderOf } from './view.ts'

const MAY_COUNTER: readonly BidRow['status'][] = ['SUBMITTED', 'SHORTLISTED']
type Body = NonNullable<BidRow['body']>

/** The publisher makes a counter-offer with lower unit prices; the bid stays valid until the bidder accepts. */
export function counterBid(deps: Deps, input: CounterBid, caller: Caller): ReceivedBids {
  needCertified(caller)
  const bid = deps.rows.bids.get(input.id)
  const tender = bid && tenderOf(deps, bid)
  if (!bid?.body || tender?.companyId !== caller.companyId) throw notFound()
  const { body } = bid
  const answer = () => receivedBids(deps, { tenderId: tender.id }, caller)
  const mayCounter =
    tender.status === 'EVALUATING' && MAY_COUNTER.includes(bid.status) && bid.counter?.status !== 'OPEN'
  if (bid.version !== input.version || !mayCounter) throw stateChanged(answer())
  const lines = input.lines.map((wanted, at) => lineOf(body, wanted, at))
  const now = deps.now()
  const counter: Counter = {
    lines,
    allIn: bidAllIn(
      withPrices(body.lanes, lines),
      bodyOf(tender).compareCurrency,
      tender.rates,
      bodyOf(tender).cargo.value,
    ),
    note: input.note,
    at: iso(now),
    until: iso(now + COUNTER_HOURS * 3_600_000),
    status: 'OPEN',
  }
  deps.rows.bids.put({ ...bid, counter, updatedAt: iso(now) })
  planJob(deps, 'counterLapse', bid.id, Date.parse(counter.until))
  planJob(deps, 'robotCounter', bid.id, now + deps.delays.bidderMs)
  tellBidder(deps, tender, bid, 'BID_COUNTER', { amount: moneyText(counter.allIn) })
  return answer()
}

function lineOf(body: Body, wanted: CounterBid['lines'][number], at: number): CounterLine {
  const lane = body.lanes.find((one) => one.laneNo === wanted.laneNo && !one.noQuote)
  const line = lane?.charges[wanted.index]
  if (line?.state !== 'QUOTED' || line.basis === 'AT_COST') throw refuseField(`lines.${at}.index`, 'field.choice')
  const { unitPrice } = lineCost(line)
  if (!new Big(wanted.unitPrice).lt(unitPrice)) throw refuseField(`lines.${at}.unitPrice`, 'problem.counterNotLower')
  const { laneNo, index } = wanted
  const { code, isoCode, currency } = line
  return { laneNo, index, code, ...(isoCode && { isoCode }), currency, from: unitPrice, to: wanted.unitPrice }
}

/** Lanes of a bid with the prices of a counter-offer. */
export function withPrices(lanes: readonly BidLane[], lines: readonly CounterLine[]): BidLane[] {
  return lanes.map((lane) => ({
    ...lane,
    charges: lane.charges.map((line, index) => {
      const wanted = lines.find((one) => one.laneNo === lane.laneNo && one.index === index)
      return wanted ? atLowerRate(line, wanted.to) : line
    }),
  }))
}

/** The bidder accepts the counter-offer, which creates a new version of its bid, or rejects it. */
export function answerCounter(deps: Deps, input: AnswerCounter, caller: Caller): BidDetail {
  needCertified(caller)
  const bid = ownBid(deps, caller, input.id)
  const isOpen = bid.counter?.status === 'OPEN' && Date.parse(bid.counter.until) > deps.now()
  if (bid.version !== input.version || !isOpen) throw stateChanged(bidDetail(deps, bid))
  return bidDetail(deps, decide(deps, bid, input.accept ? 'ACCEPTED' : 'DECLINED', input.note))
}

/** Ends an open counter-offer, by whichever actor, and notifies the publisher. */
export function decide(deps: Deps, bid: BidRow, status: 'ACCEPTED' | 'DECLINED' | 'LAPSED', answer = ''): BidRow {
  const tender = tenderOf(deps, bid)
  if (!bid.counter || !bid.body) return bid
  const counter: Counter = { ...bid.counter, status, answeredAt: iso(deps.now()), ...(answer !== '' && { answer }) }
  const before: BidRow = { ...bid, counter, updatedAt: iso(deps.now()) }
  const after =
    status === 'ACCEPTED'
      ? newVersion(deps, tender, before, { ...bid.body, lanes: withPrices(bid.body.lanes, counter.lines) })
      : before
  deps.rows.bids.put(after)
  dropJobs(deps, bid.id)
  tellAnswer(deps, tender, after, status)
  return after
}

function tellAnswer(deps: Deps, tender: TenderRow, bid: BidRow, variant: string): void {
  const amount = bid.allIn ? moneyText(bid.allIn) : ''
  tellPublisher(deps, tender, 'BID_ANSWERED', { variant, name: bid.companyId, amount })
}

function dropJobs(deps: Deps, bidId: string): void {
  dropJob(deps, 'counterLapse', bidId)
  dropJob(deps, 'robotCounter', bidId)
}

/** No answer within a day. */
export function counterLapses(deps: Deps, bidId: string): void {
  const bid = deps.rows.bids.get(bidId)
  if (bid?.counter?.status === 'OPEN') decide(deps, bid, 'LAPSED')
}

/** The tender was decided otherwise: open counter-offers end without a notification. */
export function lapseCounters(deps: Deps, tenderId: string): void {
  for (const bid of deps.rows.bids.of('tenderId', tenderId)) lapseCounter(deps, bid)
}

/** The bid was decided otherwise: its open counter-offer ends without a notification. */
export function lapseCounter(deps: Deps, bid: BidRow): void {
  if (bid.counter?.status !== 'OPEN') return
  deps.rows.bids.put({ ...bid, counter: { ...bid.counter, status: 'LAPSED' } })
  dropJobs(deps, bid.id)
}
