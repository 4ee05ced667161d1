import { Big } from 'big.js'
import { bidMayBecome } from '@/contract/trade/bid/lifecycle.ts'
import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import { priceOfShare } from '@/contract/trade/bid/share.ts'
import { roundMoney } from '@/contract/money.ts'
import type { Money } from '@/contract/money.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import type { AwardedLane } from '@/contract/trade/tender/award/schemas.ts'
import { remainingLanes, wholeShare } from '@/contract/trade/tender/sharing.ts'

/** What one bid is to get and what that costs. */
export interface PlannedPart {
  bid: ReceivedBid
  lanes: AwardedLane[]
  price: Money
}

/** Who is to get what. */
export interface Plan {
  parts: PlannedPart[]
  total: Money
  /** Lanes that nobody gets. */
  leftLanes: number[]
}

/** Bids that can win a part: those that stand, and winners of other parts. */
export function mayWin({ status }: ReceivedBid): boolean {
  return bidMayBecome(status, 'AWARDED', 'publisher')
}

/** What is to be awarded now. */
export function openLanes(tender: TenderDetail): AwardedLane[] {
  return tender.remaining ?? remainingLanes(tender.lanes, tender.award?.winners ?? [])
}

/** Puts shares together with their prices; bids that get nothing are left out. */
export function planOf(tender: TenderDetail, shares: readonly { bid: ReceivedBid; lanes: AwardedLane[] }[]): Plan {
  const parts = shares
    .filter(({ lanes }) => lanes.length > 0)
    .map(({ bid, lanes }) => ({ bid, lanes, price: priceOfShare(bid.lanes, lanes, tender.lanes, tender) }))
  const sum = parts.reduce((total, { price }) => total.plus(price.amount), new Big(0))
  const given = new Set(parts.flatMap(({ lanes }) => lanes.map((lane) => lane.laneNo)))
  return {
    parts,
    total: { amount: roundMoney(sum, tender.compareCurrency), currency: tender.compareCurrency },
    leftLanes: openLanes(tender)
      .map((lane) => lane.laneNo)
      .filter((laneNo) => !given.has(laneNo)),
  }
}

/** Everything that is open and that this bid offers, lanes that it offers only a part of left out. */
export function wholeLanes(tender: TenderDetail, bid: ReceivedBid): AwardedLane[] {
  const open = openLanes(tender)
  const { lanes } = wholeShare(bid, open, tender.lanes)
  return lanes.filter((lane) => countOf(lane) === countOf(open.find((one) => one.laneNo === lane.laneNo)))
}

/** What it costs to give a bid all of that. */
export function planWhole(tender: TenderDetail, bid: ReceivedBid): Plan {
  return planOf(tender, [{ bid, lanes: wholeLanes(tender, bid) }])
}

/** Boxes of a lane of an award. */
export function countOf(lane: AwardedLane | undefined): number {
  return lane?.boxes.reduce((sum, box) => sum + box.qty, 0) ?? 0
}
