import type { CompareColumn } from '@/contract/trade/bid/compare.ts'

/** From this day of keeping the boxes on, this bid has the lowest landed price. */
export interface Turn {
  fromDay: number
  bidId: string
}

/** Most days looked at. */
const MAX_DAYS = 60

/** How the lowest landed price changes hands with the days the boxes are kept; the first is the lowest from the start. */
export function turnsOf(
  columns: readonly CompareColumn[],
  landedAfter: (column: CompareColumn, days: number) => string,
): Turn[] {
  const turns: Turn[] = []
  for (let day = 0; day <= MAX_DAYS && columns.length > 0; day++) {
    const prices = columns.map((column) => ({ id: column.bid.id, price: Number(landedAfter(column, day)) }))
    const least = Math.min(...prices.map(({ price }) => price))
    // Whoever leads keeps the lead while nobody is below.
    const leader = turns.at(-1)?.bidId
    if (prices.some(({ id, price }) => id === leader && price === least)) continue
    const next = prices.find(({ price }) => price === least)
    if (next) turns.push({ fromDay: day, bidId: next.id })
  }
  return turns
}
