import { Big } from 'big.js'
import type { LossFeedback } from '@/contract/bid/schemas.ts'
import type { GapBand } from '@/contract/bid/values.ts'
import type { AwardReason } from '@/contract/tender/values.ts'
import type { BidRow } from '../tradeRows.ts'
import { cheaperFirst } from './rank.ts'

/** How far a price is above the winner's, in four bands: the price itself is not told. */
export function gapBand(amount: string, winning: string): GapBand {
  const base = new Big(winning)
  const gap = base.eq(0) ? new Big(100) : new Big(amount).minus(base).div(base).times(100)
  if (gap.lte(2)) return 'LE2'
  if (gap.lte(5)) return 'LE5'
  return gap.lte(10) ? 'LE10' : 'GT10'
}

/** What a loser learns: its rank of how many, the gap band, the reason the buyer gave. */
export function lossFeedback(
  standing: readonly BidRow[],
  bid: BidRow,
  winner: BidRow,
  reason: AwardReason,
): LossFeedback {
  const ranked = standing.toSorted(cheaperFirst)
  return {
    rank: ranked.findIndex((entry) => entry.id === bid.id) + 1,
    of: ranked.length,
    gapBand: gapBand(bid.allIn?.amount ?? '0', winner.allIn?.amount ?? '0'),
    reason: reason === 'COMPLETENESS' ? 'INCOMPLETE' : reason,
  }
}
