import type { Problem } from '../../../problem.ts'
import type { ReceivedBid } from '../../bid/schemas.ts'
import { isPartial } from '../../bid/share.ts'
import type { TenderLane } from '../draft.ts'
import { failedIn } from '../evaluation/rules.ts'
import { isActive, remainingLanes } from '../sharing.ts'
import type { AwardFrame } from './lanePrices.ts'
import type { AwardShare, AwardWinner } from './schemas.ts'

/** Whether a bid offers all containers of a lane. */
function offersWhole(bid: ReceivedBid, asked: TenderLane): boolean {
  const lane = bid.lanes.find(({ laneNo, noQuote }) => laneNo === asked.laneNo && !noQuote)
  return lane !== undefined && !isPartial(lane, asked)
}

/**
 * Validates the only winner of a tender: a bid for a part wins in a split only, where another enterprise could get what
 * it leaves out. If nobody could, there is nothing to split. TRADE.md 1.4.
 */
export function checkPartial(
  shares: readonly AwardShare[],
  winners: readonly Pick<AwardWinner, 'lanes' | 'status'>[],
  frame: AwardFrame,
): Problem[] {
  const [only] = shares
  const bid = frame.bids.find(({ id }) => id === only?.bidId)
  if (!only || !bid || shares.length > 1 || winners.some(isActive)) return []
  // A bid for everything may leave lanes out: that is the publisher's decision, not the bidder's.
  if (frame.lanes.every((asked) => offersWhole(bid, asked))) return []
  const left = remainingLanes(frame.lanes, [...winners, { lanes: only.lanes, status: 'WAITING' }])
  const couldWin = (other: ReceivedBid, asked: TenderLane) =>
    other.bidder.id !== bid.bidder.id &&
    offersWhole(other, asked) &&
    failedIn({ bidId: other.id, lanes: [{ laneNo: asked.laneNo, boxes: [] }] }, frame).length === 0
  const isOffered = frame.lanes.some(
    (asked) => left.some(({ laneNo }) => laneNo === asked.laneNo) && frame.bids.some((other) => couldWin(other, asked)),
  )
  return isOffered ? [{ field: 'shares.0', code: 'bidPartial', params: { no: bid.no } }] : []
}
