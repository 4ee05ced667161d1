import type { ReplaceSailing } from '@/contract/trade/bid/carriage/schemas.ts'
import type { BidDetail } from '@/contract/trade/bid/schemas.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { refuseField, stateChanged } from '../../errors.ts'
import { needCertified, ownBid } from '../../guards.ts'
import { departureOf } from '../../tools/schedule/byId.ts'
import { carrierOf, pickOf } from '../../tools/schedule/sailings.ts'
import type { BidRow } from '../../tradeRows.ts'
import { sailingNewsOf } from './sailingNews.ts'
import { bidDetail, tenderOf } from './view.ts'

/**
 * The bidder takes another sailing in place of one that has fallen away, also after the deadline: prices and terms stay, so
 * that the bid can be awarded.
 */
export function replaceSailing(deps: Deps, input: ReplaceSailing, caller: Caller): BidDetail {
  needCertified(caller)
  const bid = ownBid(deps, caller, input.id)
  const { laneNo, lostId, sailingId } = input
  const lost = sailingNewsOf(deps, bid, tenderOf(deps, bid)).find(
    (one) => one.laneNo === laneNo && one.id === lostId && one.state === 'WITHDRAWN',
  )
  if (bid.version !== input.version || !lost || !bid.body) throw stateChanged(bidDetail(deps, bid))
  const passage = lost.offers.some(({ id }) => id === sailingId) ? departureOf(sailingId, deps.now()) : undefined
  if (!passage) throw refuseField('sailingId', 'problem.sailingGone')
  const pick = pickOf(passage, deps.now())
  const lanes = bid.body.lanes.map((lane) =>
    lane.laneNo === laneNo
      ? {
          ...lane,
          ...(lane.carrierScac && { carrierScac: carrierOf(passage) }),
          direct: passage.via.length === 0,
          via: passage.via,
          transitDays: passage.transitDays,
          sailings: lane.sailings.filter(({ id }) => id !== sailingId).map((one) => (one.id === lostId ? pick : one)),
        }
      : lane,
  )
  const changed: BidRow = {
    ...bid,
    version: bid.version + 1,
    body: { ...bid.body, lanes },
    updatedAt: iso(deps.now()),
  }
  deps.rows.bids.put(changed)
  return bidDetail(deps, changed)
}
