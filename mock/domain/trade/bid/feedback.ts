import { Big } from 'big.js'
import type { LossFeedback } from '@/contract/trade/bid/outcome/schemas.ts'
import type { GapBand, LossReason } from '@/contract/trade/bid/values.ts'
import { priceAt, wonPrice, type LanePrices } from '@/contract/trade/tender/award/lanePrices.ts'
import type { AwardReason } from '@/contract/trade/tender/values.ts'
import type { BidRow } from '../../tradeRows.ts'
import { bestOfEach } from './rank.ts'

/** What a loser is told of the reason; points are the buyer's own reckoning. */
export const LOSS_REASON: Record<AwardReason, LossReason> = {
  PRICE: 'PRICE',
  SCORE: 'OTHER',
  TRANSIT: 'TRANSIT',
  FREE_TIME: 'FREE_TIME',
  SERVICE: 'SERVICE',
  COMPLETENESS: 'INCOMPLETE',
  OTHER: 'OTHER',
}

/** Distance of a price to the winner's, in four bands: the price itself is not disclosed. */
function gapBand(amount: Big, winning: Big): GapBand {
  const gap = winning.eq(0) ? new Big(100) : amount.minus(winning).div(winning).times(100)
  if (gap.lte(2)) return 'LE2'
  if (gap.lte(5)) return 'LE5'
  return gap.lte(10) ? 'LE10' : 'GT10'
}

/**
 * Feedback for a losing bid: rank among the enterprises, gap band over the lanes that it quoted, the buyer's reason.
 * Prices are the comparable ones, with estimates for what a bid leaves open, so that a loser does not look cheaper than
 * the winner for what it left out. `ranked` are the competing bids, best first; `prices` those of the awarded lanes.
 */
export function lossFeedback(
  ranked: readonly BidRow[],
  bid: BidRow,
  prices: readonly LanePrices[],
  reason: AwardReason,
): LossFeedback {
  let [own, winning] = [new Big(0), new Big(0)]
  for (const lane of prices) {
    const column = lane.columns.find((one) => one.bid.id === bid.id)
    if (!column || column.unquotedLanes.length > 0) continue
    own = own.plus(priceAt(column, lane))
    winning = winning.plus(wonPrice(lane).price)
  }
  const best = bestOfEach(ranked, bid)
  return {
    rank: best.findIndex((entry) => entry.id === bid.id) + 1,
    of: best.length,
    gapBand: gapBand(own, winning),
    reason: LOSS_REASON[reason],
  }
}
