import { Big } from 'big.js'
import type { CompareColumn, Comparison } from '@/contract/trade/bid/comparison.ts'

/** From `fromDay` container days on, this bid has the lowest landed price. */
export interface Turn {
  fromDay: number
  bidId: string
}

/** Maximum number of days searched. */
const MAX_DAYS = 60

/**
 * How the bid with the lowest landed price changes with the days the containers are kept; the first entry is for day 0.
 */
export function turnsOf(
  columns: readonly CompareColumn[],
  landedAfter: (column: CompareColumn) => (days: number) => string,
): Turn[] {
  const bids = columns.map((column) => ({ id: column.bid.id, after: landedAfter(column) }))
  const turns: Turn[] = []
  for (let day = 0; day <= MAX_DAYS && columns.length > 0; day++) {
    const prices = bids.map(({ id, after }) => ({ id, price: Number(after(day)) }))
    const least = Math.min(...prices.map(({ price }) => price))
    // On a tie the current leader stays.
    const leader = turns.at(-1)?.bidId
    if (prices.some(({ id, price }) => id === leader && price === least)) continue
    const next = prices.find(({ price }) => price === least)
    if (next) turns.push({ fromDay: day, bidId: next.id })
  }
  return turns
}

/** The lowest bid stays the lowest while this charge, which it leaves open, costs less. */
export interface Limit {
  bidId: string
  code: string
  /** In the compare currency, for all containers. */
  amount: Big
  /** Containers that the charge is open for; 0 for cargo that is not counted in containers. */
  boxes: number
}

/**
 * How much each open charge of the lowest bid may cost before another enterprise is lowest, by a comparison of all bids.
 * A charge that the others leave open too is left out: what it costs changes their prices as well.
 */
export function limitsOf({ columns, rows }: Comparison): Limit[] {
  const comparable = columns.filter(({ band }) => band === 'COMPARABLE')
  const lowest = comparable.find(({ delta }) => Number(delta) === 0)
  const others = comparable.filter(({ bid }) => bid.bidder.id !== lowest?.bid.bidder.id)
  const [next] = others.map(({ allIn }) => new Big(allIn)).toSorted((a, b) => a.cmp(b))
  if (!lowest || !next) return []
  return rows.flatMap(({ counts, code, cells }): Limit[] => {
    const { estimate, openBoxes = 0 } = cells[lowest.bid.id] ?? {}
    const isShared = others.some(({ bid }) => cells[bid.id]?.estimate !== undefined)
    if (!counts || estimate === undefined || isShared) return []
    return [{ bidId: lowest.bid.id, code, amount: next.minus(lowest.allIn).plus(estimate), boxes: openBoxes }]
  })
}
