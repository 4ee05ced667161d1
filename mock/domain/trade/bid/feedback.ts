import { Big } from 'big.js'
import { boxCount } from '@/contract/trade/bid/calc.ts'
import { offered } from '@/contract/trade/bid/share.ts'
import type { LossFeedback } from '@/contract/trade/bid/outcome/schemas.ts'
import type { GapBand } from '@/contract/trade/bid/values.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import type { AwardReason } from '@/contract/trade/tender/values.ts'
import type { BidRow, OrderRow } from '../../tradeRows.ts'
import { cheaperFirst } from './rank.ts'

/** What each lane was awarded for, in the tender's compare currency, all its winners together. */
export type LaneCosts = ReadonlyMap<number, Big>

/** Adds up what the orders of an award cost by lane. */
export function laneCosts(orders: readonly Pick<OrderRow, 'lanes'>[]): LaneCosts {
  const costs = new Map<number, Big>()
  for (const lane of orders.flatMap((order) => order.lanes))
    costs.set(lane.laneNo, (costs.get(lane.laneNo) ?? new Big(0)).plus(lane.allIn.amount))
  return costs
}

/** How far a price is above the winner's, in four bands: the price itself is not told. */
export function gapBand(amount: Big | string, winning: Big | string): GapBand {
  const base = new Big(winning)
  const gap = base.eq(0) ? new Big(100) : new Big(amount).minus(base).div(base).times(100)
  if (gap.lte(2)) return 'LE2'
  if (gap.lte(5)) return 'LE5'
  return gap.lte(10) ? 'LE10' : 'GT10'
}

/** What a lane of a bid would cost for everything that is asked for: a part that it offers is scaled up. */
function costOfAll(lane: NonNullable<BidRow['body']>['lanes'][number], asked: TenderLane): Big {
  const [of, all] = [boxCount(offered(lane, asked)), boxCount(asked)]
  return of === 0 || of === all ? new Big(lane.allIn.amount) : new Big(lane.allIn.amount).times(all).div(of)
}

/** What a loser learns: its rank of how many, the gap band over the lanes it quoted, the reason the buyer gave. */
export function lossFeedback(
  standing: readonly BidRow[],
  bid: BidRow,
  costs: LaneCosts,
  asked: readonly TenderLane[],
  reason: AwardReason,
): LossFeedback {
  const ranked = standing.toSorted(cheaperFirst)
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
    reason: reason === 'COMPLETENESS' ? 'INCOMPLETE' : reason,
  }
}
