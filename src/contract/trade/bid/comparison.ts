import type { Currency, RateTable } from '../../money.ts'
import type { TenderLane, Weights } from '../tender/draft.ts'
import type { TransportMode } from '../tender/values.ts'
import type { CompareCell } from './compareCells.ts'
import type { Estimate } from './estimates.ts'
import type { Asks, Judgement } from './judge.ts'
import type { ReceivedBid } from './schemas.ts'
import type { BidScore } from './score.ts'
import type { ChargeGroup, CompareBand } from './values.ts'

/** Options of a comparison. */
export interface CompareOptions {
  currency: Currency
  rates: RateTable
  weights: Weights
  requiredCharges: readonly string[]
  /** One lane; absent for all lanes. */
  laneNo?: number
  /** Expected days of container use at destination; days beyond the free time are priced. */
  daysUsed: number
  /** How many of them in the terminal; absent: half. */
  terminalDays?: number
}

export interface CompareRow {
  group: ChargeGroup
  code: string
  /** Whether it counts in the compared price. */
  counts: boolean
  cells: Record<string, CompareCell>
  /** True if the bids differ in this row. */
  differs: boolean
}
export interface CompareColumn {
  bid: ReceivedBid
  band: CompareBand
  /**
   * Comparable price in the compare currency: what is quoted, and estimates for what is left open; of all charges, or
   * of those that the publisher pays (`rankOn`). The other figures of a column follow it.
   */
  allIn: string
  /** Sum of the quoted charges. */
  quoted: string
  /** Sum of the estimates; zero if every charge has a binding price. */
  estimate: string
  /** Number of charges with neither a price nor an estimate. */
  unpriced: number
  /** Lanes of this view without a quote. */
  unquotedLanes: number[]
  /** Lanes with fewer containers offered than asked for. */
  partialLanes: number[]
  perTeu?: string
  /** All-in per offered container; absent if containers are not counted. */
  perBox?: string
  /** All-in plus demurrage and detention for the expected days. */
  landed: string
  /** Difference to the lowest comparable all-in. */
  delta: string
  /** Rank among the enterprises by all-in; only of comparable bids. */
  rank?: number
  transitDays?: number
  /** Estimated kilograms CO2e of all lanes in view; absent if one is not known. It enters no rank. */
  co2Kg?: number
  direct: boolean
  /** How it meets the demands of the lanes in view. */
  judged: Judgement[]
  freeDays?: number
  score: BidScore
}
export interface Comparison {
  columns: CompareColumn[]
  rows: CompareRow[]
  groupTotals: Record<ChargeGroup, Record<string, string>>
  /** What each bid leaves open in view, a lane and charge at a time; the cells hold their sums. */
  open: ReadonlyMap<string, readonly Estimate[]>
}

/** The tender's side of a comparison. */
export interface DemandSide extends Asks {
  mode: TransportMode
  lanes: readonly TenderLane[]
  /** TEU of a container type. */
  teuOf: (isoCode: string) => number
}
