import { Big } from 'big.js'
import { convert, roundMoney, type Currency, type RateTable } from '../../money.ts'
import type { TenderLane, Weights } from '../tender/draft.ts'
import { boxCount } from './calc.ts'
import { cellOf, fillMissing, type CompareCell } from './compareCells.ts'
import { isStanding } from './lifecycle.ts'
import { isPartial, offered, offeredTeu } from './share.ts'
import { scoreBids, type BidScore } from './score.ts'
import { ALL_IN_GROUPS, type ChargeGroup } from './values.ts'
import type { BidLaneView, ReceivedBid } from './schemas.ts'

/** Options of a comparison. */
export interface CompareOptions {
  currency: Currency
  rates: RateTable
  weights: Weights
  requiredCharges: readonly string[]
  /** One lane; absent for all lanes. */
  laneNo?: number
  /** Fill in the median of the other bids for a missing required charge, marked as assumed. */
  fillMissing: boolean
  /** Expected days of container use at destination; days beyond the free time are priced. */
  daysUsed: number
}

export interface CompareRow {
  group: ChargeGroup
  code: string
  cells: Record<string, CompareCell>
  /** True if the bids differ in this row. */
  differs: boolean
}
export interface CompareColumn {
  bid: ReceivedBid
  /** All-in of the offer including assumptions, in the compare currency. */
  allIn: string
  /** True if it contains an assumed amount. */
  assumed: boolean
  /** Number of missing required charges; such a price is incomplete. */
  missing: number
  /** Lanes of this view without a quote. */
  unquotedLanes: number[]
  /** Lanes with fewer containers offered than asked for. */
  partialLanes: number[]
  perTeu?: string
  /** All-in per offered container; absent if containers are not counted. */
  perBox?: string
  /** All-in plus demurrage and detention for the expected days. */
  landed: string
  /** Difference to the lowest all-in. */
  delta: string
  transitDays?: number
  direct: boolean
  freeDays?: number
  score: BidScore
}
export interface Comparison {
  columns: CompareColumn[]
  rows: CompareRow[]
  groupTotals: Record<ChargeGroup, Record<string, string>>
}

interface DemandSide {
  lanes: readonly TenderLane[]
  /** TEU of a container type. */
  teuOf: (isoCode: string) => number
}

/** Compares bids in one currency. Pure: page and award record use the same figures. FIELD part 1 "comparison". */
export function compareBids(bids: readonly ReceivedBid[], demand: DemandSide, options: CompareOptions): Comparison {
  const lanesOf = (bid: ReceivedBid) =>
    bid.lanes.filter((lane) => !lane.noQuote && (options.laneNo === undefined || lane.laneNo === options.laneNo))
  const wanted = demand.lanes.filter((lane) => options.laneNo === undefined || lane.laneNo === options.laneNo)
  const rows = buildRows(bids, lanesOf, options)
  const groupTotals = totals(rows, bids, options.currency)
  const drafts = bids.map((bid) => columnOf(bid, lanesOf(bid), rows, wanted, groupTotals, demand.teuOf, options))
  // Ended, partial and incomplete bids are shown, but are not a benchmark for the others.
  const complete = drafts.filter(
    (draft) =>
      draft.unquotedLanes.length === 0 &&
      draft.partialLanes.length === 0 &&
      draft.missing === 0 &&
      isStanding(draft.bid.status),
  )
  const lowest = complete
    .map((draft) => new Big(draft.allIn))
    .reduce<Big | undefined>((low, next) => (low === undefined || next.lt(low) ? next : low), undefined)
  const scores = scoreBids(complete, options.weights)
  const columns = drafts.map((draft) => ({
    ...draft,
    delta: roundMoney(new Big(draft.allIn).minus(lowest ?? draft.allIn), options.currency),
    score: scores.get(draft.bid.id) ?? { total: 0, price: 0, transit: 0, freeTime: 0, rating: 0 },
  }))
  return { columns, rows, groupTotals }
}

type LanesOf = (bid: ReceivedBid) => BidLaneView[]

function buildRows(bids: readonly ReceivedBid[], lanesOf: LanesOf, options: CompareOptions): CompareRow[] {
  const keys = new Map<string, { group: ChargeGroup; code: string }>()
  for (const bid of bids)
    for (const line of lanesOf(bid).flatMap((lane) => lane.charges))
      keys.set(`${line.group} ${line.code}`, { group: line.group, code: line.code })
  for (const code of options.requiredCharges)
    if (![...keys.values()].some((key) => key.code === code)) keys.set(`FREIGHT ${code}`, { group: 'FREIGHT', code })
  const order: readonly ChargeGroup[] = ['ORIGIN', 'FREIGHT', 'DESTINATION', 'CONDITIONAL', 'OPTIONAL']
  return [...keys.values()]
    .toSorted((a, b) => order.indexOf(a.group) - order.indexOf(b.group) || a.code.localeCompare(b.code))
    .map((key) => row(key, bids, lanesOf, options))
}

