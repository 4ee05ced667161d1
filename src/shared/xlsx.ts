import { saveBlob } from './save.ts'

/** Value of a cell; numbers stay numbers, text is never read as a formula. */
export type SheetValue = string | number

/** Downloads a table as a workbook of one sheet; the first row is the head. The writer is loaded on demand. */
export async function saveWorkbook(fileName: string, rows: readonly (readonly SheetValue[])[]): Promise<void> {
  const { default: write } = await import('write-excel-file/browser')
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.min(40, Math.max(10, ...rows.map((row) => String(row[column] ?? '').length + 2))),
  )
  const workbook = await write(
    rows.map((row, index) =>
      row.map((value) =>
        typeof value === 'number'
          ? { value, type: Number }
          : { value, type: String, ...(index === 0 && { fontWeight: 'bold' as const }) },
      ),
    ),
    { columns: widths.map((width) => ({ width })) },
  ).toBlob()
  saveBlob(fileName, workbook)
}
