import { compareBids } from '@/contract/bid/compare.ts'
import { isStanding } from '@/contract/bid/lifecycle.ts'
import { AWARD_UNDO_MINUTES, CONFIRM_HOURS, tenderMayBecome } from '@/contract/tender/lifecycle.ts'
import { teuOf } from '@/contract/tender/rules.ts'
import type { Award, AwardRecord, TenderDetail } from '@/contract/tender/schemas.ts'
import { lossFeedback } from '../bid/feedback.ts'
import { receivedBid } from '../bid/view.ts'
import { iso, type Caller, type Deps } from '../deps.ts'
import { refuseField, stateChanged } from '../errors.ts'
import { planJob } from '../jobs.ts'
import { memberOf } from '../member/view.ts'
import { tellBidder, tellFavorites } from '../message/news.ts'
import { orderOfAward } from '../order/create.ts'
import { bodyOf, needCertified, ownTender } from '../trade/guards.ts'
import type { BidRow, TenderRow } from '../tradeRows.ts'
import { tenderDetail } from './view.ts'

/**
 * EVALUATING -> AWARDED: the winner is asked to confirm, the others are told how far they were, an order waits for the
 * confirmation, and the record keeps what stood on the table.
 */
export function awardTender(deps: Deps, input: Award, caller: Caller): TenderDetail {
  needCertified(caller)
  const tender = ownTender(deps, caller, input.tenderId)
  if (tender.version !== input.version || !tenderMayBecome(tender.status, 'AWARDED', 'publisher'))
    throw stateChanged(tenderDetail(deps, tender, caller))
  const { weights } = input
  const sum = weights.price + weights.transit + weights.freeTime + weights.rating
  if (sum !== 100) throw refuseField('weights', 'problem.weightsSum', { sum })
  const standing = deps.rows.bids.all((bid) => bid.tenderId === tender.id && isStanding(bid.status))
  const winner = standing.find(
    (bid) => bid.id === input.bidId && (bid.status === 'SUBMITTED' || bid.status === 'SHORTLISTED'),
  )
  if (!winner) throw stateChanged(tenderDetail(deps, tender, caller))
  const order = orderOfAward(deps, tender, winner)
  deps.rows.orders.put(order)
  const award = { ...recordAward(deps, tender, standing, winner, input, caller), orderId: order.id }
  deps.rows.bids.put({ ...winner, status: 'AWARDED', version: winner.version, updatedAt: iso(deps.now()) })
  tellBidder(deps, tender, winner, 'BID_WON')
  tellFavorites(deps, tender, 'AWARDED')
  for (const bid of standing) {
    if (bid.id === winner.id) continue
    deps.rows.bids.put({
      ...bid,
      status: 'LOST',
      lossFeedback: lossFeedback(standing, bid, winner, input.reason),
      updatedAt: iso(deps.now()),
    })
    tellBidder(deps, tender, bid, 'BID_LOST')
  }
  const awarded: TenderRow = {
    ...tender,
    status: 'AWARDED',
    award,
    version: tender.version + 1,
    updatedAt: iso(deps.now()),
  }
  deps.rows.tenders.put(awarded)
  planJob(deps, 'awardSilence', tender.id, Date.parse(award.confirmBy))
  planJob(deps, 'robotConfirm', tender.id, deps.now() + deps.delays.bidderMs)
  return tenderDetail(deps, awarded, caller)
}

function recordAward(
  deps: Deps,
  tender: TenderRow,
  standing: readonly BidRow[],
  winner: BidRow,
  input: Award,
  caller: Caller,
): AwardRecord {
  const body = bodyOf(tender)
  const now = deps.now()
  const views = standing.map((bid) => receivedBid(deps, bid))
  const { columns } = compareBids(
    views,
    { lanes: body.lanes, teu: teuOf(body, (isoCode) => deps.reference.teuByIsoCode.get(isoCode) ?? 0) },
    {
      currency: body.compareCurrency,
      rates: tender.rates,
      weights: input.weights,
      requiredCharges: body.requiredCharges,
      fillMissing: false,
      daysUsed: 0,
    },
  )
  const named = (companyId: string) => {
    const company = deps.rows.companies.get(companyId)
    return { bidderNameZh: company?.nameZh ?? '', ...(company?.nameEn && { bidderNameEn: company.nameEn }) }
  }
  return {
    bidId: winner.id,
    ...named(winner.companyId),
    reason: input.reason,
    note: input.note,
    weights: input.weights,
    awardedAt: iso(now),
    awardedBy: memberOf(deps, caller).contactName,
    undoUntil: iso(now + AWARD_UNDO_MINUTES * 60_000),
    confirmBy: iso(now + CONFIRM_HOURS * 3_600_000),
    snapshot: columns.map((column) => ({
      bidId: column.bid.id,
      ...named(column.bid.bidder.id),
      allIn: { amount: column.allIn, currency: body.compareCurrency },
      score: column.score.total,
      completeness: column.bid.completeness,
    })),
  }
}
