import { compareBids } from '@/contract/trade/bid/compare.ts'
import type { Weights } from '@/contract/trade/tender/draft.ts'
import type { AwardRecord } from '@/contract/trade/tender/award/schemas.ts'
import { receivedBid } from '../bid/view.ts'
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
  const body = bodyOf(tender)
  const { columns } = compareBids(
    standing.map((bid) => receivedBid(deps, bid)),
    { lanes: body.lanes, teuOf: (isoCode) => deps.reference.teuByIsoCode.get(isoCode) ?? 0 },
    {
      currency: body.compareCurrency,
      rates: tender.rates,
      weights,
      requiredCharges: body.requiredCharges,
      fillMissing: false,
      daysUsed: 0,
    },
  )
  return columns.map((column) => {
    const { id, bidder, option, completeness } = column.bid
    return {
      bidId: id,
      bidderNameZh: bidder.nameZh,
      ...(bidder.nameEn && { bidderNameEn: bidder.nameEn }),
      option,
      allIn: { amount: column.allIn, currency: body.compareCurrency },
      score: column.score.total,
      completeness,
    }
  })
}
