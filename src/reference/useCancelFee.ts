import type { PaymentParts } from '@/contract/trade/tender/payment/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import type { DefinitionItem } from '@/ui/DefinitionGrid.tsx'

/** Returns a function that gives the cell of a stated cancellation fee; none if the terms state no fee. */
export function useCancelFee(): (of: PaymentParts) => DefinitionItem[] {
  const t = useText()
  return ({ cancelFeePct: pct = 0 }) =>
    pct === 0 ? [] : [{ label: t('common.cancelFee'), value: t('common.cancelFee.text', { pct }), span: 2 }]
}
