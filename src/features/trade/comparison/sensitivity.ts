import type { CompareColumn } from '@/contract/trade/bid/comparison.ts'

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
  landedAfter: (column: CompareColumn, days: number) => string,
): Turn[] {
  const turns: Turn[] = []
  for (let day = 0; day <= MAX_DAYS && columns.length > 0; day++) {
    const prices = columns.map((column) => ({ id: column.bid.id, price: Number(landedAfter(column, day)) }))
    const least = Math.min(...prices.map(({ price }) => price))
    // On a tie the current leader stays.
    const leader = turns.at(-1)?.bidId
    if (prices.some(({ id, price }) => id === leader && price === least)) continue
    const next = prices.find(({ price }) => price === least)
    if (next) turns.push({ fromDay: day, bidId: next.id })
  }
  return turns
}
