import { remainingLanes } from '@/contract/trade/tender/sharing.ts'
import type { NoAward, TenderDetail, Versioned } from '@/contract/trade/tender/schemas.ts'
import type { AwardWinner } from '@/contract/trade/tender/award/schemas.ts'
import { tenderMayBecome } from '@/contract/trade/tender/lifecycle.ts'
import { lapseCounters } from '../bid/counter.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { stateChanged } from '../../errors.ts'
import { dropJob, planJob } from '../../jobs.ts'
import { tellBidder, tellFavorites, tellPublisher } from '../../member/notification/news.ts'
import { closeOrder } from '../../money/order/close.ts'
import { bodyOf, ownTender } from '../../guards.ts'
import type { BidRow, TenderRow } from '../../tradeRows.ts'
import { tenderDetail } from './view.ts'
import { bidStatusOf, changeWinners, keyOf, partByKey, statusByWinners, winnersOf } from './winners.ts'

/** When a robot publisher looks again at an award that fell. */
const AGAIN_MS = 3600_000

/** Ways in which a part of an award ends. */
export type Fall = 'DECLINED' | 'LAPSED' | 'UNDONE'

/**
 * Ends parts of an award: their lanes are open again, AWARDED -> EVALUATING. Losing bids are active again; winners of
 * other parts keep theirs.
 */
export function reopen(
  deps: Deps,
  tender: TenderRow,
  parts: readonly AwardWinner[],
  fall: Fall,
  part: Partial<BidRow> = {},
): TenderRow {
  if (!tender.award) return tender
  const now = iso(deps.now())
  const keys = new Set(parts.map(keyOf))
  const { declineReason } = part
  const award = changeWinners(tender.award, (winner) => keys.has(keyOf(winner)), {
    status: fall,
    ...(declineReason && { declineReason }),
  })
  const fallen = new Set(parts.map((winner) => winner.bidId))
  for (const bid of deps.rows.bids.of('tenderId', tender.id)) {
    if (fallen.has(bid.id)) {
      const status = bidStatusOf(award.winners, bid.id, fall === 'UNDONE' ? 'SHORTLISTED' : 'DECLINED')
      // How an earlier award of the same bid ended does not matter for this one.
      const { declineReason: _declined, lapsedAt: _lapsed, ...kept } = bid
      deps.rows.bids.put({ ...kept, ...part, status, updatedAt: now })
    }
    if (bid.status === 'LOST' && bid.outOfRound === undefined) {
      const standing: BidRow = { ...bid, status: 'SUBMITTED', updatedAt: now }
      delete standing.lossFeedback
      deps.rows.bids.put(standing)
      tellBidder(deps, tender, standing, 'AWARD_LAPSED', { variant: 'bidder' })
    }
  }
  const open: TenderRow = {
    ...tender,
    award,
    status: statusByWinners(tender, award),
    version: tender.version + 1,
    updatedAt: now,
  }
  // An award without any active part is removed.
  if (!award.winners.some((winner) => winner.status === 'WAITING' || winner.status === 'CONFIRMED')) delete open.award
  deps.rows.tenders.put(open)
  // Where robots publish, they decide again.
  planJob(deps, 'robotAward', tender.id, deps.now() + AGAIN_MS)
  for (const key of keys) {
    dropJob(deps, 'awardSilence', key)
    dropJob(deps, 'robotConfirm', key)
  }
  return open
}

function tellWinners(deps: Deps, tender: TenderRow, parts: readonly AwardWinner[], variant: 'undone' | 'silent'): void {
  for (const { bidId } of parts) {
    const bid = deps.rows.bids.get(bidId)
    if (bid) tellBidder(deps, tender, bid, 'AWARD_LAPSED', { variant })
  }
}

/** The publisher undoes, within ten minutes, every part not confirmed yet. */
export function undoAward(deps: Deps, input: Versioned, caller: Caller): TenderDetail {
  const tender = ownTender(deps, caller, input.id)
  const parts = winnersOf(tender).filter(
    (winner) => winner.status === 'WAITING' && deps.now() <= Date.parse(winner.undoUntil),
  )
  const mayUndo = parts.length > 0 && tenderMayBecome(tender.status, 'EVALUATING', 'publisher')
  if (tender.version !== input.version || !mayUndo)
    throw stateChanged(tender.body && tenderDetail(deps, tender, caller))
  for (const part of parts) closeOrder(deps, keyOf(part), 'CANCELLED')
  tellWinners(deps, tender, parts, 'undone')
  return tenderDetail(deps, reopen(deps, tender, parts, 'UNDONE'), caller)
}

/** EVALUATING -> FAILED: closes without an award; if winners hold parts already, the rest stays without an award. */
export function noAward(deps: Deps, input: NoAward, caller: Caller): TenderDetail {
  const tender = ownTender(deps, caller, input.tenderId)
  if (tender.version !== input.version || !tenderMayBecome(tender.status, 'FAILED', 'publisher'))
    throw stateChanged(tender.body && tenderDetail(deps, tender, caller))
  const now = iso(deps.now())
  lapseCounters(deps, tender.id)
  for (const bid of deps.rows.bids
    .of('tenderId', tender.id)
    .filter((entry) => entry.status === 'SUBMITTED' || entry.status === 'SHORTLISTED')) {
    deps.rows.bids.put({ ...bid, status: 'LOST', updatedAt: now })
    tellBidder(deps, tender, bid, 'BID_LOST', tender.award ? {} : { variant: 'nobody' })
  }
  const ended: TenderRow = {
    ...tender,
    status: 'FAILED',
    cancelNote: input.note,
    version: tender.version + 1,
    updatedAt: now,
  }
  if (tender.award) {
    const left = remainingLanes(bodyOf(tender).lanes, tender.award.winners)
    ended.award = { ...tender.award, closedLanes: left.map((lane) => lane.laneNo) }
    ended.status = statusByWinners(tender, ended.award)
  }
  deps.rows.tenders.put(ended)
  if (ended.status === 'FAILED') tellFavorites(deps, tender, 'FAILED')
  return tenderDetail(deps, ended, caller)
}

/** No answer for 24 hours: the part lapses and is open again. */
export function awardLapses(deps: Deps, key: string): void {
  const { tender, part } = partByKey(deps, key) ?? {}
  if (!tender || part?.status !== 'WAITING' || Date.parse(part.confirmBy) > deps.now()) return
  closeOrder(deps, key, 'TIMED_OUT')
  tellWinners(deps, tender, [part], 'silent')
  tellPublisher(deps, tender, 'AWARD_LAPSED', { variant: 'publisher' })
  reopen(deps, tender, [part], 'LAPSED', { lapsedAt: part.confirmBy })
}
