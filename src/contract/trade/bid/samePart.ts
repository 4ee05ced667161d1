import type { Money } from '../../money.ts'
import type { Boxes, TenderLane } from '../tender/draft.ts'
import { compareBids } from './compare.ts'
import type { CompareColumn, CompareOptions, DemandSide } from './comparison.ts'
import { boxCount } from './quantity.ts'
import type { ReceivedBid } from './schemas.ts'
import { offered, partLines } from './share.ts'

/** What another bid costs for the same lanes and containers; in the compare currency, with its estimates. */
export interface SamePart {
  bid: ReceivedBid
  allIn: string
}

type Demand = DemandSide & { cargo: { value?: Money | undefined } }

/** Containers that a lane can carry of a part: no more than it offers. */
function carried(part: readonly Boxes[], offer: Pick<TenderLane, 'boxes'>): Boxes[] {
  return part.flatMap(({ isoCode, qty }) => {
    const taken = Math.min(qty, boxCount(offer, isoCode))
    return taken > 0 ? [{ isoCode, qty: taken }] : []
  })
}

/** A bid cut down to these lanes and containers. */
function cutTo(bid: ReceivedBid, parts: readonly TenderLane[], demand: Demand, options: CompareOptions): ReceivedBid {
  const pricing = { compareCurrency: options.currency, rates: options.rates, cargo: demand.cargo }
  return {
    ...bid,
    lanes: bid.lanes.flatMap((lane) => {
      const part = parts.find(({ laneNo }) => laneNo === lane.laneNo)
      const asked = demand.lanes.find(({ laneNo }) => laneNo === lane.laneNo)
      if (!part || !asked) return []
      const { offeredBoxes, ...rest } = lane
      const boxes = carried(part.boxes, offered(lane, asked))
      const charges = partLines(lane, asked, boxes, pricing)
      return [
        { ...rest, charges, ...(offeredBoxes && boxCount({ boxes }) < boxCount(part) && { offeredBoxes: boxes }) },
      ]
    }),
  }
}

/**
 * The price of the best comparable bid for what a bid of fewer lanes or containers offers, so that a part is read beside
 * the like of it. Undefined for a whole bid, one that is out, and without a comparable one. TRADE.md 1.2.
 */
export function samePart(
  { bid, band, unquotedLanes, partialLanes }: CompareColumn,
  best: CompareColumn | undefined,
  bids: readonly ReceivedBid[],
  demand: Demand,
  options: CompareOptions,
): SamePart | undefined {
  if (!best || band === 'OUT' || unquotedLanes.length + partialLanes.length === 0) return undefined
  const parts = demand.lanes.flatMap((asked): TenderLane[] => {
    const lane = bid.lanes.find(({ laneNo, noQuote }) => laneNo === asked.laneNo && !noQuote)
    return lane && (options.laneNo ?? asked.laneNo) === asked.laneNo ? [offered(lane, asked)] : []
  })
  if (parts.length === 0) return undefined
  const cut = bids.map((one) => cutTo(one, parts, demand, options))
  const [column] = compareBids(cut, { ...demand, lanes: parts }, options, [best.bid.id]).columns
  return column && { bid: best.bid, allIn: column.allIn }
}
