import type { Weights } from '@/contract/trade/tender/draft.ts'
import type { AwardRecord } from '@/contract/trade/tender/award/schemas.ts'
import { comparedBids } from '../bid/compared.ts'
import type { Deps } from '../../deps.ts'
import { bodyOf } from '../../guards.ts'
import type { BidRow, TenderRow } from '../../tradeRows.ts'

/** The competing bids at the award: prices and points under the weights, by the same comparison as the page. */
export function snapshotOf(
  deps: Deps,
  tender: TenderRow,
  standing: readonly BidRow[],
  weights: Weights,
): AwardRecord['snapshot'] {
  const currency = bodyOf(tender).compareCurrency
  return comparedBids(deps, tender, standing, weights).map((column) => {
    const { id, bidder, option, completeness } = column.bid
    return {
      bidId: id,
      bidderNameZh: bidder.nameZh,
      ...(bidder.nameEn && { bidderNameEn: bidder.nameEn }),
      option,
      allIn: { amount: column.allIn, currency },
      estimated: { amount: column.estimate, currency },
      band: column.band,
      ...(column.rank !== undefined && { rank: column.rank }),
      score: column.score.total,
      completeness,
    }
  })
}
