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
