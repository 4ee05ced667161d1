import type { ChargeLine } from '@/contract/trade/bid/schemas.ts'
import type { Formats } from '@/i18n/format.ts'

/** A quoted unit price with thousands separators: `USD 1,888`, or `2%` of another amount. */
export function unitPriceText(
  { money }: Pick<Formats, 'money'>,
  { basis, unitPrice, currency }: Pick<ChargeLine, 'basis' | 'unitPrice' | 'currency'>,
): string {
  const isPercent = basis === 'PERCENT_OF_FREIGHT' || basis === 'PERCENT_OF_VALUE'
  return isPercent ? `${unitPrice}%` : money({ amount: unitPrice, currency })
}
