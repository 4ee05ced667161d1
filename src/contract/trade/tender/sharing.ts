import type { Problem } from '../../problem.ts'
import type { BidLane } from '../bid/schemas.ts'
import { offered, sameTypesTogether } from '../bid/share.ts'
import type { Boxes, TenderLane } from './draft.ts'
import type { AwardedLane, AwardShare, AwardWinner } from './award/schemas.ts'

type Won = Pick<AwardWinner, 'lanes' | 'status'>
interface Offer {
  id: string
  lanes: readonly BidLane[]
}

/** Winners whose part is taken: confirmed, or still to be confirmed. */
export function isActive({ status }: Pick<AwardWinner, 'status'>): boolean {
  return status === 'WAITING' || status === 'CONFIRMED'
}

const qtyOf = (boxes: readonly Boxes[], isoCode: string): number =>
  boxes.reduce((sum, box) => sum + (box.isoCode === isoCode ? box.qty : 0), 0)

/** Open lanes with their open containers; a lane of loose cargo is open as a whole or not at all. */
export function remainingLanes(lanes: readonly TenderLane[], winners: readonly Won[]): AwardedLane[] {
  const taken = winners.filter(isActive).flatMap((winner) => winner.lanes)
  return lanes.flatMap((lane): AwardedLane[] => {
    const parts = taken.filter((part) => part.laneNo === lane.laneNo)
    if (lane.boxes.length === 0) return parts.length > 0 ? [] : [{ laneNo: lane.laneNo, boxes: [] }]
    const boxes = sameTypesTogether(lane.boxes).flatMap(({ isoCode, qty }) => {
      const open = qty - parts.reduce((sum, part) => sum + qtyOf(part.boxes, isoCode), 0)
      return open > 0 ? [{ isoCode, qty: open }] : []
    })
    return boxes.length > 0 ? [{ laneNo: lane.laneNo, boxes }] : []
  })
}

/** Everything open that a bid offers, as one share; no lanes if it offers none of it. */
export function wholeShare(bid: Offer, remaining: readonly AwardedLane[], asked: readonly TenderLane[]): AwardShare {
  const lanes = remaining.flatMap((open): AwardedLane[] => {
    const lane = bid.lanes.find((one) => one.laneNo === open.laneNo && !one.noQuote)
    const wanted = asked.find((one) => one.laneNo === open.laneNo)
    if (!lane || !wanted) return []
    if (open.boxes.length === 0) return [open]
    const offer = offered(lane, wanted).boxes
    const boxes = open.boxes.flatMap(({ isoCode, qty }) => {
      const taken = Math.min(qty, qtyOf(offer, isoCode))
      return taken > 0 ? [{ isoCode, qty: taken }] : []
    })
    return boxes.length > 0 ? [{ laneNo: open.laneNo, boxes }] : []
  })
  return { bidId: bid.id, lanes }
}

/**
 * Validates an award by shares: every contained lane must be awarded completely, no bidder gets more than it offers,
 * and nothing is awarded twice. Σ awarded ≤ demand and ≤ offered (FIELD 2.3).
 */
export function checkShares(
  shares: readonly AwardShare[],
  bids: readonly Offer[],
  remaining: readonly AwardedLane[],
  asked: readonly TenderLane[],
): Problem[] {
  const problems: Problem[] = []
  const given = new Map<number, Boxes[][]>()
  shares.forEach((share, index) => {
    const bid = bids.find((one) => one.id === share.bidId)
    share.lanes.forEach((part, at) => {
      const field = `shares.${index}.lanes.${at}`
      const open = remaining.find((one) => one.laneNo === part.laneNo)
      const lane = bid?.lanes.find((one) => one.laneNo === part.laneNo && !one.noQuote)
      const wanted = asked.find((one) => one.laneNo === part.laneNo)
      const twice = share.lanes.findIndex((one) => one.laneNo === part.laneNo) !== at
      if (!open || !lane || !wanted || twice)
        return void problems.push({ field, code: 'laneNotOpen', params: { lane: part.laneNo } })
      given.set(part.laneNo, [...(given.get(part.laneNo) ?? []), part.boxes])
      const offer = offered(lane, wanted).boxes
      for (const { isoCode, qty } of sameTypesTogether(part.boxes))
        if (qty > qtyOf(offer, isoCode))
          problems.push({
            field,
            code: 'shareOverOffer',
            params: { lane: part.laneNo, box: isoCode, max: qtyOf(offer, isoCode) },
          })
    })
  })
  for (const [laneNo, parts] of given) {
    const open = remaining.find((one) => one.laneNo === laneNo)?.boxes ?? []
    if (open.length === 0 && parts.length > 1)
      problems.push({ field: 'shares', code: 'laneNotOpen', params: { lane: laneNo } })
    for (const isoCode of new Set([...open, ...parts.flat()].map((box) => box.isoCode))) {
      const [sum, wanted] = [qtyOf(parts.flat(), isoCode), qtyOf(open, isoCode)]
      if (sum !== wanted)
        problems.push({ field: 'shares', code: 'sharesSum', params: { lane: laneNo, box: isoCode, sum, wanted } })
    }
  }
  return problems
}
