import { Big } from 'big.js'
import type { Currency, RateTable } from '../../../money.ts'
import { teuOfCode } from '../../agreement/fuel.ts'
import { compareBids } from '../../bid/compare.ts'
import type { CompareColumn } from '../../bid/comparison.ts'
import type { Asks } from '../../bid/judge.ts'
import { boxCount } from '../../bid/quantity.ts'
import type { ReceivedBid } from '../../bid/schemas.ts'
import { offered } from '../../bid/share.ts'
import type { TenderLane, Weights } from '../draft.ts'
import type { TransportMode } from '../values.ts'
import type { AwardedLane, AwardShare } from './schemas.ts'

/** What an award is measured against: the competing bids and how the tender compares them. */
export interface AwardFrame extends Asks {
  mode: TransportMode
  bids: readonly ReceivedBid[]
  lanes: readonly TenderLane[]
  currency: Currency
  rates: RateTable
  requiredCharges: readonly string[]
  /** The weights that the tender published. */
  weights: Weights
}

/** Comparisons of a frame, which nobody changes: a price, a reason and each loser ask for the same ones. */
const known = new WeakMap<AwardFrame, Map<number | undefined, readonly CompareColumn[]>>()

/** The bids compared in one lane, or in all. */
export function comparedIn(frame: AwardFrame, laneNo?: number): readonly CompareColumn[] {
  const ofFrame = known.get(frame) ?? new Map<number | undefined, readonly CompareColumn[]>()
  known.set(frame, ofFrame)
  const before = ofFrame.get(laneNo)
  if (before) return before
  const options = { ...frame, daysUsed: 0, ...(laneNo !== undefined && { laneNo }) }
  const { columns } = compareBids(frame.bids, { ...frame, teuOf: teuOfCode }, options)
  ofFrame.set(laneNo, columns)
  return columns
}

/** A lane that an award gives away, with the bids compared in it. */
export interface LanePrices {
  asked: TenderLane
  /** Who gets how much of it. */
  parts: { bidId: string; lane: AwardedLane }[]
  columns: readonly CompareColumn[]
}

/** The lanes of an award, compared one by one. */
export function lanePrices(shares: readonly AwardShare[], frame: AwardFrame): LanePrices[] {
  return frame.lanes.flatMap((asked): LanePrices[] => {
    const parts = shares.flatMap(({ bidId, lanes }) =>
      lanes.flatMap((lane) => (lane.laneNo === asked.laneNo ? [{ bidId, lane }] : [])),
    )
    return parts.length > 0 ? [{ asked, parts, columns: comparedIn(frame, asked.laneNo) }] : []
  })
}

/** Comparable price of what was given away of a lane at one bid's prices, in the compare currency, unrounded. */
export function priceAt(column: CompareColumn, { asked, parts }: Pick<LanePrices, 'asked' | 'parts'>): Big {
  return parts.reduce((sum, { lane }) => sum.plus(partPrice(column, lane, asked)), new Big(0))
}

/** The same at the prices of those who get it, and their columns. */
export function wonPrice({ asked, parts, columns }: LanePrices): { price: Big; won: CompareColumn[] } {
  const won = parts.flatMap(({ bidId, lane }) => {
    const column = columns.find(({ bid }) => bid.id === bidId)
    return column ? [{ column, price: partPrice(column, lane, asked) }] : []
  })
  return {
    price: won.reduce((sum, { price }) => sum.plus(price), new Big(0)),
    won: won.map(({ column }) => column),
  }
}

/** Comparable price of a part of a lane: by containers if it is not the whole offer. */
function partPrice({ bid, allIn }: CompareColumn, part: AwardedLane, asked: TenderLane): Big {
  const lane = bid.lanes.find((one) => one.laneNo === part.laneNo)
  const of = lane ? boxCount(offered(lane, asked)) : 0
  return of === 0 ? new Big(allIn) : new Big(allIn).times(boxCount({ boxes: part.boxes })).div(of)
}
