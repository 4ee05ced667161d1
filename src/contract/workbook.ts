import write from 'write-excel-file/universal'
import { plainValue } from './sheet.ts'
import type { Sheet, SheetAmount, SheetValue } from './sheet.ts'

/** A workbook (XLSX) of several sheets, with their heads fixed. Pages import this file on demand: it brings the writer. */
export async function workbookOf(sheets: readonly Sheet[]): Promise<Blob> {
  return write(
    sheets.map(({ name, rows }) => ({
      sheet: name,
      data: rows.map((row, index) => row.map((value) => cellOf(value, index === 0))),
      columns: widthsOf(rows).map((width) => ({ width })),
      stickyRowsCount: 1,
    })),
  ).toBlob()
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
