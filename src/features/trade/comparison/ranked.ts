import { rankOnOf } from '@/contract/trade/tender/evaluation/rankOn.ts'
import type { Ranking } from '@/contract/trade/tender/evaluation/rankOn.ts'
import type { RankOn } from '@/contract/trade/tender/evaluation/values.ts'
import { bothPay } from '@/contract/trade/tender/payers/split.ts'
import type { TextOf } from '@/i18n/useText.ts'

/** What bids are ranked by. */
export const RANK_TEXT = {
  TOTAL: 'comparison.rankOn.TOTAL',
  PREPAID: 'comparison.rankOn.PREPAID',
} as const satisfies Record<RankOn, string>

/** The label of a compared price; it says so where the price is only what the publisher pays. */
export const rankedLabel = (t: TextOf, label: string, by: RankOn | undefined): string =>
  by === 'PREPAID' ? `${label} · ${t(RANK_TEXT.PREPAID)}` : label

/** What is ranked, in a sentence; undefined where there is no choice. */
export const rankedText = (t: TextOf, tender: Ranking): string | undefined =>
  bothPay(tender.payers) ? t('comparison.rankOn.text', { by: t(RANK_TEXT[rankOnOf(tender)]) }) : undefined
