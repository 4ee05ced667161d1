import { MAX_ROWS, SheetError } from '@/shared/sheet/cells.ts'
import type { Cell, Source, Table } from '@/shared/sheet/cells.ts'
import { headingRow, isBlankRow, isSumRow, plainHeading } from '@/shared/sheet/headings.ts'
import { hasQuestion, matchColumns } from '@/shared/sheet/matching.ts'
import type { ColumnChoices, MatchedTable, Meaning } from '@/shared/sheet/matching.ts'
import { inSlices } from '@/shared/sheet/reading.ts'
import type { Going, SheetAnswer } from '@/shared/sheet/reading.ts'
import { readTable } from '@/shared/sheet/readTable.ts'
import { cellText } from '@/shared/sheet/values.ts'
import { portReader } from '@/ui/portReader.ts'
import { headingOf, isColumn, isNote, isPriceColumn, readHeading } from './columns.ts'
import type { ColumnKey, RateColumn } from './columns.ts'
import { fingerprintOf, joinedHeading } from './headingRows.ts'
import { judgeRow } from './judge.ts'
import type { Headings } from './prices.ts'
import type { RateContext, RateResult, RowCells, SkippedRow } from './types.ts'
import { readMarks, unmerged } from './workbookMarks.ts'

/** Result of reading, with what a choice of columns is remembered by. */
export interface RateAnswer extends SheetAnswer<RateResult> {
  fingerprint: string
}

/** Maximum length of a skipped row's text. */
const SHOWN = 80

const bothNames = (column: string): string =>
  [true, false].map((isChinese) => headingOf(column as ColumnKey, isChinese)).join(' / ')

/** Why a row below the headings is no rate; undefined if it is one. */
function skipOf(cells: readonly Cell[]): SkippedRow['kind'] | undefined {
  if (isBlankRow(cells)) return 'BLANK'
  if (isSumRow(cells)) return 'TOTAL'
  const texts = cells.map(cellText).filter((text) => text !== '')
  return new Set(texts).size === 1 || isNote(texts[0] ?? '') ? 'REMARK' : undefined
}

/** Rows below the headings: those to read, and those that are skipped, to the last one that is not blank. */
function split(table: Table, at: number) {
  const rows: { row: number; cells: readonly Cell[] }[] = []
  const skipped: SkippedRow[] = []
  const last = table.findLastIndex((cells) => !isBlankRow(cells))
  for (const [place, cells] of table.entries()) {
    if (place <= at || place > last) continue
    const kind = skipOf(cells)
    const text = [...new Set(cells.map(cellText))].filter((one) => one !== '').join(' ')
    if (kind) skipped.push({ row: place + 1, kind, text: text.slice(0, SHOWN) })
    else rows.push({ row: place + 1, cells })
  }
  return { rows, skipped }
}

/** What earlier sheets with these headings said about them; any earlier choice helps to find the row of headings. */
function recalled(table: Table, read: (text: string) => Meaning, { mappings, choices }: RateContext): ColumnChoices {
  if (mappings.length === 0 || table.every(isBlankRow)) return {}
  const named = new Set([
    ...mappings.flatMap((one) => one.choices.map(({ heading }) => heading)),
    ...Object.keys(choices),
  ])
  const at = headingRow(table, (text) => read(text).kind !== 'unknown' || named.has(plainHeading(text)))
  const fingerprint = fingerprintOf((table[at] ?? []).map((cell) => plainHeading(cellText(cell))))
  const mapping = mappings.find((one) => one.fingerprint === fingerprint)
  return Object.fromEntries(mapping?.choices.map(({ heading, column }) => [heading, column]) ?? [])
}

/** A sheet needs a column of prices, whichever. */
function withPrice({ at, places, matching }: MatchedTable): MatchedTable {
  if ([...places.keys()].some(isPriceColumn)) return { at, places, matching }
  if (matching.open.length === 0) throw new SheetError('noColumns', { names: bothNames('price') })
  return { at, places, matching: { ...matching, missing: [...matching.missing, 'price'] } }
}

/** Reads a file or pasted text into rates and a list of problems. Throws `SheetError`. */
export async function readRates(source: Source, context: RateContext, going: Going): Promise<RateAnswer> {
  const raw = await readTable(source)
  const marks = readMarks(source.kind === 'file' ? source.bytes : new ArrayBuffer(0))
  const rules = {
    read: (text: string) => readHeading(text, context),
    exists: (column: string) => isColumn(column, context),
    needed: context.defaults.pol === undefined ? ['pol', 'pod'] : ['pod'],
    nameOf: bothNames,
  }
  const table = joinedHeading(unmerged(raw, marks), (text) => rules.read(text).kind === 'column')
  const choices = { ...recalled(table, rules.read, context), ...context.choices }
  const { at, places, matching } = withPrice(matchColumns(table, rules, choices))
  const { rows, skipped } = split(table, at)
  if (rows.length === 0) throw new SheetError('noRows')
  if (rows.length > MAX_ROWS) throw new SheetError('tooMany', { count: rows.length, max: MAX_ROWS })
  const head = (table[at] ?? []).map(cellText)
  // Totals are among the skipped rows.
  const answer = { matching, sums: [], fingerprint: fingerprintOf(head.map(plainHeading)) }
  if (hasQuestion(matching)) return answer
  const placeOf = portReader(context.places)
  const headings: Headings = Object.fromEntries([...places].map(([column, place]) => [column, head[place] ?? '']))
  // In sheet order: prices written together belong to the types in that order.
  const ordered = [...places].toSorted((a, b) => a[1] - b[1]) as [RateColumn, number][]
  const result: RateResult = { rows: [], skipped }
  await inSlices(rows, going, ({ row, cells }) => {
    const named: RowCells = Object.fromEntries(ordered.map(([column, place]) => [column, cells[place] ?? null]))
    result.rows.push({ ...judgeRow(row, named, headings, context, placeOf), hidden: marks.hidden.has(row) })
  })
  return { ...answer, result }
}
