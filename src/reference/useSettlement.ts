import type { PaymentParts } from '@/contract/trade/tender/payment/schemas.ts'
import { partsOf } from '@/contract/trade/tender/payment/rules.ts'
import type { PaymentTerm } from '@/contract/trade/tender/values.ts'
import { rateDayOf } from '@/contract/trade/tender/payment/values.ts'
import { useText } from '@/i18n/useText.ts'
import type { DefinitionItem } from '@/ui/DefinitionGrid.tsx'

/** Returns a function that gives the cell of a settlement in one currency; none where each currency is due by itself. */
export function useSettlement(): (of: { paymentTerm?: PaymentTerm | undefined } & PaymentParts) => DefinitionItem[] {
  const t = useText()
  return ({ paymentTerm = 'PREPAID', ...parts }) => {
    const { settlementCurrency: currency } = partsOf(parts)
    if (currency === undefined) return []
    const value = t(`common.settlement.${rateDayOf(paymentTerm)}`, { currency })
    return [{ label: t('common.settlement'), value, span: 2 }]
  }
}
