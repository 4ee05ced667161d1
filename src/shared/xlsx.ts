import { saveBlob } from './save.ts'

/** A decimal string, shown with as many places as it has. */
export interface SheetAmount {
  amount: string
}

/** Value of a cell; numbers stay numbers, text is never read as a formula. */
export type SheetValue = string | number | SheetAmount

/** A sheet of a workbook; the first row is the head. */
export interface Sheet {
  name: string
  rows: readonly (readonly SheetValue[])[]
}

/** The value without its format. */
export const plainValue = (value: SheetValue): string | number =>
  typeof value === 'object' ? Number(value.amount) : value

/** Downloads a table as a workbook of one sheet; the first row is the head. The writer is loaded on demand. */
export async function saveWorkbook(fileName: string, rows: Sheet['rows']): Promise<void> {
  await saveSheets(fileName, [{ name: 'Sheet1', rows }])
}

/** Downloads a workbook of several sheets. The writer is loaded on demand. */
export async function saveSheets(fileName: string, sheets: readonly Sheet[]): Promise<void> {
  const { default: write } = await import('write-excel-file/browser')
  const workbook = await write(
    sheets.map(({ name, rows }) => ({
      sheet: name,
      data: rows.map((row, index) => row.map((value) => cellOf(value, index === 0))),
      columns: widthsOf(rows).map((width) => ({ width })),
      stickyRowsCount: 1,
    })),
  ).toBlob()
  saveBlob(fileName, workbook)
}

function widthsOf(rows: Sheet['rows']): number[] {
  const columns = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: columns }, (_, column) =>
    Math.min(40, Math.max(10, ...rows.map((row) => String(plainValue(row[column] ?? '')).length + 2))),
  )
}

function cellOf(value: SheetValue, isHead: boolean) {
  if (typeof value === 'string') return { value, type: String, ...(isHead && { fontWeight: 'bold' as const }) }
  return typeof value === 'number'
    ? { value, type: Number }
    : { value: Number(value.amount), type: Number, format: formatOf(value) }
}

/** `0.00`, or `0` for an amount without minor units. */
const formatOf = ({ amount }: SheetAmount): string => amount.replace(/^-?\d+/, '0').replaceAll(/\d/g, '0')
