import { Big } from 'big.js'
import type { Weights } from '../tender/draft.ts'
import { WEIGHT_PARTS } from '../tender/weights.ts'

/** Points from 0 to 100, one decimal; `total` is the weighted sum. */
export interface BidScore {
  total: number
  price: number
  transit: number
  freeTime: number
  rating: number
  co2: number
}

interface Scored {
  bid: { id: string; bidder: { rating: number } }
  allIn: string
  transitDays?: number
  freeDays?: number
  co2Kg?: number
}

const oneDecimal = (value: Big): number => Number(value.toFixed(1, Big.roundHalfUp))

/**
 * Scores complete bids: price = lowest ÷ this × 100, transit = shortest ÷ this × 100, free time = this ÷ longest × 100
 * (100 if nobody grants any), rating = this ÷ 5 × 100, emissions = least ÷ this × 100 (0 if they are not known);
 * total = Σ points × weight ÷ 100. FIELD part 1 "Weights", MARKET 10.3.
 */
export function scoreBids(bids: readonly Scored[], weights: Weights): Map<string, BidScore> {
  const scores = new Map<string, BidScore>()
  const lowest = bids
    .map((entry) => new Big(entry.allIn))
    .reduce<Big | undefined>((low, next) => (low === undefined || next.lt(low) ? next : low), undefined)
  const shortest = Math.min(...bids.flatMap((entry) => (entry.transitDays ? [entry.transitDays] : [])))
  const longest = Math.max(0, ...bids.map((entry) => entry.freeDays ?? 0))
  const least = Math.min(...bids.flatMap((entry) => (entry.co2Kg ? [entry.co2Kg] : [])))
  for (const entry of bids) {
    // Where only the publisher's part is ranked, it may be nothing at all.
    const price = lowest && new Big(entry.allIn).gt(0) ? lowest.div(entry.allIn).times(100) : new Big(100)
    const transit = entry.transitDays ? new Big(shortest).div(entry.transitDays).times(100) : new Big(0)
    const freeTime = longest > 0 ? new Big(entry.freeDays ?? 0).div(longest).times(100) : new Big(100)
    const rating = new Big(entry.bid.bidder.rating).div(5).times(100)
    const co2 = entry.co2Kg ? new Big(least).div(entry.co2Kg).times(100) : new Big(0)
    const points = { price, transit, freeTime, rating, co2 }
    const total = WEIGHT_PARTS.reduce((sum, part) => sum.plus(points[part].times(weights[part] ?? 0)), new Big(0))
    scores.set(entry.bid.id, {
      total: oneDecimal(total.div(100)),
      price: oneDecimal(price),
      transit: oneDecimal(transit),
      freeTime: oneDecimal(freeTime),
      rating: oneDecimal(rating),
      co2: oneDecimal(co2),
    })
  }
  return scores
}
