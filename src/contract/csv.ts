import type { SheetValue } from './sheet.ts'

/** Characters that make a spreadsheet run a cell as a formula, including full width. RELIABILITY T21. */
const TRIGGER = /^[\s]*[=+\-@\t\r\n\0＝＋－＠]/u

/** One cell: formulas are escaped with an apostrophe, quotes doubled (RFC 4180). Numbers stay numbers. */
export function csvCell(value: SheetValue): string {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'object') return value.amount
  const safe = TRIGGER.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A whole table with a byte-order mark, so that Excel reads UTF-8. */
export function toCsv(rows: readonly (readonly SheetValue[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
}
