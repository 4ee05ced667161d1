import type { BidDetail, BidSummary, ReceivedBid } from '@/contract/bid/schemas.ts'
import { teuOf } from '@/contract/tender/rules.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { companyCard, companyOf } from '../member/view.ts'
import { bodyForList } from '../tender/sketch.ts'
import type { BidRow, TenderRow } from '../tradeRows.ts'
import { ownRank } from './rank.ts'

/** The tender a bid is on. */
export function tenderOf(deps: Deps, bid: BidRow): TenderRow {
  const tender = deps.rows.tenders.get(bid.tenderId)
  if (!tender) throw notFound()
  return tender
}

function ofAward(tender: TenderRow, bid: BidRow) {
  const mine = tender.award?.bidId === bid.id ? tender.award : undefined
  return {
    ...(mine && bid.status === 'AWARDED' && { confirmBy: mine.confirmBy }),
    ...(mine && { orderId: mine.orderId }),
    ...(bid.lossFeedback && { lossFeedback: bid.lossFeedback }),
  }
}

/** A bid as its bidder sees it; 4004 while nothing was submitted. */
export function bidDetail(deps: Deps, bid: BidRow): BidDetail {
  const { body, allIn } = bid
  if (!body || !allIn) throw notFound()
  const tender = tenderOf(deps, bid)
  return {
    ...body,
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
    ...ownRank(deps, tender, bid),
    ...ofAward(tender, bid),
  }
}

/** A row of the bidder's list. */
export function bidSummary(deps: Deps, bid: BidRow): BidSummary {
  const tender = tenderOf(deps, bid)
  const body = bodyForList(tender)
  const [lane] = body.lanes
  return {
    id: bid.id,
    no: bid.no,
    status: bid.status,
    version: bid.version,
    tenderId: tender.id,
    tenderNo: tender.no,
    tenderTitle: body.title,
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
    ...ownRank(deps, tender, bid),
    ...ofAward(tender, bid),
  }
}

/** A bid as the publisher sees it once prices are open. */
export function receivedBid(deps: Deps, bid: BidRow): ReceivedBid {
  const { body, allIn, submittedAt, receiptNo } = bid
  if (!body || !allIn || !submittedAt || !receiptNo) throw notFound()
  return {
    id: bid.id,
    no: bid.no,
    status: bid.status,
    version: bid.version,
    bidder: companyCard(companyOf(deps, bid.companyId)),
    lanes: body.lanes,
    allIn,
    completeness: bid.completeness,
    validFrom: body.validFrom,
    validTo: body.validTo,
    note: body.note,
    attachments: body.attachments,
    submittedAt,
    receiptNo,
  }
}
