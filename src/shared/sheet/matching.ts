import { SheetError } from './cells.ts'
import type { Table } from './cells.ts'
import { headingRow, isBlankRow, isSumRow, plainHeading } from './headings.ts'
import { cellText } from './values.ts'

/** What the person said that columns hold, by heading as `plainHeading` folds it; an empty text leaves the column out. */
export type ColumnChoices = Readonly<Record<string, string>>

/** What a heading says by itself. `ours` is a column of a sheet that we wrote and that holds nothing to read. */
export type Meaning =
  | { kind: 'column'; column: string }
  | { kind: 'ours' }
  /** `counts`: its cells are numbers of something, so that leaving it out has to be somebody's decision. */
  | { kind: 'unknown'; counts?: boolean }

/** A column whose heading says nothing here. */
export interface OpenColumn {
  /** As it stands in the sheet. */
  heading: string
  /** The folded heading: what a choice is kept under. */
  name: string
  /** The first different values below it. */
  values: string[]
  counts: boolean
  /** What the person said; undefined if nothing, or something that no longer fits. */
  choice: string | undefined
}

/** Which column of a sheet holds what, and what only the person can tell. */
export interface ColumnMatching {
  open: OpenColumn[]
  /** Columns that headings name by themselves. */
  known: string[]
  /** Columns that are needed and that nothing stands for. */
  missing: string[]
  /** Headings of what is left out, as they stand in the sheet. */
  unused: string[]
}

/** How the headings of a kind of sheet are understood. */
export interface HeadingRules {
  read: (heading: string) => Meaning
  /** Whether there is such a column: one that was chosen long ago may be gone. */
  exists: (column: string) => boolean
  needed: readonly string[]
  /** What a needed column is called in the words of a refusal. */
  nameOf: (column: string) => string
}

/** A table of which is known where its headings stand and what its columns hold. */
export interface MatchedTable {
  /** Place of the row of headings. */
  at: number
  /** Places of columns, from 0. */
  places: ReadonlyMap<string, number>
  matching: ColumnMatching
}

/** Values that are shown of a column, and how much of each. */
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

/** Whether the person has to be asked before the rows can be read. */
export const hasQuestion = ({ open, missing }: ColumnMatching): boolean =>
  missing.length > 0 || open.some(({ choice }) => choice === undefined)

/** Finds the headings and what their columns hold, by themselves or as the person said. Throws `SheetError`. */
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
