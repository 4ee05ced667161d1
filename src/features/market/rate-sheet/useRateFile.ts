import { useMemoizedFn } from 'ahooks'
import { useCall } from '@/api/ApiContext.tsx'
import { errorText } from '@/api/errorText.ts'
import { rateSheetEndpoints } from '@/contract/market/rateSheet/endpoints.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { saveWorkbook } from '@/ui/sheet/saveSheets.ts'
import { toast } from '@/ui/toast.ts'
import { exportTable } from './sheet/exportTable.ts'

/** Returns a function that saves a rate sheet as a workbook, which can be imported again; a toast tells a failure. */
export function useRateFile(id: string): () => Promise<void> {
  const t = useText()
  const call = useCall()
  const { locale } = useLocale()
  const { containerTypes } = useFreight()
  return useMemoizedFn(async () => {
    try {
      const { name, rows } = await call(rateSheetEndpoints.export, { id })
      await saveWorkbook(`${name}.xlsx`, exportTable(rows, containerTypes, locale === 'zh-CN'))
    } catch (error) {
      toast.error(errorText(t, error))
    }
  })
}
