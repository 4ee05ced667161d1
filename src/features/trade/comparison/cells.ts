import type { CompareCell } from '@/contract/trade/bid/compareCells.ts'
import { known } from '@/contract/known.ts'
import { sumByCurrency } from '@/contract/money.ts'
import type { Currency, Money } from '@/contract/money.ts'
import type { TextOf } from '@/i18n/useText.ts'

const TEXT = {
  INCLUDED: 'comparison.cell.INCLUDED',
  EXCLUDED: 'comparison.cell.EXCLUDED',
  NOT_APPLICABLE: 'comparison.cell.NOT_APPLICABLE',
  AT_COST: 'comparison.cell.AT_COST',
  MISSING: 'comparison.cell.MISSING',
  NONE: 'comparison.cell.NONE',
} as const

/** Text of a cell without an amount. */
export function cellText(t: TextOf, state: Exclude<CompareCell['state'], 'QUOTED'>): string {
  return t(known(TEXT, state) ?? `comparison.cell.${state}`)
}

/** Which charges an included one is part of; undefined if the bid does not say. */
export const holderText = (t: TextOf, { includedIn }: Pick<CompareCell, 'includedIn'>): string | undefined =>
  includedIn && t('comparison.cell.includedIn', { charge: includedIn.join(' + ') })

const ESTIMATE_TEXT = {
  OWN: 'comparison.estimate.own',
  MEDIAN: 'comparison.cell.estimate',
  BOTH: 'comparison.estimate.both',
  BIDDER: 'common.price.estimate',
  MIXED: 'comparison.estimate.mixed',
} as const

/** The estimate of a cell and whose it is; undefined without one. */
export function estimateText(
  t: TextOf,
  { estimate, source = 'MEDIAN' }: CompareCell,
  moneyText: (amount: string) => string,
): string | undefined {
  return estimate === undefined ? undefined : t(ESTIMATE_TEXT[source], { amount: moneyText(estimate) })
}

/** Foreign-currency amounts of a cell, one sum per currency: with many lanes the same charge is quoted many times. */
export function foreignOf(cell: CompareCell, currency: Currency): Money[] {
  return sumByCurrency(cell.original.filter((amount) => amount.currency !== currency))
}
