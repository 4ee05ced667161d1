import type { Sheet } from '@/contract/sheet.ts'
import { saveBlob } from '@/shared/save.ts'

/** Downloads a table as a workbook of one sheet; the first row is the head. */
export async function saveWorkbook(fileName: string, rows: Sheet['rows']): Promise<void> {
  await saveSheets(fileName, [{ name: 'Sheet1', rows }])
}

/** Downloads a workbook of several sheets. The writer is loaded on demand. */
export async function saveSheets(fileName: string, sheets: readonly Sheet[]): Promise<void> {
  const { workbookOf } = await import('@/contract/workbook.ts')
  saveBlob(fileName, await workbookOf(sheets))
}
