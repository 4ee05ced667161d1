import type { BidDetail, BidSummary } from '@/contract/trade/bid/schemas.ts'
import { needsCredit } from '@/contract/money/credit/terms.ts'
import type { AwardWinner } from '@/contract/trade/tender/award/schemas.ts'
import { teuOf } from '@/contract/trade/tender/rules.ts'
import type { Deps } from '../../deps.ts'
import { isBidDeal, openedText } from '../../contacts.ts'
import { notFound } from '../../errors.ts'
import { needOf } from '../../money/credit/standing.ts'
import { stepOf } from '../../money/order/nextSteps.ts'
import { dealOf, partOf } from '../tender/winners.ts'
import { bodyForList } from '../tender/listBody.ts'
import type { BidRow, TenderRow } from '../../tradeRows.ts'
import { ownRank } from './rank.ts'
import { lapseOf, ofOption } from './receivedBid.ts'
import { withCo2 } from './co2.ts'
import { sailingNewsOf } from './sailingNews.ts'
import { tenderTitle } from '../../title/tenderTitle.ts'

/** The tender of a bid. */
export function tenderOf(deps: Deps, bid: BidRow): TenderRow {
  const tender = deps.rows.tenders.get(bid.tenderId)
  if (!tender) throw notFound()
  return tender
}

function ofAward(deps: Deps, tender: TenderRow, bid: BidRow) {
  const part = partOf(tender, bid.id)
  return {
    ...(part?.status === 'WAITING' && { confirmBy: part.confirmBy }),
    ...(part && { ...dealOf(part), ...stepOf(deps, [part], 'SELLER') }),
    ...(bid.lossFeedback && { lossFeedback: bid.lossFeedback }),
  }
}

/** What confirming a part on credit needs of the line with the publisher. */
function creditFor(deps: Deps, { orderId, status }: AwardWinner) {
  const order = status === 'WAITING' ? deps.rows.orders.get(orderId ?? '') : undefined
  return order && needsCredit(order.paymentTerm) ? { credit: needOf(deps, order) } : {}
}

/** What the publisher wrote to its award, as its winner reads it. */
function noteFor(deps: Deps, tender: TenderRow, bid: BidRow): { note?: string } {
  const note = tender.award?.note ?? ''
  return note === '' ? {} : { note: openedText(isBidDeal(deps, tender, bid), note) }
}

/** A bid, for its bidder; 4004 if nothing was submitted. */
export function bidDetail(deps: Deps, bid: BidRow): BidDetail {
  const { body, allIn, disqualified } = bid
  if (!body || !allIn) throw notFound()
  const tender = tenderOf(deps, bid)
  const part = partOf(tender, bid.id)
  const sailingNews = sailingNewsOf(deps, bid, tender)
  return {
    ...body,
    lanes: body.lanes.map((lane) => withCo2(lane, deps.reference, bodyForList(tender))),
    ...ofOption(bid),
    id: bid.id,
    no: bid.no,
    status: bid.status,
    version: bid.version,
    allIn,
    completeness: bid.completeness,
    updatedAt: bid.updatedAt,
    history: bid.history,
    ...(bid.submittedAt && { submittedAt: bid.submittedAt }),
    ...(bid.receiptNo && { receiptNo: bid.receiptNo }),
    ...(bid.declineReason && { declineReason: bid.declineReason }),
    ...(disqualified && { disqualified: { ...disqualified, note: openedText(false, disqualified.note) } }),
    ...lapseOf(bid),
    ...(part && {
      awarded: { lanes: part.lanes, allIn: part.allIn, ...noteFor(deps, tender, bid), ...creditFor(deps, part) },
    }),
    ...(bid.counter && {
      counter: { ...bid.counter, note: openedText(isBidDeal(deps, tender, bid), bid.counter.note) },
    }),
    ...(sailingNews.length > 0 && { sailingNews }),
    ...ownRank(deps, tender, bid),
    ...ofAward(deps, tender, bid),
  }
}

/** A row of the bidder's list. */
export function bidSummary(deps: Deps, bid: BidRow): BidSummary {
  const tender = tenderOf(deps, bid)
  const body = bodyForList(tender)
  const [lane] = body.lanes
  return {
    ...ofOption(bid),
    id: bid.id,
    no: bid.no,
    status: bid.status,
    version: bid.version,
    tenderId: tender.id,
    tenderNo: tender.no,
    tenderTitle: tenderTitle(deps, tender),
    tenderStatus: tender.status,
    quoting: body.quoting,
    mode: body.mode,
    pol: lane?.pol ?? '',
    ...(lane?.pod && { pod: lane.pod }),
    teu: teuOf(body, (isoCode) => deps.reference.teuByIsoCode.get(isoCode) ?? 0),
    deadline: body.deadline,
    ...(bid.allIn && { allIn: bid.allIn }),
    completeness: bid.completeness,
    ...(bid.body && { validTo: bid.body.validTo }),
    ...(bid.submittedAt && { submittedAt: bid.submittedAt }),
    updatedAt: bid.updatedAt,
    ...lapseOf(bid),
    ...(bid.counter?.status === 'OPEN' && { counterUntil: bid.counter.until }),
    ...ownRank(deps, tender, bid),
    ...ofAward(deps, tender, bid),
  }
}
