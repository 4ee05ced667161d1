import { SheetError } from './cells.ts'
import type { Cell, Table } from './cells.ts'
import { cellText } from './values.ts'

/** Folds what people write differently: case, full width, blanks, marks, units in brackets, stars of required columns. */
export function plainHeading(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Cf}_.*:'"/-]/gu, '')
}

/** The names of `first|second|third`, folded, each with and without its brackets. */
export function foldedNames(text: string): string[] {
  return text.split('|').flatMap((one) => [plainHeading(one), plainHeading(one).replace(/[()]/g, '')])
}

/** Rows in which the headings are looked for: a title or a note may stand above them. */
const LOOK_IN = 20

/** Finds the row of headings: the one of which most is understood, two at least. Throws `SheetError`. */
export function headingRow<Heading>(
  table: Table,
  read: (text: string) => Heading,
  isUnderstood: (heading: Heading) => boolean,
): { at: number; headings: Heading[] } {
  const rows = table.slice(0, LOOK_IN).map((row) => row.map((cell) => read(cellText(cell).slice(0, 100))))
  const score = rows.map((row) => row.filter(isUnderstood).length)
  const best = Math.max(0, ...score)
  // A single known word may be anything.
  if (best < 2) throw new SheetError('noHeading')
  const at = score.indexOf(best)
  return { at, headings: rows[at] ?? [] }
}

/** Whether a row has nothing in it. */
export const isBlankRow = (cells: readonly Cell[]): boolean => cells.every((cell) => cellText(cell) === '')

/** What people write before a sum: total, sum, and their Chinese words. */
const SUM =
  /^(?:(?:grand|sub)?totals?|sum|\u5408\u8ba1|\u603b\u8ba1|\u5c0f\u8ba1|\u6c47\u603b|\u5171\u8ba1|\u603b\u6570)$/

/** Whether a row sums others up: its first text says so. A port or a title with such a word in it has more words. */
export function isSumRow(cells: readonly Cell[]): boolean {
  const first = cells.map(cellText).find((text) => text !== '')
  return first !== undefined && SUM.test(plainHeading(first).replace(/[()]/g, ''))
}

/** The rows of sums below the headings, numbered as the spreadsheet counts them. */
export const sumRows = (table: Table, from: number): number[] =>
  table.flatMap((cells, at) => (at > from && isSumRow(cells) ? [at + 1] : []))
