import { useState } from 'react'
import { useApi } from '@/api/ApiContext.tsx'
import { errorText } from '@/api/errorText.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { saveText } from '@/shared/save.ts'
import { saveSheets } from '@/ui/sheet/saveSheets.ts'
import { toast } from '@/ui/toast.ts'
import type { CompareSettings } from '../useComparison.ts'
import type { Compared } from './table.ts'
import { useEstimateText } from '../useEstimateText.ts'

/** Downloads of the shown comparison in the current language; what makes them is loaded on demand. */
export function useComparisonExport(
  tender: TenderDetail,
  comparison: Compared,
  settings: CompareSettings,
  bidCount: number,
) {
  const t = useText()
  const { locale } = useLocale()
  const formats = useFormats()
  const freight = useFreight()
  const { clock } = useApi()
  const { user } = useSession()
  const group = useDict('charge_group').labelOf
  const basis = useDict('charge_basis').labelOf
  const state = useDict('charge_state').labelOf
  const space = useDict('space_status').labelOf
  const status = useDict('bid_status').labelOf
  const demand = useDict('demand').labelOf
  const level = useDict('demand_level').labelOf
  const disqualified = useDict('disqualify_reason').labelOf
  const figure = useEstimateText()
  const [saving, setSaving] = useState<'csv' | 'xlsx'>()
  const save = async (kind: 'csv' | 'xlsx') => {
    setSaving(kind)
    try {
      const { comparisonBook, comparisonCsv } = await import('./book.ts')
      const words = {
        t,
        locale,
        formats,
        freight,
        group,
        basis,
        state,
        space,
        status,
        demand,
        level,
        disqualified,
        figure,
      }
      const shown = { tender, comparison, settings, words }
      const company = user && wordsIn(locale, user.companyNameZh, user.companyNameEn)
      const by = [user?.contactName, company].filter((part) => part !== undefined).join(' · ')
      const at = new Date(clock.now()).toISOString()
      if (kind === 'csv') saveText(`${tender.no}.csv`, comparisonCsv(shown))
      else await saveSheets(`${tender.no}.xlsx`, await comparisonBook(shown, { by, at, bidCount }))
    } catch (error) {
      toast.error(errorText(t, error))
    }
    setSaving(undefined)
  }
  return { saving, save }
}
