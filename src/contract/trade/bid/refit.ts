import type { TenderDraft, TenderLane } from '../tender/draft.ts'
import { paidAtOf } from '../tender/payers/split.ts'
import { lockedQty } from './quantity.ts'
import type { BidLane, ChargeInput } from './schemas.ts'
import { offered } from './share.ts'

/** An unquoted lane; its other values are placeholders. */
export function unquoted(laneNo: number): BidLane {
  return {
    laneNo,
    noQuote: true,
    direct: false,
    via: [],
    transitDays: 1,
    sailings: [],
    spaceStatus: 'SUBJECT',
    freeTime: { originDetDays: 0, destDemDays: 0, destDetDays: 0 },
    charges: [],
  }
}

/** Offered containers, limited to the changed demand; all of them if all were offered before. */
function refitOffer(lane: BidLane, asked: TenderLane): Pick<BidLane, 'offeredBoxes'> {
  if (!lane.offeredBoxes) return {}
  const boxes = asked.boxes.flatMap(({ isoCode, qty }) => {
    const had = lane.offeredBoxes?.find((box) => box.isoCode === isoCode)
    return had ? [{ isoCode, qty: Math.min(qty, had.qty) }] : []
  })
  return boxes.length > 0 ? { offeredBoxes: boxes } : {}
}

/**
 * Fits a bid to an amended tender at the same unit prices: recalculates quantities, follows who pays what, drops
 * removed lanes, leaves new ones unquoted. Basis of the one-click reconfirmation.
 */
export function refitLanes(
  lanes: readonly BidLane[],
  before: readonly TenderLane[],
  after: readonly TenderLane[],
  { mode, payers }: Pick<TenderDraft, 'mode' | 'payers'>,
): BidLane[] {
  return after.map((asked): BidLane => {
    const lane = lanes.find((one) => one.laneNo === asked.laneNo)
    const was = before.find((one) => one.laneNo === asked.laneNo)
    if (!lane || !was) return unquoted(asked.laneNo)
    const { offeredBoxes: _, ...rest } = lane
    const next: BidLane = { ...rest, ...refitOffer(lane, asked) }
    const charges = lane.charges.map((line): ChargeInput => ({
      ...line,
      qty: lockedQty(line, { ...offered(next, asked), mode }),
      ...(payers && { paymentTerm: paidAtOf(payers, line) }),
    }))
    return { ...next, charges }
  })
}
