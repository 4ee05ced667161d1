import { Big } from 'big.js'
import { groupedAmount, roundMoney } from '../../../money.ts'
import type { Problem } from '../../../problem.ts'
import type { CompareColumn } from '../../bid/comparison.ts'
import { estimatesOf } from '../../bid/estimates.ts'
import { countsIn } from '../evaluation/rankOn.ts'
import type { AwardReason, AwardRule } from '../values.ts'
import { comparedIn, lanePrices, priceAt, wonPrice, type AwardFrame, type LanePrices } from './lanePrices.ts'
import type { AwardShare } from './schemas.ts'

/** Shortest explanation of another reason than the price, where the lowest was to win. TRADE.md 1.4. */
export const AWARD_NOTE_MIN = 10

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
  const gaps = lanePrices(shares, frame).map(laneGap)
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

/** Gap of one lane, and the columns of those who get it. */
function laneGap(lane: LanePrices): { gap: Big; won: CompareColumn[] } {
  const lowest = lane.columns.find(({ band, delta }) => band === 'COMPARABLE' && Number(delta) === 0)
  if (!lowest) return { gap: new Big(0), won: [] }
  const { price, won } = wonPrice(lane)
  return { gap: price.minus(priceAt(lowest, lane)), won }
}

/**
 * Whether an award goes to the most points under the published weights: one bid for all lanes by its total, else each
 * lane's winners by that lane, as with the price.
 */
function hasMostPoints(shares: readonly AwardShare[], frame: AwardFrame): boolean {
  const [only] = shares
  if (only && shares.length === 1 && only.lanes.length === frame.lanes.length) return isBestIn(only.bidId, frame)
  return shares.every(({ bidId, lanes }) => lanes.every(({ laneNo }) => isBestIn(bidId, frame, laneNo)))
}

function isBestIn(bidId: string, frame: AwardFrame, laneNo?: number): boolean {
  const ranked = comparedIn(frame, laneNo).filter(({ band }) => band === 'COMPARABLE')
  const most = Math.max(...ranked.map(({ score }) => score.total))
  return ranked.some(({ bid, score }) => bid.id === bidId && score.total === most)
}

/** A charge of the winners that nobody prices and for which there is no own figure: their price is not known. */
function unpricedIn(shares: readonly AwardShare[], frame: AwardFrame): string | undefined {
  return shares
    .flatMap(({ bidId, lanes }) => {
      const bid = frame.bids.find(({ id }) => id === bidId)
      const won = frame.lanes.filter(({ laneNo }) => lanes.some((lane) => lane.laneNo === laneNo))
      return bid ? estimatesOf(bid, frame.bids, { ...frame, lanes: won, own: frame.evaluation?.estimates }) : []
    })
    .find((open) => open.amount === undefined && countsIn(frame, open))?.code
}

/** The reason that the figures bear out: the lowest price, else the most points where they decide. */
export function trueReason(
  shares: readonly AwardShare[],
  rule: AwardRule,
  frame: AwardFrame,
): 'PRICE' | 'SCORE' | undefined {
  if (unpricedIn(shares, frame) === undefined && !priceGap(shares, frame)) return 'PRICE'
  return rule === 'WEIGHTED' && hasMostPoints(shares, frame) ? 'SCORE' : undefined
}

/** Validates the reason of an award: price and points only where they are true, others explained under LOWEST. */
export function checkReason(
  { reason, note, shares }: { reason: AwardReason; note: string; shares: readonly AwardShare[] },
  rule: AwardRule,
  frame: AwardFrame,
): Problem[] {
  if (reason === 'PRICE') return checkPrice(shares, frame)
  if (reason === 'SCORE' && (rule !== 'WEIGHTED' || !hasMostPoints(shares, frame)))
    return [{ field: 'reason', code: 'awardReasonNotScore' }]
  const isShort = rule === 'LOWEST' && note.trim().length < AWARD_NOTE_MIN
  return isShort ? [{ field: 'note', code: 'awardNoteShort', params: { min: AWARD_NOTE_MIN } }] : []
}

function checkPrice(shares: readonly AwardShare[], frame: AwardFrame): Problem[] {
  const code = unpricedIn(shares, frame)
  if (code !== undefined) return [{ field: 'reason', code: 'estimateNeeded', params: { code } }]
  const above = priceGap(shares, frame)
  if (!above) return []
  const { rank = '–', gap } = above
  const params = { rank, gap: `${frame.currency} ${groupedAmount(gap)}` }
  return [{ field: 'reason', code: 'awardReasonNotPrice', params }]
}
