import { Big } from 'big.js'
import { roundMoney, type Money } from '@/contract/money.ts'
import type { Problem } from '@/contract/problem.ts'
import { priceOfShare } from '@/contract/trade/bid/share.ts'
import { isStanding } from '@/contract/trade/bid/lifecycle.ts'
import { AWARD_UNDO_MINUTES, CONFIRM_HOURS, tenderMayBecome } from '@/contract/trade/tender/lifecycle.ts'
import { checkPartial } from '@/contract/trade/tender/award/partial.ts'
import { lanePrices, type AwardFrame } from '@/contract/trade/tender/award/lanePrices.ts'
import { checkReason, priceGap } from '@/contract/trade/tender/award/reason.ts'
import { rankOnOf } from '@/contract/trade/tender/evaluation/rankOn.ts'
import { checkFails } from '@/contract/trade/tender/evaluation/rules.ts'
import { bothPay } from '@/contract/trade/tender/payers/split.ts'
import { checkShares, isActive, remainingLanes } from '@/contract/trade/tender/sharing.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import type { Award, AwardRecord, AwardShare, AwardWinner } from '@/contract/trade/tender/award/schemas.ts'
import { weightSum } from '@/contract/trade/tender/weights.ts'
import { lostLanes } from '../bid/sailingNews.ts'
import { awardFrame, bestFirst } from '../bid/compared.ts'
import { lapseCounters } from '../bid/counter.ts'
import { lossFeedback } from '../bid/feedback.ts'
import { iso, newId, type Caller, type Deps } from '../../deps.ts'
import { refuseField, stateChanged } from '../../errors.ts'
import { planJob } from '../../jobs.ts'
import { memberOf } from '../../member/view.ts'
import { tellBidder, tellFavorites } from '../../member/notification/news.ts'
import { quotedPrice } from '../../money/order/lines.ts'
import { followSailings } from '../../money/order/follow.ts'
import { orderOfAward } from '../../money/order/create.ts'
import { bodyOf, needCertified, ownTender, refuseProblems } from '../../guards.ts'
import type { BidRow, TenderRow } from '../../tradeRows.ts'
import { snapshotOf } from './snapshot.ts'
import { tenderDetail } from './view.ts'
import { keyOf, winnersOf } from './winners.ts'

const MAY_WIN: readonly BidRow['status'][] = ['SUBMITTED', 'SHORTLISTED', 'CONFIRMED']

/**
 * EVALUATING -> AWARDED: asks each winner to confirm its part, gives the others feedback, creates an order per part
 * that waits for the confirmation (contract tenders: an agreement with it), and records the competing bids.
 */
export function awardTender(deps: Deps, input: Award, caller: Caller): TenderDetail {
  needCertified(caller)
  const tender = ownTender(deps, caller, input.tenderId)
  if (tender.version !== input.version || !tenderMayBecome(tender.status, 'AWARDED', 'publisher'))
    throw stateChanged(tender.body && tenderDetail(deps, tender, caller))
  const { weights } = input
  const sum = weightSum(weights)
  if (sum !== 100) throw refuseField('weights', 'problem.weightsSum', { sum })
  const standing = deps.rows.bids.of('tenderId', tender.id).filter((bid) => isStanding(bid.status))
  const chosen = choose(standing, input.shares)
  if (!chosen) throw stateChanged(tender.body && tenderDetail(deps, tender, caller))
  const { lanes } = bodyOf(tender)
  const remaining = remainingLanes(lanes, winnersOf(tender))
  const offers = standing.map((bid) => ({ id: bid.id, lanes: bid.body?.lanes ?? [] }))
  refuseProblems(checkShares(input.shares, offers, remaining, lanes))
  refuseProblems(lostSailings(deps, tender, chosen))
  const frame = awardFrame(deps, tender, standing)
  refuseProblems(checkFails(input.shares, frame))
  refuseProblems(checkPartial(input.shares, winnersOf(tender), frame))
  refuseProblems(checkReason(input, bodyOf(tender).awardRule, frame))
  const winners = chosen.map(({ bid, share }) => winnerOf(deps, bid, share, outcomeOf(deps, tender, bid, share)))
  const given = new Set(input.shares.flatMap((share) => share.lanes.map((lane) => lane.laneNo)))
  const award: AwardRecord = {
    winners: [...winnersOf(tender), ...winners],
    closedLanes: remaining.map((lane) => lane.laneNo).filter((laneNo) => !given.has(laneNo)),
    reason: input.reason,
    note: input.note,
    weights,
    awardedAt: iso(deps.now()),
    awardedBy: memberOf(deps, caller).contactName,
    ...(tender.evaluation && { waivers: tender.evaluation.waivers }),
    ...(tender.evaluation?.estimates && { estimates: tender.evaluation.estimates }),
    ...(bothPay(bodyOf(tender).payers) && { rankOn: rankOnOf(frame) }),
    gap: gapOf(input, frame),
    snapshot: snapshotOf(deps, tender, standing, frame, weights),
  }
  lapseCounters(deps, tender.id)
  for (const { bid } of chosen) {
    deps.rows.bids.put({ ...(deps.rows.bids.get(bid.id) ?? bid), status: 'AWARDED', updatedAt: iso(deps.now()) })
    tellBidder(deps, tender, bid, 'BID_WON')
  }
  tellFavorites(deps, tender, 'AWARDED')
  tellLosers(deps, tender, standing, award, frame)
  const awarded: TenderRow = {
    ...tender,
    status: 'AWARDED',
    award,
    version: tender.version + 1,
    updatedAt: iso(deps.now()),
  }
  deps.rows.tenders.put(awarded)
  for (const winner of winners) {
    planJob(deps, 'awardSilence', keyOf(winner), Date.parse(winner.confirmBy))
    planJob(deps, 'robotConfirm', keyOf(winner), deps.now() + deps.delays.bidderMs)
  }
  return tenderDetail(deps, awarded, caller)
}

