import { Big } from 'big.js'
import { roundMoney } from '../../money.ts'
import type { TenderLane } from '../tender/draft.ts'
import { hasFreeTime } from '../tender/values.ts'
import { co2OfLane } from './co2.ts'
import { boxCount } from './quantity.ts'
import type { CompareColumn, CompareOptions, CompareRow, DemandSide } from './comparison.ts'
import { isStanding } from './lifecycle.ts'
import { failedOf, judgeBid, type Judgement } from './judge.ts'
import { landedFor } from './landed.ts'
import type { BidLaneView, ReceivedBid } from './schemas.ts'
import { isPartial, offered, offeredTeu } from './share.ts'

/** A column before the bids are ranked against each other. */
export type DraftColumn = Omit<CompareColumn, 'delta' | 'score' | 'rank'>

/** What a column is made from. */
export interface ColumnFrame {
  rows: readonly CompareRow[]
  /** The lanes in view. */
  wanted: readonly TenderLane[]
  demand: DemandSide
  options: CompareOptions
}

/** Figures of one bid over its quoted lanes in view. */
export function columnOf(bid: ReceivedBid, lanes: readonly BidLaneView[], frame: ColumnFrame): DraftColumn {
  const { rows, wanted, demand, options } = frame
  const money = (amount: Big): string => roundMoney(amount, options.currency)
  const cells = rows.flatMap(({ counts, cells: of }) => (counts ? [of[bid.id]] : []))
  const allIn = money(
    cells.reduce((sum, cell) => sum.plus(cell?.amount ?? '0').plus(cell?.estimate ?? '0'), new Big(0)),
  )
  const estimate = money(cells.reduce((sum, cell) => sum.plus(cell?.estimate ?? '0'), new Big(0)))
  const askedOf = (laneNo: number) => wanted.find((entry) => entry.laneNo === laneNo)
  const teu = lanes.reduce((sum, lane) => {
    const asked = askedOf(lane.laneNo)
    return asked ? sum + offeredTeu(lane, asked, demand.teuOf) : sum
  }, 0)
  const boxes = lanes.reduce((sum, lane) => sum + boxCount(offered(lane, askedOf(lane.laneNo) ?? { boxes: [] })), 0)
  const unquotedLanes = wanted.flatMap(({ laneNo }) => (lanes.some((one) => one.laneNo === laneNo) ? [] : [laneNo]))
  const partialLanes = lanes.flatMap((lane) => {
    const asked = askedOf(lane.laneNo)
    return asked && isPartial(lane, asked) ? [lane.laneNo] : []
  })
  const co2 = lanes.map((lane) => co2OfLane(lane, askedOf(lane.laneNo), demand.teuOf))
  const unpriced = cells.filter((cell) => cell?.unpriced).length
  const judged = judgeBid(bid, wanted, options.requiredCharges, demand)
  return {
    bid,
    band: bandOf(bid, judged, unquotedLanes.length + partialLanes.length, unpriced),
    allIn,
    quoted: money(new Big(allIn).minus(estimate)),
    estimate,
    unpriced,
    unquotedLanes,
    partialLanes,
    judged,
    landed: landedFor(allIn, lanes, demand, options),
    direct: lanes.length > 0 && lanes.every((lane) => lane.direct),
    ...(boxes > 0 && { perBox: money(new Big(allIn).div(boxes)) }),
    ...(teu > 0 && { perTeu: money(new Big(allIn).div(teu)) }),
    ...co2Sum(co2),
    ...(lanes.length > 0 && {
      transitDays: Math.max(...lanes.map((lane) => lane.transitDays)),
      ...(hasFreeTime(demand.mode) && { freeDays: Math.min(...lanes.map(freeDaysOf)) }),
    }),
  }
}

/** The sum of what the lanes emit, if that is known of all. */
function co2Sum(ofLanes: readonly (number | undefined)[]): { co2Kg?: number } {
  const known = ofLanes.filter((kg) => kg !== undefined)
  return known.length === 0 || known.length < ofLanes.length ? {} : { co2Kg: known.reduce((sum, kg) => sum + kg, 0) }
}

function bandOf(
  bid: ReceivedBid,
  judged: readonly Judgement[],
  lacking: number,
  unpriced: number,
): CompareColumn['band'] {
  if (!isStanding(bid.status)) return 'OUT'
  if (failedOf(judged).length > 0) return 'FAILS'
  if (lacking > 0) return 'PARTIAL'
  return unpriced > 0 ? 'UNPRICED' : 'COMPARABLE'
}

/** Free days at destination: the combined ones, else demurrage plus detention days. */
export function freeDaysOf(lane: Pick<BidLaneView, 'freeTime'>): number {
  return lane.freeTime.combinedDays ?? lane.freeTime.destDemDays + lane.freeTime.destDetDays
}
