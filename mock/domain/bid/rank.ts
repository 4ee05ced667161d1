import { Big } from 'big.js'
import type { Deps } from '../deps.ts'
import type { BidRow, TenderRow } from '../tradeRows.ts'

/** Bids that are in the running while quoting is open, cheapest whole bid first. */
export function runningBids(deps: Deps, tenderId: string): BidRow[] {
  return deps.rows.bids
    .all((bid) => bid.tenderId === tenderId && bid.status === 'SUBMITTED' && bid.allIn !== undefined)
    .toSorted(cheaperFirst)
}

/** Whole bids before partial ones, then by all-in price, then by who was first. */
export function cheaperFirst(a: BidRow, b: BidRow): number {
  const partial = (bid: BidRow): number => (bid.body?.lanes.some((lane) => lane.noQuote) ? 1 : 0)
  return (
    partial(a) - partial(b) ||
    new Big(a.allIn?.amount ?? '0').cmp(b.allIn?.amount ?? '0') ||
    (a.submittedAt ?? '').localeCompare(b.submittedAt ?? '')
  )
}

/** A bidder's own rank, told only in ranking and open tenders; never another's price. */
export function ownRank(deps: Deps, tender: TenderRow, bid: BidRow): { rank: number; rankOf: number } | undefined {
  if (tender.body?.quoting === 'SEALED' || tender.status !== 'QUOTING') return undefined
  const running = runningBids(deps, tender.id)
  const at = running.findIndex((entry) => entry.id === bid.id)
  return at < 0 ? undefined : { rank: at + 1, rankOf: running.length }
}
