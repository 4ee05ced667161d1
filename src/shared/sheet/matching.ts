import { SheetError } from './cells.ts'
import type { Table } from './cells.ts'
import { headingRow, isBlankRow, isSumRow, plainHeading } from './headings.ts'
import { cellText } from './values.ts'

/** The user's column choices, by heading as normalized by `plainHeading`; an empty text leaves the column out. */
export type ColumnChoices = Readonly<Record<string, string>>

/** Meaning of a heading. `ours` is a column written by us that is not read. */
export type Meaning =
  | { kind: 'column'; column: string }
  | { kind: 'ours' }
  /** `counts`: its cells are quantities, so that the user must decide to leave it out. */
  | { kind: 'unknown'; counts?: boolean }

/** A column with an unknown heading. */
export interface OpenColumn {
  /** Original text in the sheet. */
  heading: string
  /** The normalized heading: key of a choice. */
  name: string
  /** The first distinct values below it. */
  values: string[]
  counts: boolean
  /** The user's choice; undefined if none, or no longer valid. */
  choice: string | undefined
}

/** Meaning of the columns of a sheet, and what the user has to decide. */
export interface ColumnMatching {
  open: OpenColumn[]
  /** Columns recognized by their headings. */
  known: string[]
  /** Required columns without a match. */
  missing: string[]
  /** Original headings of the ignored columns. */
  unused: string[]
}

/** How the headings of a kind of sheet are matched. */
export interface HeadingRules {
  read: (heading: string) => Meaning
  /** Whether the column exists: one chosen earlier may have been removed. */
  exists: (column: string) => boolean
  needed: readonly string[]
  /** Display name of a required column in errors. */
  nameOf: (column: string) => string
}

/** A table with its heading row and column meanings. */
export interface MatchedTable {
  /** Index of the heading row. */
  at: number
  /** Column indexes, from 0. */
  places: ReadonlyMap<string, number>
  matching: ColumnMatching
}

/** Number of sample values of a column, and their maximum length. */
const VALUES = 3
const VALUE_LENGTH = 40

function firstValues(table: Table, from: number, place: number): string[] {
  const found = new Set<string>()
  for (const cells of table.slice(from + 1)) {
    const text = isSumRow(cells) ? '' : cellText(cells[place])
    if (text !== '') found.add(text.length > VALUE_LENGTH ? `${text.slice(0, VALUE_LENGTH)}…` : text)
    if (found.size === VALUES) break
  }
  return [...found]
}

/** Whether the user has to decide before the rows can be read. */
export const hasQuestion = ({ open, missing }: ColumnMatching): boolean =>
  missing.length > 0 || open.some(({ choice }) => choice === undefined)

/** Finds the headings and the meaning of their columns, by name or by the user's choice. Throws `SheetError`. */
export function matchColumns(table: Table, rules: HeadingRules, choices: ColumnChoices): MatchedTable {
  if (table.every(isBlankRow)) throw new SheetError('empty')
  const said = (text: string): string | undefined => {
    const choice = Object.hasOwn(choices, plainHeading(text)) ? choices[plainHeading(text)] : undefined
    return choice === '' || (choice !== undefined && rules.exists(choice)) ? choice : undefined
  }
  const isUnderstood = (text: string): boolean => rules.read(text).kind !== 'unknown' || Boolean(said(text))
  const at = headingRow(table, isUnderstood)
  const headings = (table[at] ?? []).map((cell) => cellText(cell).slice(0, 100))
  const meanings = headings.map(rules.read)
  const places = new Map<string, number>()
  const twice: string[] = []
  for (const [place, meaning] of meanings.entries()) {
    if (meaning.kind !== 'column') continue
    if (places.has(meaning.column)) twice.push(headings[place] ?? '')
    else places.set(meaning.column, place)
  }
  if (twice.length > 0) throw new SheetError('columnTwice', { names: twice.join(', ') })
  const known = [...places.keys()]
  const open: OpenColumn[] = []
  const unused: string[] = []
  for (const [place, meaning] of meanings.entries()) {
    const heading = headings[place] ?? ''
    const name = plainHeading(heading)
    if (meaning.kind !== 'unknown' || name === '') continue
    const values = firstValues(table, at, place)
    const isAsked = values.length > 0 && open.every((one) => one.name !== name)
    const wanted = isAsked ? said(heading) : ''
    const choice = wanted && places.has(wanted) ? undefined : wanted
    if (choice) places.set(choice, place)
    if (isAsked) open.push({ heading, name, values, counts: meaning.counts === true, choice })
    if (choice === '') unused.push(heading)
  }
  const missing = rules.needed.filter((column) => !places.has(column))
  if (missing.length > 0 && open.length === 0)
    throw new SheetError('noColumns', { names: missing.map(rules.nameOf).join(', ') })
  return { at, places, matching: { open, known, missing, unused } }
}
