import type { CompareColumn } from '@/contract/trade/bid/comparison.ts'
import { sumsOf } from '@/contract/trade/bid/payer.ts'
import type { PaidSums } from '@/contract/trade/bid/payer.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import type { CompareSettings } from './useComparison.ts'

/** Who pays a part of a quote. */
export const PAID_TEXT = { ours: 'comparison.matrix.ours', others: 'comparison.matrix.others' } as const

/** What the buyer and what the other party of the sale pay of the quoted lanes in view. */
export function paidSums(
  { bid }: CompareColumn,
  { payers, rates }: Pick<TenderDetail, 'payers' | 'rates'>,
  { currency, laneNo }: Pick<CompareSettings, 'currency' | 'laneNo'>,
): PaidSums {
  const lanes = bid.lanes.filter((lane) => !lane.noQuote && (laneNo === undefined || lane.laneNo === laneNo))
  return sumsOf(
    lanes.flatMap(({ charges }) => charges),
    payers,
    currency,
    rates,
  )
}
