import { Big } from 'big.js'
import type { Deps } from '../../deps.ts'
import type { BidRow, TenderRow } from '../../tradeRows.ts'

/** Active bids while quoting is open, cheapest complete bid first. */
export function runningBids(deps: Deps, tenderId: string): BidRow[] {
  return deps.rows.bids
    .of('tenderId', tenderId)
    .filter((bid) => bid.status === 'SUBMITTED' && bid.allIn !== undefined)
    .toSorted(cheaperFirst)
}

/** Sorts complete bids before partial ones, then by all-in price, then by submission time. */
export function cheaperFirst(a: BidRow, b: BidRow): number {
  const partial = (bid: BidRow): number => (bid.body?.lanes.some((lane) => lane.noQuote || lane.offeredBoxes) ? 1 : 0)
  return (
    partial(a) - partial(b) ||
    new Big(a.allIn?.amount ?? '0').cmp(b.allIn?.amount ?? '0') ||
    (a.submittedAt ?? '').localeCompare(b.submittedAt ?? '')
  )
}

/**
 * A bidder's own rank, only in ranking and open tenders; never another's price. Its own other alternatives do not
 * count.
 */
export function ownRank(deps: Deps, tender: TenderRow, bid: BidRow): { rank: number; rankOf: number } | undefined {
  if (tender.body?.quoting === 'SEALED' || tender.status !== 'QUOTING') return undefined
  const best = bestOfEach(runningBids(deps, tender.id), bid)
  const at = best.findIndex((entry) => entry.id === bid.id)
  return at < 0 ? undefined : { rank: at + 1, rankOf: best.length }
}

/** The cheapest bid of every enterprise in the given order; for the enterprise of `mine`, that bid. */
function bestOfEach(running: readonly BidRow[], mine: BidRow): BidRow[] {
  const seen = new Set<string>()
  return running.filter((bid) => {
    if (bid.companyId === mine.companyId) return bid.id === mine.id
    if (seen.has(bid.companyId)) return false
    seen.add(bid.companyId)
    return true
  })
}
