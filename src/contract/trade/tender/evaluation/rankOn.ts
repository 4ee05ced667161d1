import type { Problem } from '../../../problem.ts'
import { isAllInGroup, type ChargeGroup } from '../../bid/values.ts'
import type { Payers } from '../payers/schemas.ts'
import { bothPay, isOurs } from '../payers/split.ts'
import type { RankOn } from './values.ts'

/** What decides the ranking of a tender's bids: who pays what, and what the publisher chose. */
export interface Ranking {
  payers?: Payers | undefined
  evaluation?: { rankOn?: RankOn | undefined } | undefined
}

/** What the bids are ranked by; the total unless the publisher chose its own part and the other party pays one too. */
export const rankOnOf = ({ payers, evaluation }: Ranking): RankOn =>
  bothPay(payers) ? (evaluation?.rankOn ?? 'TOTAL') : 'TOTAL'

/** Whether a charge falls on whom the bids are compared for: both parties, or the publisher alone. */
export const isRanked = (tender: Ranking, charge: { code: string; group: ChargeGroup }): boolean =>
  rankOnOf(tender) === 'TOTAL' || isOurs(tender.payers, charge)

/**
 * Whether a charge counts in the compared price, with its rank, points, gap and lowest mark. The only place that decides
 * it. TRADE.md 1.2.
 */
export const countsIn = (tender: Ranking, charge: { code: string; group: ChargeGroup }): boolean =>
  isAllInGroup(charge.group) && isRanked(tender, charge)

/** Validates the choice: the own part differs from the total only where both parties pay. */
export function checkRankOn(rankOn: RankOn, payers: Payers | undefined): Problem[] {
  return rankOn === 'PREPAID' && !bothPay(payers) ? [{ field: 'rankOn', code: 'chooseSome' }] : []
}
