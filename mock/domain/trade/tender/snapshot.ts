import type { Currency } from '@/contract/money.ts'
import { failedOf } from '@/contract/trade/bid/judge.ts'
import type { CompareColumn } from '@/contract/trade/bid/comparison.ts'
import type { Weights } from '@/contract/trade/tender/draft.ts'
import { comparedIn, type AwardFrame } from '@/contract/trade/tender/award/lanePrices.ts'
import type { AwardRecord } from '@/contract/trade/tender/award/schemas.ts'
import { awardFrame } from '../bid/compared.ts'
import type { Deps } from '../../deps.ts'
import { bodyOf } from '../../guards.ts'
import type { BidRow, TenderRow } from '../../tradeRows.ts'

/**
 * The bids of the present round at the award, also disqualified ones: prices, ranks and points under the weights, by
 * the same comparison as the page. `frame` has the bids that stand.
 */
export function snapshotOf(
  deps: Deps,
  tender: TenderRow,
  standing: readonly BidRow[],
  frame: AwardFrame,
  weights: Weights,
): AwardRecord['snapshot'] {
  const { compareCurrency: currency } = bodyOf(tender)
  const out = deps.rows.bids
    .of('tenderId', tender.id)
    .filter(({ status, outOfRound }) => status === 'DISQUALIFIED' && outOfRound === undefined)
  const whole = out.length === 0 ? frame : awardFrame(deps, tender, [...standing, ...out])
  const columns = comparedIn(weights === frame.weights ? whole : { ...whole, weights })
  const ranked = columns.filter(({ band }) => band === 'COMPARABLE')
  const of = new Set(ranked.map(({ bid }) => bid.bidder.id)).size
  return columns.map((column) => {
    const { id, bidder, option, completeness, disqualified } = column.bid
    return {
      bidId: id,
      bidderNameZh: bidder.nameZh,
      ...(bidder.nameEn && { bidderNameEn: bidder.nameEn }),
      option,
      allIn: { amount: column.allIn, currency },
      quoted: { amount: column.quoted, currency },
      estimated: { amount: column.estimate, currency },
      band: column.band,
      ...rankOf(column, of, currency),
      failed: failedOf(column.judged),
      ...(disqualified && { disqualified: disqualified.reason }),
      ...(column.co2Kg !== undefined && { co2Kg: column.co2Kg }),
      score: column.score.total,
      completeness,
    }
  })
}

/** Rank and distance to the lowest; only comparable bids have them. */
function rankOf({ rank, delta }: CompareColumn, of: number, currency: Currency) {
  return rank === undefined ? {} : { rank, of, gap: { amount: delta, currency } }
}
