import { SheetError } from './cells.ts'
import type { Cell, Table } from './cells.ts'
import { cellText, readDay } from './values.ts'

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

/** Cells that a row needs to be taken for headings of which hardly any is known. */
const ENOUGH = 3

/** Whether a row may be headings in somebody's own words: different words in most cells, and no figures or dates. */
function isWords(cells: readonly Cell[]): boolean {
  const texts = cells.map(cellText).filter((text) => text !== '')
  const isWord = (text: string) => text.length <= 100 && /\p{L}/u.test(text) && readDay(text).value === undefined
  return texts.length >= ENOUGH && new Set(texts).size === texts.length && texts.every(isWord)
}

/**
 * Finds the row of headings: the one of which most is understood, two at least; else the first row of nothing but words,
 * which the person then explains. Throws `SheetError`.
 */
export function headingRow(table: Table, isUnderstood: (heading: string) => boolean): number {
  const rows = table.slice(0, LOOK_IN)
  const score = rows.map((row) => row.filter((cell) => isUnderstood(cellText(cell).slice(0, 100))).length)
  const best = Math.max(0, ...score)
  // A single known word may be anything.
  if (best >= 2) return score.indexOf(best)
  const words = rows.flatMap((row, at) => (isWords(row) ? [at] : []))
  const at = words.find((one) => score[one] === best) ?? words[0]
  if (at === undefined) throw new SheetError('noHeading')
  return at
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
