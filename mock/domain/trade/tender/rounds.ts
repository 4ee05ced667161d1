import { tenderMayBecome, MAX_ROUNDS, MIN_QUOTING_HOURS } from '@/contract/trade/tender/lifecycle.ts'
import type { NextRound, TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { lapseCounters } from '../bid/counter.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { refuseField, stateChanged } from '../../errors.ts'
import { planJob } from '../../jobs.ts'
import { tellBidder } from '../../member/notification/news.ts'
import { planRobotRound } from '../../robots/rounds.ts'
import { bodyOf, needCertified, ownTender } from '../../guards.ts'
import type { BidRow, TenderRow } from '../../tradeRows.ts'
import { bidderCount, tenderDetail } from './view.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * EVALUATING -> QUOTING: the shortlisted bidders may quote once more, sealed again; an unchanged price stays valid. The
 * others are out. Not possible while a part of an award is held.
 */
export function nextRound(deps: Deps, input: NextRound, caller: Caller): TenderDetail {
  needCertified(caller)
  const tender = ownTender(deps, caller, input.tenderId)
  const mayGo =
    tenderMayBecome(tender.status, 'QUOTING', 'publisher') && tender.status === 'EVALUATING' && !tender.award
  if (tender.version !== input.version || !mayGo || tender.round >= MAX_ROUNDS)
    throw stateChanged(tender.body && tenderDetail(deps, tender, caller))
  checkDeadline(deps, tender, input.deadline)
  const standing = deps.rows.bids
    .of('tenderId', tender.id)
    .filter((bid) => bid.status === 'SUBMITTED' || bid.status === 'SHORTLISTED')
  const invited = standing.filter((bid) => bid.status === 'SHORTLISTED')
  if (invited.length === 0) throw refuseField('tenderId', 'nobodyShortlisted')
  const now = iso(deps.now())
  const round = tender.round + 1
  // New quotes are judged anew; what the publisher expects of a charge and ranks by does not depend on them.
  const { evaluation, ...kept } = tender
  const opened: TenderRow = {
    ...kept,
    ...((evaluation?.estimates ?? evaluation?.rankOn) && { evaluation: { ...evaluation, waivers: [] } }),
    status: 'QUOTING',
    round,
    body: { ...bodyOf(tender), deadline: input.deadline },
    pastRounds: [
      ...(tender.pastRounds ?? []),
      { round: tender.round, closedAt: bodyOf(tender).deadline, bidCount: bidderCount(deps, tender.id) },
    ],
    version: tender.version + 1,
    updatedAt: now,
  }
  deps.rows.tenders.put(opened)
  planJob(deps, 'tenderDeadline', tender.id, Date.parse(input.deadline))
  lapseCounters(deps, tender.id)
  const companies = new Set(invited.map((bid) => bid.companyId))
  for (const bid of standing) takeAlong(deps, opened, bid, companies.has(bid.companyId))
  for (const bid of deps.rows.bids.of('tenderId', tender.id))
    if (bid.status === 'DISQUALIFIED' && bid.outOfRound === undefined) deps.rows.bids.put({ ...bid, outOfRound: round })
  planRobotRound(deps, opened, [...companies])
  return tenderDetail(deps, opened, caller)
}

function checkDeadline(deps: Deps, tender: TenderRow, deadline: string): void {
  if (Date.parse(deadline) < deps.now() + MIN_QUOTING_HOURS * HOUR_MS)
    throw refuseField('deadline', 'problem.deadlineSoon', { hours: MIN_QUOTING_HOURS })
  const [firstEtd = ''] = bodyOf(tender)
    .lanes.map((lane) => lane.etdFrom)
    .toSorted()
  if (Date.parse(deadline) >= Date.parse(`${firstEtd}T00:00:00Z`) - DAY_MS)
    throw refuseField('deadline', 'problem.deadlineAfterEtd')
}

/** Other alternatives of a shortlisted enterprise stay in together with the shortlisted one. */
function takeAlong(deps: Deps, tender: TenderRow, bid: BidRow, isInvited: boolean): void {
  const current = deps.rows.bids.get(bid.id) ?? bid
  if (isInvited && current.body) {
    const body = { ...current.body, tenderVersion: tender.version }
    deps.rows.bids.put({ ...current, body, status: 'SUBMITTED', updatedAt: tender.updatedAt })
    tellBidder(deps, tender, bid, 'BID_ROUND', { round: String(tender.round) })
    return
  }
  deps.rows.bids.put({ ...current, status: 'LOST', outOfRound: tender.round, updatedAt: tender.updatedAt })
  tellBidder(deps, tender, bid, 'BID_LOST', { variant: 'round' })
}
