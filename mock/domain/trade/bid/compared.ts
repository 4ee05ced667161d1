import { Big } from 'big.js'
import { compareBids } from '@/contract/trade/bid/compare.ts'
import type { CompareColumn } from '@/contract/trade/bid/comparison.ts'
import { COMPARE_BANDS } from '@/contract/trade/bid/values.ts'
import type { Weights } from '@/contract/trade/tender/draft.ts'
import type { Deps } from '../../deps.ts'
import { bodyOf } from '../../guards.ts'
import type { BidRow, TenderRow } from '../../tradeRows.ts'
import { receivedBid } from './receivedBid.ts'

/** Bids of a tender side by side, by the same comparison as the buyer's page, in the given order. */
export function comparedBids(
  deps: Deps,
  tender: TenderRow,
  bids: readonly BidRow[],
  weights: Weights = bodyOf(tender).weights,
): CompareColumn[] {
  const { lanes, compareCurrency: currency, requiredCharges } = bodyOf(tender)
  const demand = { lanes, teuOf: (isoCode: string) => deps.reference.teuByIsoCode.get(isoCode) ?? 0 }
  const options = { currency, rates: tender.rates, weights, requiredCharges, daysUsed: 0 }
  const received = bids.map((bid) => receivedBid(deps, bid))
  return compareBids(received, demand, options).columns
}

/** Submitted bids, best first: comparable ones by all-in with estimates, then the others; the earlier one at equal prices. */
export function bestFirst(deps: Deps, tender: TenderRow, bids: readonly BidRow[]): BidRow[] {
  const columns = new Map(comparedBids(deps, tender, bids).map((column) => [column.bid.id, column]))
  const band = (bid: BidRow): number => COMPARE_BANDS.indexOf(columns.get(bid.id)?.band ?? 'OUT')
  const price = (bid: BidRow): Big => new Big(columns.get(bid.id)?.allIn ?? 0)
  return bids.toSorted(
    (a, b) => band(a) - band(b) || price(a).cmp(price(b)) || (a.submittedAt ?? '').localeCompare(b.submittedAt ?? ''),
  )
}
