import { Big } from 'big.js'
import { bidMayBecome } from '@/contract/trade/bid/lifecycle.ts'
import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import { priceOfShare } from '@/contract/trade/bid/share.ts'
import { roundMoney } from '@/contract/money.ts'
import type { Money } from '@/contract/money.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import type { AwardedLane } from '@/contract/trade/tender/award/schemas.ts'
import { remainingLanes, wholeShare } from '@/contract/trade/tender/sharing.ts'

/** Planned award for one bid, with its price. */
export interface PlannedPart {
  bid: ReceivedBid
  lanes: AwardedLane[]
  price: Money
}

/** An award plan. */
export interface Plan {
  parts: PlannedPart[]
  total: Money
  /** Lanes without an award. */
  leftLanes: number[]
}

/** Whether a bid can win a part: active bids, and winners of other parts. */
export function mayWin({ status }: ReceivedBid): boolean {
  return bidMayBecome(status, 'AWARDED', 'publisher')
}

/** Lanes and containers not awarded yet. */
export function openLanes(tender: TenderDetail): AwardedLane[] {
  return tender.remaining ?? remainingLanes(tender.lanes, tender.award?.winners ?? [])
}

/** Builds a plan with prices; bids without lanes are left out. */
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

/** Open lanes that this bid offers completely; partly offered lanes are left out. */
export function wholeLanes(tender: TenderDetail, bid: ReceivedBid): AwardedLane[] {
  const open = openLanes(tender)
  const { lanes } = wholeShare(bid, open, tender.lanes)
  return lanes.filter((lane) => countOf(lane) === countOf(open.find((one) => one.laneNo === lane.laneNo)))
}

/** Plan that gives one bid all lanes of `wholeLanes`. */
export function planWhole(tender: TenderDetail, bid: ReceivedBid): Plan {
  return planOf(tender, [{ bid, lanes: wholeLanes(tender, bid) }])
}

/** Number of containers of an awarded lane. */
export function countOf(lane: AwardedLane | undefined): number {
  return lane?.boxes.reduce((sum, box) => sum + box.qty, 0) ?? 0
}
