import type { OwnEstimate } from '@/contract/trade/tender/evaluation/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'

/** An own figure in words, without its charge: `USD 350 · Per container · Lane 1 · 20GP`. */
export function useEstimateText(): (estimate: OwnEstimate) => string {
  const t = useText()
  const { money } = useFormats()
  const { boxCode } = useFreight()
  const { labelOf } = useDict('charge_basis')
  return ({ unitPrice, currency, basis, laneNo, isoCode }) =>
    [
      money({ amount: unitPrice, currency }),
      labelOf(basis),
      ...(laneNo === undefined ? [] : [t('comparison.control.laneNo', { no: laneNo })]),
      ...(isoCode === undefined ? [] : [boxCode(isoCode)]),
    ].join(' · ')
}
