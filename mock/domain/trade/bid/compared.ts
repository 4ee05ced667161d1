import { Big } from 'big.js'
import type { CompareColumn } from '@/contract/trade/bid/comparison.ts'
import type { Asks } from '@/contract/trade/bid/judge.ts'
import type { Money } from '@/contract/money.ts'
import { COMPARE_BANDS } from '@/contract/trade/bid/values.ts'
import { comparedIn, type AwardFrame } from '@/contract/trade/tender/award/lanePrices.ts'
import type { TenderDraft } from '@/contract/trade/tender/draft.ts'
import type { Deps } from '../../deps.ts'
import { bodyOf } from '../../guards.ts'
import type { BidRow, TenderRow } from '../../tradeRows.ts'
import { receivedBid } from './receivedBid.ts'

/** Bids of a tender side by side, by the same comparison as the buyer's page, in the given order. */
export const comparedBids = (deps: Deps, tender: TenderRow, bids: readonly BidRow[]): readonly CompareColumn[] =>
  comparedIn(awardFrame(deps, tender, bids))

/** What an award of a tender is measured against. */
export function awardFrame(deps: Deps, tender: TenderRow, standing: readonly BidRow[]): AwardFrame {
  const { lanes, compareCurrency: currency, requiredCharges, weights } = bodyOf(tender)
  const bids = standing.map((bid) => receivedBid(deps, bid))
  return { ...asksOf(tender), bids, lanes, currency, rates: tender.rates, requiredCharges, weights }
}

/** What a tender asks besides prices, and which it ranks by: while it is open for quotes, the total. */
function asksOf(tender: TenderRow): Asks & Pick<TenderDraft, 'mode'> {
  const { status, evaluation } = tender
  const { mode, cargo, demands, payers } = bodyOf(tender)
  return {
    mode,
    cargo,
    demands,
    payers,
    evaluation: status === 'QUOTING' && evaluation ? { ...evaluation, rankOn: 'TOTAL' } : evaluation,
  }
}

/** A bid with its comparable all-in in the tender's compare currency. */
export interface Step {
  bid: BidRow
  allIn: Money
}

/**
 * Submitted bids with the price they are ranked by, best first: comparable ones by all-in with estimates, then the
 * others; the earlier one at equal prices. `frame` has the same bids, in their order.
 */
export function ladderOf(bids: readonly BidRow[], frame: AwardFrame): Step[] {
  const { currency } = frame
  const columns = comparedIn(frame)
  return bids
    .flatMap((bid, index) => {
      const column = columns[index]
      return column
        ? [{ bid, allIn: { amount: column.allIn, currency }, band: COMPARE_BANDS.indexOf(column.band) }]
        : []
    })
    .toSorted(
      (a, b) =>
        a.band - b.band ||
        new Big(a.allIn.amount).cmp(b.allIn.amount) ||
        (a.bid.submittedAt ?? '').localeCompare(b.bid.submittedAt ?? ''),
    )
    .map(({ bid, allIn }) => ({ bid, allIn }))
}

/** The same bids without their prices. */
export const bestFirst = (bids: readonly BidRow[], frame: AwardFrame): BidRow[] =>
  ladderOf(bids, frame).map(({ bid }) => bid)
