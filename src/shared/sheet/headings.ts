import { SheetError } from './cells.ts'
import type { Cell, Table } from './cells.ts'
import { cellText, readDay } from './values.ts'

/** Normalizes a heading: case, full width, spaces, punctuation, units in brackets, asterisks of required columns. */
export function plainHeading(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Cf}_.*:'"/-]/gu, '')
}

/** The alternatives of `first|second|third`, normalized, each with and without its brackets. */
export function foldedNames(text: string): string[] {
  return text.split('|').flatMap((one) => [plainHeading(one), plainHeading(one).replace(/[()]/g, '')])
}

/** Number of rows searched for headings: a title or a note may come first. */
const LOOK_IN = 20

/** Minimum cells of a row to count as mostly unknown headings. */
const ENOUGH = 3

/** Whether a row may be unknown headings: mostly distinct words, and no figures or dates. */
function isWords(cells: readonly Cell[]): boolean {
  const texts = cells.map(cellText).filter((text) => text !== '')
  const isWord = (text: string) => text.length <= 100 && /\p{L}/u.test(text) && readDay(text).value === undefined
  return texts.length >= ENOUGH && new Set(texts).size === texts.length && texts.every(isWord)
}

/**
 * Finds the heading row: the one with most known headings, at least two; else the first row of words only, whose
 * columns the user then assigns. Throws `SheetError`.
 */
export function headingRow(table: Table, isUnderstood: (heading: string) => boolean): number {
  const rows = table.slice(0, LOOK_IN)
  const score = rows.map((row) => row.filter((cell) => isUnderstood(cellText(cell).slice(0, 100))).length)
  const best = Math.max(0, ...score)
  // A single known word may be a coincidence.
  if (best >= 2) return score.indexOf(best)
  const words = rows.flatMap((row, at) => (isWords(row) ? [at] : []))
  const at = words.find((one) => score[one] === best) ?? words[0]
  if (at === undefined) throw new SheetError('noHeading')
  return at
}

/** Whether a row is empty. */
export const isBlankRow = (cells: readonly Cell[]): boolean => cells.every((cell) => cellText(cell) === '')

/** Labels of sums: total, sum, and their Chinese equivalents. */
const SUM =
  /^(?:(?:grand|sub)?totals?|sum|\u5408\u8ba1|\u603b\u8ba1|\u5c0f\u8ba1|\u6c47\u603b|\u5171\u8ba1|\u603b\u6570)$/

/** Whether a row is a sum, by its first text. A port or a title containing such a word has more words. */
export function isSumRow(cells: readonly Cell[]): boolean {
  const first = cells.map(cellText).find((text) => text !== '')
  return first !== undefined && SUM.test(plainHeading(first).replace(/[()]/g, ''))
}

/** Spreadsheet row numbers of the sums below the headings. */
export const sumRows = (table: Table, from: number): number[] =>
  table.flatMap((cells, at) => (at > from && isSumRow(cells) ? [at + 1] : []))
