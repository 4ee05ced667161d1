import { lineCost } from '@/contract/trade/bid/lineCost.ts'
import type { ChargeLine } from '@/contract/trade/bid/schemas.ts'
import type { Formats } from '@/i18n/format.ts'
import type { TextOf } from '@/i18n/useText.ts'

type Money = Pick<Formats, 'money'>
type Rates = Pick<ChargeLine, 'basis' | 'unitPrice' | 'currency' | 'minAmount' | 'breaks'>
type Counted = Rates & Pick<ChargeLine, 'qty'>

/** A quoted unit price with thousands separators: `USD 1,888`, or `2%` of another amount. */
export function unitPriceText(
  { money }: Money,
  { basis, unitPrice, currency }: Pick<ChargeLine, 'basis' | 'unitPrice' | 'currency'>,
): string {
  const isPercent = basis === 'PERCENT_OF_FREIGHT' || basis === 'PERCENT_OF_VALUE'
  return isPercent ? `${unitPrice}%` : money({ amount: unitPrice, currency })
}

/** The rate that the amount of a line stands on: its unit price, or that of a weight break. */
export const rateTakenText = (formats: Money, line: Counted): string =>
  unitPriceText(formats, { ...line, unitPrice: lineCost(line).unitPrice })

/** Why the amount of a line is not its quantity at its unit price: a weight break, or the minimum; else undefined. */
export function takenText(t: TextOf, line: Counted): string | undefined {
  const { fromKg, isRaised, isMinimum } = lineCost(line)
  if (isMinimum) return t('common.price.minimumTaken')
  if (fromKg === undefined) return undefined
  return t(isRaised ? 'common.price.asKg' : 'common.price.break', { kg: fromKg })
}

/** All rates of a line: `CNY 5.60 · 45 kg+ CNY 4.60 · minimum CNY 45`. */
export function ratesText(t: TextOf, formats: Money, line: Rates): string {
  const { minAmount, breaks = [], currency } = line
  return [
    unitPriceText(formats, line),
    ...breaks.map(({ fromKg, unitPrice }) =>
      t('common.price.from', { kg: fromKg, price: formats.money({ amount: unitPrice, currency }) }),
    ),
    ...(minAmount === undefined
      ? []
      : [t('common.price.minimum', { amount: formats.money({ amount: minAmount, currency }) })]),
  ].join(' · ')
}

/** What the bidder expects a line without a price to cost a unit of its basis, or at cost; empty if it did not say. */
export const estimateText = (t: TextOf, { money }: Money, line: Pick<ChargeLine, 'estimate' | 'currency'>): string =>
  line.estimate === undefined
    ? ''
    : t('common.price.estimate', { amount: money({ amount: line.estimate, currency: line.currency }) })
