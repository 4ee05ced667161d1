import { Big } from 'big.js'
import { groupedAmount, roundMoney, type Currency, type RateTable } from '../../../money.ts'
import type { Problem } from '../../../problem.ts'
import { boxCount } from '../../bid/calc.ts'
import { compareBids } from '../../bid/compare.ts'
import type { Asks } from '../../bid/judge.ts'
import type { CompareColumn } from '../../bid/comparison.ts'
import type { ReceivedBid } from '../../bid/schemas.ts'
import { offered } from '../../bid/share.ts'
import type { TenderLane } from '../draft.ts'
import type { AwardReason, AwardRule } from '../values.ts'
import type { AwardedLane, AwardShare } from './schemas.ts'

/** Shortest explanation of an award that is not to the lowest bid, where the lowest was to win. */
export const AWARD_NOTE_MIN = 10

/** What an award is measured against: the competing bids and how the tender compares them. */
export interface AwardFrame extends Asks {
  bids: readonly ReceivedBid[]
  lanes: readonly TenderLane[]
  currency: Currency
  rates: RateTable
  requiredCharges: readonly string[]
}

/** How far an award is above the cheapest comparable bids of its lanes. */
export interface PriceGap {
  /** Rank of the most expensive winner in its lane; none if it is not comparable. */
  rank?: number
  /** In the compare currency, above zero. */
  gap: string
}

/**
 * Gap of an award to the cheapest comparable bids; undefined if price is a true reason. One bid for all lanes is
 * measured by its total, else lane by lane; parts of a lane count by their containers. TRADE.md 1.4.
 */
export function priceGap(shares: readonly AwardShare[], frame: AwardFrame): PriceGap | undefined {
  const [only] = shares
  if (only && shares.length === 1 && only.lanes.length === frame.lanes.length) {
    const column = comparedIn(frame).find(({ bid, band }) => bid.id === only.bidId && band === 'COMPARABLE')
    if (column) return Number(column.delta) > 0 ? gapOf(new Big(column.delta), [column], frame) : undefined
  }
  const gaps = [...new Set(shares.flatMap(({ lanes }) => lanes.map(({ laneNo }) => laneNo)))].map((laneNo) =>
    laneGap(laneNo, shares, frame),
  )
  const sum = gaps.reduce((total, { gap }) => (gap.gt(0) ? total.plus(gap) : total), new Big(0))
  // Each part is rounded to the minor unit.
  if (sum.lte(new Big('0.01').times(shares.length))) return undefined
  return gapOf(
    sum,
    gaps.flatMap(({ won }) => won),
    frame,
  )
}

function gapOf(gap: Big, won: readonly CompareColumn[], { currency }: AwardFrame): PriceGap {
  const ranks = won.flatMap(({ rank }) => rank ?? [])
  return { gap: roundMoney(gap, currency), ...(ranks.length > 0 && { rank: Math.max(...ranks) }) }
}

/** The bids compared in one lane, or in all. */
function comparedIn(frame: AwardFrame, laneNo?: number): CompareColumn[] {
  const weights = { price: 100, transit: 0, freeTime: 0, rating: 0 }
  const options = { ...frame, daysUsed: 0, weights, ...(laneNo !== undefined && { laneNo }) }
  return compareBids(frame.bids, { ...frame, teuOf: () => 0 }, options).columns
}

/** Gap of one lane, and the columns of those who get it. */
function laneGap(laneNo: number, shares: readonly AwardShare[], frame: AwardFrame): { gap: Big; won: CompareColumn[] } {
  const asked = frame.lanes.find((lane) => lane.laneNo === laneNo)
  const parts = shares.flatMap(({ bidId, lanes }) =>
    lanes.flatMap((lane) => (lane.laneNo === laneNo ? [{ bidId, lane }] : [])),
  )
  const columns = comparedIn(frame, laneNo)
  const lowest = columns.find(({ band, delta }) => band === 'COMPARABLE' && Number(delta) === 0)
  if (!asked || !lowest) return { gap: new Big(0), won: [] }
  const won = parts.flatMap(({ bidId, lane }) => {
    const column = columns.find(({ bid }) => bid.id === bidId)
    return column ? [{ column, price: priceOf(column, lane, asked) }] : []
  })
  const least = parts.reduce((sum, { lane }) => sum.plus(priceOf(lowest, lane, asked)), new Big(0))
  const gap = won.reduce((sum, { price }) => sum.plus(price), new Big(0)).minus(least)
  return { gap, won: won.map(({ column }) => column) }
}

/** Comparable price of a part of a lane: by containers if it is not the whole offer. */
function priceOf({ bid, allIn }: CompareColumn, part: AwardedLane, asked: TenderLane): Big {
  const lane = bid.lanes.find((one) => one.laneNo === part.laneNo)
  const of = lane ? boxCount(offered(lane, asked)) : 0
  return of === 0 ? new Big(allIn) : new Big(allIn).times(boxCount({ boxes: part.boxes })).div(of)
}

/** Validates the reason of an award: price only for the lowest, and an explanation where the lowest was to win. */
export function checkReason(
  input: { reason: AwardReason; note: string; shares: readonly AwardShare[] },
  rule: AwardRule,
  frame: AwardFrame,
): Problem[] {
  const above = priceGap(input.shares, frame)
  if (!above) return []
  const { rank = '–', gap } = above
  if (input.reason === 'PRICE')
    return [
      {
        field: 'reason',
        code: 'awardReasonNotPrice',
        params: { rank, gap: `${frame.currency} ${groupedAmount(gap)}` },
      },
    ]
  const isShort = rule === 'LOWEST' && input.note.trim().length < AWARD_NOTE_MIN
  return isShort ? [{ field: 'note', code: 'awardNoteShort', params: { min: AWARD_NOTE_MIN } }] : []
}
