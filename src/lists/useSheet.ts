import { useState } from 'react'
import { errorText } from '@/api/errorText.ts'
import { useText } from '@/i18n/useText.ts'
import { saveWorkbook } from '@/ui/sheet/saveSheets.ts'
import type { SheetValue } from '@/contract/sheet.ts'
import { toast } from '@/ui/toast.ts'

/** One column of an exported sheet: its heading and the value of a row; a missing value is an empty cell. */
export type SheetColumn<Row> = readonly [heading: string, value: (row: Row) => SheetValue | undefined]

/** An export: whether it runs, and its start. */
export interface SheetExport {
  isSaving: boolean
  save: () => Promise<void>
}

/** Saves the rows of every page of a list as a workbook; shows a toast on failure. */
export function useSheet<Row>(
  name: string,
  everyRow: () => Promise<readonly Row[]>,
  columns: readonly SheetColumn<Row>[],
): SheetExport {
  const t = useText()
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      const rows = await everyRow()
      const lines = rows.map((row) => columns.map(([, value]) => value(row) ?? ''))
      await saveWorkbook(`${name}.xlsx`, [columns.map(([heading]) => heading), ...lines])
    } catch (error) {
      toast.error(errorText(t, error))
    }
    setSaving(false)
  }
  return { isSaving, save }
}
