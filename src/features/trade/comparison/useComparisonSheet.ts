import type { Comparison } from '@/contract/trade/bid/comparison.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import type { SheetValue } from '@/shared/xlsx.ts'
import { comparisonRows } from './comparisonSheet.ts'
import type { CompareSettings } from './useComparison.ts'

/** Returns a function that yields the shown comparison as spreadsheet rows in the current language. */
export function useComparisonSheet(
  tender: TenderDetail,
  comparison: Comparison,
  settings: CompareSettings,
): () => SheetValue[][] {
  const t = useText()
  const { locale } = useLocale()
  const formats = useFormats()
  const freight = useFreight()
  const group = useDict('charge_group').labelOf
  const basis = useDict('charge_basis').labelOf
  const state = useDict('charge_state').labelOf
  const space = useDict('space_status').labelOf
  const status = useDict('bid_status').labelOf
  const demand = useDict('demand').labelOf
  const words = { t, locale, formats, freight, group, basis, state, space, status, demand }
  return () => comparisonRows(tender, comparison, settings, words)
}
