import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import { priceOfShare } from '@/contract/trade/bid/share.ts'
import type { Money } from '@/contract/money.ts'
import type { Boxes } from '@/contract/trade/tender/draft.ts'
import type { AwardedLane } from '@/contract/trade/tender/award/schemas.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { wholeShare } from '@/contract/trade/tender/sharing.ts'
import { countOf, mayWin, openLanes, planOf } from './plan.ts'
import type { Plan } from './plan.ts'

/** What one bid asks for a lane, or for the part of it that it offers. */
export interface LaneOffer {
  bid: ReceivedBid
  /** Open boxes that it can take. */
  boxes: Boxes[]
  isWhole: boolean
  price: Money
}

/** Who is to get a lane: nobody, one bid, or several by boxes (bid, box type, number as typed). */
export type LaneChoice =
  | { kind: 'none' }
  | { kind: 'one'; bidId: string }
  | { kind: 'split'; boxes: Readonly<Record<string, Readonly<Record<string, string>>>> }

/** A choice for each open lane by its number. */
export type Choices = Readonly<Record<number, LaneChoice>>

/** Offers on an open lane, whole ones first, the cheapest first. */
export function offersOn(tender: TenderDetail, bids: readonly ReceivedBid[], open: AwardedLane): LaneOffer[] {
  const offers = bids.filter(mayWin).flatMap((bid): LaneOffer[] => {
    const [part] = wholeShare(bid, [open], tender.lanes).lanes
    if (!part) return []
    const price = priceOfShare(bid.lanes, [part], tender.lanes, tender)
    return [{ bid, boxes: part.boxes, isWhole: countOf(part) === countOf(open), price }]
  })
  return offers.toSorted(
    (a, b) => Number(b.isWhole) - Number(a.isWhole) || Number(a.price.amount) - Number(b.price.amount),
  )
}

/** Every lane to whoever is cheapest for the whole of it. */
export function cheapestChoices(tender: TenderDetail, bids: readonly ReceivedBid[]): Choices {
  return Object.fromEntries(
    openLanes(tender).map((open): [number, LaneChoice] => {
      const [best] = offersOn(tender, bids, open)
      return [open.laneNo, best?.isWhole ? { kind: 'one', bidId: best.bid.id } : { kind: 'none' }]
    }),
  )
}

/** Every lane to one bid, as far as it offers the whole of it. */
export function choicesFor(tender: TenderDetail, bid: ReceivedBid): Choices {
  return Object.fromEntries(
    openLanes(tender).map((open): [number, LaneChoice] => {
      const [offer] = offersOn(tender, [bid], open)
      return [open.laneNo, offer?.isWhole ? { kind: 'one', bidId: bid.id } : { kind: 'none' }]
    }),
  )
}

/** A lane to be split, beginning with what the cheapest can take, then the next. */
export function firstSplit(tender: TenderDetail, bids: readonly ReceivedBid[], open: AwardedLane): LaneChoice {
  const left = new Map(open.boxes.map((box) => [box.isoCode, box.qty]))
  const boxes: Record<string, Record<string, string>> = {}
  // Those who offer a part can only win where a lane is split: they come first.
  for (const offer of offersOn(tender, bids, open).toSorted((a, b) => Number(a.isWhole) - Number(b.isWhole)))
    for (const { isoCode, qty } of offer.boxes) {
      const taken = Math.min(qty, left.get(isoCode) ?? 0)
      left.set(isoCode, (left.get(isoCode) ?? 0) - taken)
      boxes[offer.bid.id] = { ...boxes[offer.bid.id], [isoCode]: String(taken) }
    }
  return { kind: 'split', boxes }
}

/** The number typed for a bid and a box type; nothing typed is none. */
export function typedQty(choice: LaneChoice, bidId: string, isoCode: string): number {
  const typed = choice.kind === 'split' ? (choice.boxes[bidId]?.[isoCode] ?? '') : ''
  return /^\d{1,4}$/.test(typed) ? Number(typed) : 0
}

/** Boxes of each type that a split gives away, against what is open. */
export function splitSums(choice: LaneChoice, open: AwardedLane): { isoCode: string; given: number; wanted: number }[] {
  if (choice.kind !== 'split') return []
  return open.boxes.map(({ isoCode, qty }) => ({
    isoCode,
    given: Object.keys(choice.boxes).reduce((sum, bidId) => sum + typedQty(choice, bidId, isoCode), 0),
    wanted: qty,
  }))
}

/** True where a lane is awarded whole or left out on purpose. */
export function isDecided(choice: LaneChoice, open: AwardedLane): boolean {
  return splitSums(choice, open).every(({ given, wanted }) => given === wanted)
}

function partOf(choice: LaneChoice, open: AwardedLane, bid: ReceivedBid): AwardedLane[] {
  if (choice.kind === 'one') return choice.bidId === bid.id ? [open] : []
  const boxes = open.boxes.flatMap(({ isoCode }) => {
    const qty = typedQty(choice, bid.id, isoCode)
    return qty > 0 ? [{ isoCode, qty }] : []
  })
  return boxes.length > 0 ? [{ laneNo: open.laneNo, boxes }] : []
}

/** The plan that the choices make. */
export function planByChoices(tender: TenderDetail, bids: readonly ReceivedBid[], choices: Choices): Plan {
  return planOf(
    tender,
    bids.filter(mayWin).map((bid) => ({
      bid,
      lanes: openLanes(tender).flatMap((open) => partOf(choices[open.laneNo] ?? { kind: 'none' }, open, bid)),
    })),
  )
}
