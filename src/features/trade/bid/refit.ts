import { bidAllIn } from '@/contract/trade/bid/calc.ts'
import { refitLanes } from '@/contract/trade/bid/refit.ts'
import { checkBid } from '@/contract/trade/bid/rules.ts'
import type { BidDetail, BidLane } from '@/contract/trade/bid/schemas.ts'
import type { Money } from '@/contract/money.ts'
import type { Problem } from '@/contract/problem.ts'
import type { ChargeType } from '@/contract/reference/schemas.ts'
import type { Boxes, TenderLane } from '@/contract/trade/tender/draft.ts'
import type { Change, TenderDetail } from '@/contract/trade/tender/schemas.ts'

/** Net changes since a version: a leaf changed several times appears once, one changed back does not appear. */
export function netChanges(tender: Pick<TenderDetail, 'amendments'>, version: number): Change[] {
  const net = new Map<string, Change>()
  for (const change of changesSince(tender, version)) {
    const { field, before } = net.get(change.field) ?? change
    const { after } = change
    net.set(field, { field, ...(before !== undefined && { before }), ...(after !== undefined && { after }) })
  }
  return [...net.values()].filter(({ before, after }) => before !== after)
}

/** What the publisher has changed since a version, oldest first. */
function changesSince(tender: Pick<TenderDetail, 'amendments'>, version: number): Change[] {
  return tender.amendments.filter((amendment) => amendment.version > version).flatMap(({ changes }) => changes)
}

function boxesIn(text: string): Boxes[] {
  return text.split(', ').flatMap((part) => {
    const [isoCode = '', qty = ''] = part.split('×')
    return isoCode.length === 4 && /^\d+$/.test(qty) ? [{ isoCode, qty: Number(qty) }] : []
  })
}

function undo(lanes: readonly TenderLane[], { field, before, after }: Change): TenderLane[] {
  const [head, no, part, leaf] = field.split('.')
  if (head !== 'lanes') return [...lanes]
  const laneNo = Number(no)
  // A lane added as a whole did not exist before.
  if (part === undefined) return after === undefined ? [...lanes] : lanes.filter((lane) => lane.laneNo !== laneNo)
  return lanes.map((lane) => {
    if (lane.laneNo !== laneNo) return lane
    if (part === 'boxes') return { ...lane, boxes: boxesIn(before ?? '') }
    if (part !== 'loose' || !lane.loose || before === undefined) return lane
    if (leaf === 'pieces') return { ...lane, loose: { ...lane.loose, pieces: Number(before) } }
    return leaf === 'grossKg' || leaf === 'cbm' ? { ...lane, loose: { ...lane.loose, [leaf]: before } } : lane
  })
}

/** The lanes as they were at an earlier version of the tender, as far as quantities depend on them. */
export function lanesAt(tender: Pick<TenderDetail, 'amendments' | 'lanes'>, version: number): TenderLane[] {
  return changesSince(tender, version)
    .toReversed()
    .reduce(undo, [...tender.lanes])
}

/** A bid recalculated for the current tender at the same unit prices: lanes, total and problems. */
export interface Refit {
  lanes: BidLane[]
  allIn: Money
  problems: Problem[]
}

/** Fits a bid to the current tender. */
export function refitBid(bid: BidDetail, tender: TenderDetail, today: string, charges: readonly ChargeType[]): Refit {
  const lanes = refitLanes(bid.lanes, lanesAt(tender, bid.tenderVersion), tender.lanes, tender)
  const { compareCurrency, rates, cargo } = tender
  return {
    lanes,
    allIn: bidAllIn(lanes, compareCurrency, rates, cargo.value),
    problems: checkBid({ ...bid, lanes }, tender, today, charges),
  }
}
