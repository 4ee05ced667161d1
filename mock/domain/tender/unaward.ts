import type { NoAward, TenderDetail, Versioned } from '@/contract/tender/schemas.ts'
import { tenderMayBecome } from '@/contract/tender/lifecycle.ts'
import { iso, type Caller, type Deps } from '../deps.ts'
import { stateChanged } from '../errors.ts'
import { dropJob } from '../jobs.ts'
import { tellBidder, tellFavorites, tellPublisher } from '../message/news.ts'
import { closeOrder } from '../order/close.ts'
import { ownTender } from '../trade/guards.ts'
import type { BidRow, TenderRow } from '../tradeRows.ts'
import { tenderDetail } from './view.ts'

/** Takes an award apart: AWARDED -> EVALUATING. The winner becomes what `winnerIs` says, the losers stand again. */
export function reopen(
  deps: Deps,
  tender: TenderRow,
  winnerIs: 'SHORTLISTED' | 'DECLINED',
  part: Partial<BidRow> = {},
): TenderRow {
  const { award } = tender
  if (!award) return tender
  const now = iso(deps.now())
  for (const bid of deps.rows.bids.all((entry) => entry.tenderId === tender.id)) {
    if (bid.id === award.bidId) deps.rows.bids.put({ ...bid, ...part, status: winnerIs, updatedAt: now })
    if (bid.status === 'LOST') {
      const standing: BidRow = { ...bid, status: 'SUBMITTED', updatedAt: now }
      delete standing.lossFeedback
      deps.rows.bids.put(standing)
      tellBidder(deps, tender, standing, 'AWARD_LAPSED', { variant: 'bidder' })
    }
  }
  const open: TenderRow = { ...tender, status: 'EVALUATING', version: tender.version + 1, updatedAt: now }
  delete open.award
  deps.rows.tenders.put(open)
  dropJob(deps, 'awardSilence', tender.id)
  dropJob(deps, 'robotConfirm', tender.id)
  return open
}

function tellWinner(deps: Deps, tender: TenderRow, variant: 'undone' | 'silent'): void {
  const winner = tender.award && deps.rows.bids.get(tender.award.bidId)
  if (winner) tellBidder(deps, tender, winner, 'AWARD_LAPSED', { variant })
}

/** The publisher takes an award back within ten minutes, while the winner has not confirmed. */
export function undoAward(deps: Deps, input: Versioned, caller: Caller): TenderDetail {
  const tender = ownTender(deps, caller, input.id)
  const { award } = tender
  const open = award !== undefined && deps.now() <= Date.parse(award.undoUntil)
  if (tender.version !== input.version || !open || !tenderMayBecome(tender.status, 'EVALUATING', 'publisher'))
    throw stateChanged(tenderDetail(deps, tender, caller))
  closeOrder(deps, award.orderId, 'CANCELLED')
  tellWinner(deps, tender, 'undone')
  return tenderDetail(deps, reopen(deps, tender, 'SHORTLISTED'), caller)
}

/** EVALUATING -> FAILED: the publisher takes nobody. */
export function noAward(deps: Deps, input: NoAward, caller: Caller): TenderDetail {
  const tender = ownTender(deps, caller, input.tenderId)
  if (tender.version !== input.version || !tenderMayBecome(tender.status, 'FAILED', 'publisher'))
    throw stateChanged(tenderDetail(deps, tender, caller))
  const now = iso(deps.now())
  for (const bid of deps.rows.bids.all(
    (entry) => entry.tenderId === tender.id && (entry.status === 'SUBMITTED' || entry.status === 'SHORTLISTED'),
  )) {
    deps.rows.bids.put({ ...bid, status: 'LOST', updatedAt: now })
    tellBidder(deps, tender, bid, 'BID_LOST', { variant: 'nobody' })
  }
  const failed: TenderRow = {
    ...tender,
    status: 'FAILED',
    cancelNote: input.note,
    version: tender.version + 1,
    updatedAt: now,
  }
  deps.rows.tenders.put(failed)
  tellFavorites(deps, tender, 'FAILED')
  return tenderDetail(deps, failed, caller)
}

/** 24 hours of silence: the award lapses and the tender is open for another decision. */
export function awardLapses(deps: Deps, tenderId: string): void {
  const tender = deps.rows.tenders.get(tenderId)
  if (tender?.status !== 'AWARDED' || !tender.award || Date.parse(tender.award.confirmBy) > deps.now()) return
  closeOrder(deps, tender.award.orderId, 'TIMED_OUT')
  tellWinner(deps, tender, 'silent')
  tellPublisher(deps, tender, 'AWARD_LAPSED', { variant: 'publisher' })
  reopen(deps, tender, 'DECLINED')
}
