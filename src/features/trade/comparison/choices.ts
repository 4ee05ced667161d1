import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import { priceOfShare } from '@/contract/trade/bid/share.ts'
import type { Money } from '@/contract/money.ts'
import type { Boxes } from '@/contract/trade/tender/draft.ts'
import type { AwardedLane } from '@/contract/trade/tender/award/schemas.ts'
import { countsIn } from '@/contract/trade/tender/evaluation/rankOn.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { wholeShare } from '@/contract/trade/tender/sharing.ts'
import { countOf, mayWin, openLanes, planOf } from './plan.ts'
import type { Plan } from './plan.ts'

/** Offer of one bid on a lane, or on part of it. */
export interface LaneOffer {
  bid: ReceivedBid
  /** Open containers that it can carry. */
  boxes: Boxes[]
  isWhole: boolean
  price: Money
  /** The part of it that the bids are ranked by. */
  ranked: Money
}

/** Award choice for a lane: nobody, one bid, or a split by containers (bid, container type, count as typed). */
export type LaneChoice =
  | { kind: 'none' }
  | { kind: 'one'; bidId: string }
  | { kind: 'split'; boxes: Readonly<Record<string, Readonly<Record<string, string>>>> }

/** Choice per open lane, by lane number. */
export type Choices = Readonly<Record<number, LaneChoice>>

/** Offers on an open lane: whole ones first, then by the price that is ranked. */
export function offersOn(tender: TenderDetail, bids: readonly ReceivedBid[], open: AwardedLane): LaneOffer[] {
  const offers = bids.filter(mayWin).flatMap((bid): LaneOffer[] => {
    const [part] = wholeShare(bid, [open], tender.lanes).lanes
    if (!part) return []
    const price = priceOfShare(bid.lanes, [part], tender.lanes, tender)
    const ranked = priceOfShare(bid.lanes, [part], tender.lanes, tender, (line) => countsIn(tender, line))
    return [{ bid, boxes: part.boxes, isWhole: countOf(part) === countOf(open), price, ranked }]
  })
  return offers.toSorted(
    (a, b) => Number(b.isWhole) - Number(a.isWhole) || Number(a.ranked.amount) - Number(b.ranked.amount),
  )
}

/** Gives every lane to the cheapest offer for the whole lane. */
export function cheapestChoices(tender: TenderDetail, bids: readonly ReceivedBid[]): Choices {
  return Object.fromEntries(
    openLanes(tender).map((open): [number, LaneChoice] => {
      const [best] = offersOn(tender, bids, open)
      return [open.laneNo, best?.isWhole ? { kind: 'one', bidId: best.bid.id } : { kind: 'none' }]
    }),
  )
}

/** Gives one bid every lane that it offers as a whole. */
export function choicesFor(tender: TenderDetail, bid: ReceivedBid): Choices {
  return Object.fromEntries(
    openLanes(tender).map((open): [number, LaneChoice] => {
      const [offer] = offersOn(tender, [bid], open)
      return [open.laneNo, offer?.isWhole ? { kind: 'one', bidId: bid.id } : { kind: 'none' }]
    }),
  )
}

/** Initial split of a lane, filled in the order of the offers. */
export function firstSplit(tender: TenderDetail, bids: readonly ReceivedBid[], open: AwardedLane): LaneChoice {
  const left = new Map(open.boxes.map((box) => [box.isoCode, box.qty]))
  const boxes: Record<string, Record<string, string>> = {}
  // Partial offers can only win in a split, so they are filled first.
  for (const offer of offersOn(tender, bids, open).toSorted((a, b) => Number(a.isWhole) - Number(b.isWhole)))
    for (const { isoCode, qty } of offer.boxes) {
      const taken = Math.min(qty, left.get(isoCode) ?? 0)
      left.set(isoCode, (left.get(isoCode) ?? 0) - taken)
      boxes[offer.bid.id] = { ...boxes[offer.bid.id], [isoCode]: String(taken) }
    }
  return { kind: 'split', boxes }
}

/** Count typed for a bid and container type; 0 if empty or invalid. */
export function typedQty(choice: LaneChoice, bidId: string, isoCode: string): number {
  const typed = choice.kind === 'split' ? (choice.boxes[bidId]?.[isoCode] ?? '') : ''
  return /^\d{1,4}$/.test(typed) ? Number(typed) : 0
}

/** Containers assigned by a split compared with the open ones, per type. */
export function splitSums(choice: LaneChoice, open: AwardedLane): { isoCode: string; given: number; wanted: number }[] {
  if (choice.kind !== 'split') return []
  return open.boxes.map(({ isoCode, qty }) => ({
    isoCode,
    given: Object.keys(choice.boxes).reduce((sum, bidId) => sum + typedQty(choice, bidId, isoCode), 0),
    wanted: qty,
  }))
}

/** True if a split assigns exactly what is open; other choices are always complete. */
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

/** The award plan that results from the choices. */
export function planByChoices(tender: TenderDetail, bids: readonly ReceivedBid[], choices: Choices): Plan {
  return planOf(
    tender,
    bids.filter(mayWin).map((bid) => ({
      bid,
      lanes: openLanes(tender).flatMap((open) => partOf(choices[open.laneNo] ?? { kind: 'none' }, open, bid)),
    })),
  )
}
