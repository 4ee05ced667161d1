import { Big } from 'big.js'
import { boxCount } from '@/contract/trade/bid/quantity.ts'
import { offered } from '@/contract/trade/bid/share.ts'
import type { LossFeedback } from '@/contract/trade/bid/outcome/schemas.ts'
import type { GapBand, LossReason } from '@/contract/trade/bid/values.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import type { AwardReason } from '@/contract/trade/tender/values.ts'
import type { BidRow, OrderRow } from '../../tradeRows.ts'

/** What a loser is told of the reason; points are the buyer's own reckoning. */
const LOSS_REASON: Record<AwardReason, LossReason> = {
  PRICE: 'PRICE',
  SCORE: 'OTHER',
  TRANSIT: 'TRANSIT',
  FREE_TIME: 'FREE_TIME',
  SERVICE: 'SERVICE',
  COMPLETENESS: 'INCOMPLETE',
  OTHER: 'OTHER',
}

/** Award price per lane in the tender's compare currency, over all its winners. */
export type LaneCosts = ReadonlyMap<number, Big>

/** Sums up the orders of an award by lane. */
export function laneCosts(orders: readonly Pick<OrderRow, 'lanes'>[]): LaneCosts {
  const costs = new Map<number, Big>()
  for (const lane of orders.flatMap((order) => order.lanes))
    costs.set(lane.laneNo, (costs.get(lane.laneNo) ?? new Big(0)).plus(lane.allIn.amount))
  return costs
}

/** Distance of a price to the winner's, in four bands: the price itself is not disclosed. */
export function gapBand(amount: Big | string, winning: Big | string): GapBand {
  const base = new Big(winning)
  const gap = base.eq(0) ? new Big(100) : new Big(amount).minus(base).div(base).times(100)
  if (gap.lte(2)) return 'LE2'
  if (gap.lte(5)) return 'LE5'
  return gap.lte(10) ? 'LE10' : 'GT10'
}

/** Price of a bid's lane for the full demand: a partial offer is scaled up. */
function costOfAll(lane: NonNullable<BidRow['body']>['lanes'][number], asked: TenderLane): Big {
  const [of, all] = [boxCount(offered(lane, asked)), boxCount(asked)]
  return of === 0 || of === all ? new Big(lane.allIn.amount) : new Big(lane.allIn.amount).times(all).div(of)
}

/**
 * Feedback for a losing bidder: rank, number of bids, gap band over its quoted lanes, and the buyer's reason. `ranked`
 * are the competing bids, best first.
 */
export function lossFeedback(
  ranked: readonly BidRow[],
  bid: BidRow,
  costs: LaneCosts,
  asked: readonly TenderLane[],
  reason: AwardReason,
): LossFeedback {
  let [own, winning] = [new Big(0), new Big(0)]
  for (const lane of bid.body?.lanes ?? []) {
    const cost = costs.get(lane.laneNo)
    const wanted = asked.find((entry) => entry.laneNo === lane.laneNo)
    if (lane.noQuote || !cost || !wanted) continue
    own = own.plus(costOfAll(lane, wanted))
    winning = winning.plus(cost)
  }
  return {
    rank: ranked.findIndex((entry) => entry.id === bid.id) + 1,
    of: ranked.length,
    gapBand: gapBand(own, winning),
    reason: LOSS_REASON[reason],
  }
}
