import type { Deps } from '../../deps.ts'
import type { BidRow, TenderRow } from '../../tradeRows.ts'
import { awardFrame, ladderOf, type Step } from './compared.ts'

/** Active bids while quoting is open, with the price they are ranked by, best first. */
export function runningLadder(deps: Deps, tender: TenderRow): Step[] {
  const running = deps.rows.bids
    .of('tenderId', tender.id)
    .filter((bid) => bid.status === 'SUBMITTED' && bid.allIn !== undefined)
  return ladderOf(running, awardFrame(deps, tender, running))
}

/**
 * A bidder's own rank, only in ranking and open tenders; never another's price. Its own other alternatives do not
 * count.
 */
export function ownRank(deps: Deps, tender: TenderRow, bid: BidRow): { rank: number; rankOf: number } | undefined {
  if (tender.body?.quoting === 'SEALED' || tender.status !== 'QUOTING') return undefined
  const best = bestOfEach(
    runningLadder(deps, tender).map((step) => step.bid),
    bid,
  )
  const at = best.findIndex((entry) => entry.id === bid.id)
  return at < 0 ? undefined : { rank: at + 1, rankOf: best.length }
}

/** The cheapest bid of every enterprise in the given order; for the enterprise of `mine`, that bid. */
export function bestOfEach(running: readonly BidRow[], mine: BidRow): BidRow[] {
  const seen = new Set<string>()
  return running.filter((bid) => {
    if (bid.companyId === mine.companyId) return bid.id === mine.id
    if (seen.has(bid.companyId)) return false
    seen.add(bid.companyId)
    return true
  })
}