/** Lanes that are not awarded: the ships that the bid names do not sail, and it has not named others. MARKET 8.2. */
function lostSailings(deps: Deps, tender: TenderRow, chosen: readonly { bid: BidRow; share: AwardShare }[]): Problem[] {
  return chosen.flatMap(({ bid, share }, index) => {
    const lost = lostLanes(deps, bid, tender)
    return share.lanes.flatMap(({ laneNo }, at): Problem[] =>
      lost.includes(laneNo)
        ? [{ field: `shares.${index}.lanes.${at}`, code: 'sailingLost', params: { lane: laneNo } }]
        : [],
    )
  })
}

/** How far the award is above the lowest. */
function gapOf({ shares }: Award, frame: AwardFrame): Money {
  const { currency } = frame
  return { amount: priceGap(shares, frame)?.gap ?? roundMoney(new Big(0), currency), currency }
}

/** The bid of each share; undefined if one of them cannot win, or is named twice. */
function choose(standing: readonly BidRow[], shares: readonly AwardShare[]) {
  const chosen = shares.flatMap((share) => {
    const bid = standing.find((one) => one.id === share.bidId && MAY_WIN.includes(one.status))
    return bid ? [{ bid, share }] : []
  })
  const isWhole = chosen.length === shares.length && new Set(shares.map((share) => share.bidId)).size === shares.length
  return isWhole ? chosen : undefined
}

type Outcome = Pick<AwardWinner, 'allIn' | 'orderId' | 'agreementId'>

/** What a part becomes: an order that waits for the confirmation, or with it an agreement to be called off. */
function outcomeOf(deps: Deps, tender: TenderRow, bid: BidRow, share: AwardShare): Outcome {
  const body = bodyOf(tender)
  if (body.term) {
    const pricing = { ...body, rates: tender.rates }
    return { allIn: priceOfShare(bid.body?.lanes ?? [], share.lanes, body.lanes, pricing), agreementId: newId(deps) }
  }
  const order = orderOfAward(deps, tender, bid, share)
  deps.rows.orders.put(order)
  followSailings(deps, order)
  return { allIn: quotedPrice(order), orderId: order.id }
}

function winnerOf(deps: Deps, bid: BidRow, share: AwardShare, outcome: Outcome): AwardWinner {
  const now = deps.now()
  const company = deps.rows.companies.get(bid.companyId)
  return {
    ...share,
    bidderId: bid.companyId,
    bidderNameZh: company?.nameZh ?? '',
    ...(company?.nameEn && { bidderNameEn: company.nameEn }),
    ...outcome,
    status: 'WAITING',
    awardedAt: iso(now),
    undoUntil: iso(now + AWARD_UNDO_MINUTES * 60_000),
    confirmBy: iso(now + CONFIRM_HOURS * 3_600_000),
  }
}

/** Bids without a part lose and get feedback; another alternative of a winner is set aside without notification. */
function tellLosers(
  deps: Deps,
  tender: TenderRow,
  standing: readonly BidRow[],
  award: AwardRecord,
  frame: AwardFrame,
): void {
  const prices = lanePrices(award.winners.filter(isActive), frame)
  const ranked = bestFirst(standing, frame)
  const winning = new Set(award.winners.filter((one) => one.status !== 'DECLINED').map((one) => one.bidderId))
  for (const bid of standing) {
    if (bid.status !== 'SUBMITTED' && bid.status !== 'SHORTLISTED') continue
    if (award.winners.some((winner) => winner.bidId === bid.id && winner.status === 'WAITING')) continue
    deps.rows.bids.put({
      ...(deps.rows.bids.get(bid.id) ?? bid),
      status: 'LOST',
      lossFeedback: lossFeedback(ranked, bid, prices, award.reason),
      updatedAt: iso(deps.now()),
    })
    if (!winning.has(bid.companyId)) tellBidder(deps, tender, bid, 'BID_LOST')
  }
}
