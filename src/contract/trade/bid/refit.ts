import type { TenderLane } from '../tender/draft.ts'
import { defaultQty } from './calc.ts'
import type { BidLane, ChargeInput } from './schemas.ts'
import { offered } from './share.ts'

/** A lane not quoted: what it holds besides is never read. */
function unquoted(laneNo: number): BidLane {
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

/** Boxes offered of a lane that asks for other boxes now: never more than are asked for; all of them if all were offered before. */
function refitOffer(lane: BidLane, asked: TenderLane): Pick<BidLane, 'offeredBoxes'> {
  if (!lane.offeredBoxes) return {}
  const boxes = asked.boxes.flatMap(({ isoCode, qty }) => {
    const had = lane.offeredBoxes?.find((box) => box.isoCode === isoCode)
    return had ? [{ isoCode, qty: Math.min(qty, had.qty) }] : []
  })
  return boxes.length > 0 ? { offeredBoxes: boxes } : {}
}

/**
 * A bid with the same unit prices for a tender that was amended: quantities are counted anew; lanes that are gone are dropped, new
 * ones are not quoted. The basis of the one-click reconfirmation.
 */
export function refitLanes(
  lanes: readonly BidLane[],
  before: readonly TenderLane[],
  after: readonly TenderLane[],
): BidLane[] {
  return after.map((asked): BidLane => {
    const lane = lanes.find((one) => one.laneNo === asked.laneNo)
    const was = before.find((one) => one.laneNo === asked.laneNo)
    if (!lane || !was) return unquoted(asked.laneNo)
    const { offeredBoxes: _, ...rest } = lane
    const next: BidLane = { ...rest, ...refitOffer(lane, asked) }
    const charges = lane.charges.map((line): ChargeInput => ({
      ...line,
      qty: defaultQty(line.basis, offered(next, asked), line.isoCode),
    }))
    return { ...next, charges }
  })
}
