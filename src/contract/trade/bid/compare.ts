import { Big } from 'big.js'
import { roundMoney, type Currency } from '../../money.ts'
import { cellOf } from './compareCells.ts'
import { columnOf, type DraftColumn } from './compareColumn.ts'
import type { CompareColumn, CompareOptions, CompareRow, Comparison, DemandSide } from './comparison.ts'
import { estimatesOf, type Estimate, type EstimateFrame } from './estimates.ts'
import { scoreBids } from './score.ts'
import { countsIn } from '../tender/evaluation/rankOn.ts'
import type { ChargeGroup, EstimateSource } from './values.ts'
import type { BidLaneView, ReceivedBid } from './schemas.ts'

/**
 * Compares bids like for like in one currency: charges that a bid leaves open are estimated, so that
 * rank, score and the lowest price do not reward what is left out. TRADE.md 1.2. Pure: page and award record use the
 * same figures. `shown` are the ids to return; estimates and ranks always stand on all bids.
 */
export function compareBids(
  bids: readonly ReceivedBid[],
  demand: DemandSide,
  options: CompareOptions,
  shown: readonly string[] = bids.map(({ id }) => id),
): Comparison {
  const lanesOf = (bid: ReceivedBid) =>
    bid.lanes.filter((lane) => !lane.noQuote && (options.laneNo === undefined || lane.laneNo === options.laneNo))
  const wanted = demand.lanes.filter((lane) => options.laneNo === undefined || lane.laneNo === options.laneNo)
  const { mode, evaluation } = demand
  const frame: EstimateFrame = { ...options, mode, lanes: wanted, own: evaluation?.estimates }
  const open = new Map(bids.map((bid) => [bid.id, estimatesOf(bid, bids, frame)]))
  const rows = buildRows(bids, lanesOf, open, { ...options, demand })
  const groupTotals = totals(rows, bids, options.currency)
  const figures = { rows, wanted, demand, options }
  const columns = ranked(
    bids.map((bid) => columnOf(bid, lanesOf(bid), figures)),
    options,
  )
  return {
    columns: columns.filter(({ bid }) => shown.includes(bid.id)),
    rows: rows.flatMap((row) => ofShown(row, shown)),
    groupTotals,
    open,
  }
}

/** Only comparable bids are ranked, scored and a benchmark for the others. */
function ranked(drafts: readonly DraftColumn[], options: CompareOptions): CompareColumn[] {
  const comparable = drafts.filter(({ band }) => band === 'COMPARABLE')
  const lowest = lowestOf(comparable)
  const scores = scoreBids(comparable, options.weights)
  return drafts.map((draft) => ({
    ...draft,
    delta: roundMoney(new Big(draft.allIn).minus(lowest ?? draft.allIn), options.currency),
    ...(draft.band === 'COMPARABLE' && { rank: rankOf(draft, comparable) }),
    score: scores.get(draft.bid.id) ?? { total: 0, price: 0, transit: 0, freeTime: 0, rating: 0, co2: 0 },
  }))
}

const lowestOf = (drafts: readonly DraftColumn[]): Big | undefined =>
  drafts
    .map(({ allIn }) => new Big(allIn))
    .reduce<Big | undefined>((low, next) => (low === undefined || next.lt(low) ? next : low), undefined)

/** One more than the other enterprises whose best bid is lower: alternatives of one enterprise are one bidder. */
function rankOf({ bid, allIn }: DraftColumn, comparable: readonly DraftColumn[]): number {
  const lower = comparable.filter((other) => other.bid.bidder.id !== bid.bidder.id && new Big(other.allIn).lt(allIn))
  return new Set(lower.map((other) => other.bid.bidder.id)).size + 1
}

type LanesOf = (bid: ReceivedBid) => BidLaneView[]

function buildRows(
  bids: readonly ReceivedBid[],
  lanesOf: LanesOf,
  estimates: ReadonlyMap<string, Estimate[]>,
  { demand, ...options }: CompareOptions & { demand: DemandSide },
): CompareRow[] {
  const keys = new Map<string, { group: ChargeGroup; code: string }>()
  const add = ({ group, code }: { group: ChargeGroup; code: string }) => keys.set(`${group} ${code}`, { group, code })
  for (const bid of bids) for (const line of lanesOf(bid).flatMap((lane) => lane.charges)) add(line)
  for (const estimate of [...estimates.values()].flat()) add(estimate)
  const order: readonly ChargeGroup[] = ['ORIGIN', 'FREIGHT', 'DESTINATION', 'CONDITIONAL', 'OPTIONAL']
  return [...keys.values()]
    .toSorted((a, b) => order.indexOf(a.group) - order.indexOf(b.group) || a.code.localeCompare(b.code))
    .map((key) => ({
      ...key,
      counts: countsIn(demand, key),
      differs: false,
      cells: cellsOf(key, bids, lanesOf, estimates, options),
    }))
}

function cellsOf(
  key: { group: ChargeGroup; code: string },
  bids: readonly ReceivedBid[],
  lanesOf: LanesOf,
  estimates: ReadonlyMap<string, Estimate[]>,
  options: CompareOptions,
): CompareRow['cells'] {
  const cells: CompareRow['cells'] = {}
  const isKey = (one: { group: ChargeGroup; code: string }) => one.code === key.code && one.group === key.group
  for (const bid of bids) {
    const lines = lanesOf(bid).flatMap((lane) => lane.charges)
    const elsewhere = lines.some((line) => line.code === key.code && line.group !== key.group)
    const open = (estimates.get(bid.id) ?? []).filter(isKey)
    const sum = open.reduce((total, { amount }) => total.plus(amount ?? '0'), new Big(0))
    cells[bid.id] = {
      ...cellOf(lines.filter(isKey), elsewhere, options.requiredCharges.includes(key.code), options),
      ...(open.some(({ amount }) => amount !== undefined) && {
        estimate: roundMoney(sum, options.currency),
        source: sourceOf(open),
        openBoxes: open.reduce((total, { boxes }) => total + boxes, 0),
      }),
      ...(open.some(({ amount }) => amount === undefined) && { unpriced: true as const }),
    }
  }
  return cells
}

/** The source of a cell, which may have several lanes. */
function sourceOf(open: readonly Estimate[]): EstimateSource {
  const [first = 'MEDIAN', ...more] = new Set(open.flatMap(({ source }) => source ?? []))
  if (more.length === 0) return first
  return [first, ...more].some((source) => source === 'BIDDER' || source === 'MIXED') ? 'MIXED' : 'BOTH'
}

/** A row reduced to the shown bids; none if none of them says anything of the charge. */
function ofShown(row: CompareRow, shown: readonly string[]): CompareRow[] {
  const cells = Object.fromEntries(Object.entries(row.cells).filter(([id]) => shown.includes(id)))
  const faces = new Set(Object.values(cells).map((cell) => `${cell.state} ${cell.amount ?? ''} ${cell.estimate ?? ''}`))
  const isSilent = Object.values(cells).every(({ state }) => state === 'NONE')
  return isSilent ? [] : [{ ...row, cells, differs: faces.size > 1 }]
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
        .flatMap(({ cells }) => cells[bid.id] ?? [])
        .reduce((total, { amount, estimate }) => total.plus(amount ?? '0').plus(estimate ?? '0'), new Big(0))
      result[group][bid.id] = roundMoney(sum, currency)
    }
  return result
}