function row(
  key: { group: ChargeGroup; code: string },
  bids: readonly ReceivedBid[],
  lanesOf: LanesOf,
  options: CompareOptions,
): CompareRow {
  const cells: Record<string, CompareCell> = {}
  for (const bid of bids) {
    const lines = lanesOf(bid)
      .flatMap((lane) => lane.charges)
      .filter((line) => line.code === key.code && line.group === key.group)
    const elsewhere = lanesOf(bid).some((lane) =>
      lane.charges.some((line) => line.code === key.code && line.group !== key.group),
    )
    cells[bid.id] = cellOf(lines, elsewhere, options.requiredCharges.includes(key.code), options)
  }
  if (options.fillMissing) fillMissing(Object.values(cells), options.currency)
  const faces = new Set(Object.values(cells).map((cell) => `${cell.state} ${cell.amount ?? ''}`))
  return { ...key, cells, differs: faces.size > 1 }
}

function totals(
  rows: readonly CompareRow[],
  bids: readonly ReceivedBid[],
  currency: Currency,
): Comparison['groupTotals'] {
  const result: Comparison['groupTotals'] = { ORIGIN: {}, FREIGHT: {}, DESTINATION: {}, CONDITIONAL: {}, OPTIONAL: {} }
  for (const bid of bids)
    for (const group of Object.keys(result) as ChargeGroup[]) {
      const sum = rows
        .filter((entry) => entry.group === group)
        .reduce((total, entry) => total.plus(entry.cells[bid.id]?.amount ?? '0'), new Big(0))
      result[group][bid.id] = roundMoney(sum, currency)
    }
  return result
}

/** Free days at destination: the combined ones, else demurrage plus detention days. */
export function freeDaysOf(lane: Pick<BidLaneView, 'freeTime'>): number {
  return lane.freeTime.combinedDays ?? lane.freeTime.destDemDays + lane.freeTime.destDetDays
}

type DraftColumn = Omit<CompareColumn, 'delta' | 'score'>

function columnOf(
  bid: ReceivedBid,
  lanes: readonly BidLaneView[],
  rows: readonly CompareRow[],
  wanted: readonly TenderLane[],
  groupTotals: Comparison['groupTotals'],
  teuOf: DemandSide['teuOf'],
  options: CompareOptions,
): DraftColumn {
  const allIn = roundMoney(
    ALL_IN_GROUPS.reduce((sum, group) => sum.plus(groupTotals[group][bid.id] ?? '0'), new Big(0)),
    options.currency,
  )
  const askedOf = (laneNo: number) => wanted.find((entry) => entry.laneNo === laneNo)
  const teu = lanes.reduce((sum, lane) => {
    const asked = askedOf(lane.laneNo)
    return asked ? sum + offeredTeu(lane, asked, teuOf) : sum
  }, 0)
  const boxes = lanes.reduce((sum, lane) => sum + boxCount(offered(lane, askedOf(lane.laneNo) ?? { boxes: [] })), 0)
  return {
    bid,
    allIn,
    assumed: rows.some((entry) => entry.cells[bid.id]?.state === 'ASSUMED'),
    missing: rows.filter((entry) => entry.cells[bid.id]?.state === 'MISSING').length,
    unquotedLanes: wanted
      .filter((lane) => !lanes.some((quoted) => quoted.laneNo === lane.laneNo))
      .map((lane) => lane.laneNo),
    partialLanes: lanes.flatMap((lane) => {
      const asked = askedOf(lane.laneNo)
      return asked && isPartial(lane, asked) ? [lane.laneNo] : []
    }),
    landed: landedFor(allIn, lanes, wanted, options),
    direct: lanes.length > 0 && lanes.every((lane) => lane.direct),
    ...(boxes > 0 && { perBox: roundMoney(new Big(allIn).div(boxes), options.currency) }),
    ...(teu > 0 && { perTeu: roundMoney(new Big(allIn).div(teu), options.currency) }),
    ...(lanes.length > 0 && {
      transitDays: Math.max(...lanes.map((lane) => lane.transitDays)),
      freeDays: Math.min(...lanes.map(freeDaysOf)),
    }),
  }
}

/** All-in plus container costs for that many days, in the compare currency. */
function landedFor(
  allIn: string,
  lanes: readonly BidLaneView[],
  wanted: readonly TenderLane[],
  options: CompareOptions,
): string {
  const keeping = lanes.reduce((sum, lane) => sum.plus(keepingCost(lane, wanted, options)), new Big(0))
  return roundMoney(new Big(allIn).plus(keeping), options.currency)
}

/** Landed price of a compared bid after `days` container days, to find when another bid is cheaper. */
export function landedAfter(
  column: CompareColumn,
  demand: Pick<DemandSide, 'lanes'>,
  options: CompareOptions,
  days: number,
): string {
  const inView = (laneNo: number): boolean => options.laneNo === undefined || laneNo === options.laneNo
  return landedFor(
    column.allIn,
    column.bid.lanes.filter((lane) => !lane.noQuote && inView(lane.laneNo)),
    demand.lanes,
    { ...options, daysUsed: days },
  )
}

/** Demurrage and detention beyond the free time, compare currency, unrounded. */
function keepingCost(lane: BidLaneView, wanted: readonly TenderLane[], options: CompareOptions): Big {
  const over = Math.max(0, options.daysUsed - freeDaysOf(lane))
  const rate = lane.freeTime.dayRate
  const demand = wanted.find((entry) => entry.laneNo === lane.laneNo)
  if (over === 0 || !rate || !demand) return new Big(0)
  return convert(
    new Big(rate.amount).times(over).times(boxCount(offered(lane, demand))),
    rate.currency,
    options.currency,
    options.rates,
  )
}
