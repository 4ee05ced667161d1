import { MAX_IMPORT } from '@/contract/market/listing/values.ts'
import { SheetError } from '@/shared/sheet/cells.ts'
import type { Source } from '@/shared/sheet/cells.ts'
import { isBlankRow, isSumRow, sumRows } from '@/shared/sheet/headings.ts'
import { hasQuestion, matchColumns } from '@/shared/sheet/matching.ts'
import { inSlices } from '@/shared/sheet/reading.ts'
import type { Going, SheetAnswer } from '@/shared/sheet/reading.ts'
import { readTable } from '@/shared/sheet/readTable.ts'
import { cellText } from '@/shared/sheet/values.ts'
import { headingOf, isColumn, isExample, readHeading } from './columns.ts'
import type { SheetColumn } from './columns.ts'
import { judgeRow, placeReader } from './judge.ts'
import type { RowCells, SheetContext, SheetResult } from './types.ts'

/** Names of a required column in both languages, because the worker does not know the page's. */
const bothNames = (column: string): string =>
  [true, false].map((isChinese) => headingOf(column as SheetColumn, isChinese, [])).join(' / ')

/** Reads a file or pasted text into listings and a list of problems. Throws `SheetError`. */
export async function readListings(
  source: Source,
  context: SheetContext,
  going: Going,
): Promise<SheetAnswer<SheetResult>> {
  const table = await readTable(source)
  const { charges, choices } = context
  const rules = {
    read: (text: string) => readHeading(text, charges),
    exists: (column: string) => isColumn(column, charges),
    needed: ['kind', 'title'],
    nameOf: bothNames,
  }
  const { at, places, matching } = matchColumns(table, rules, choices)
  const rows = table.flatMap((cells, place) => {
    const isRow =
      place > at && !isBlankRow(cells) && !isSumRow(cells) && !isExample(cellText(cells[places.get('no') ?? 0]))
    return isRow ? [{ row: place + 1, cells }] : []
  })
  if (rows.length === 0) throw new SheetError('noRows')
  if (rows.length > MAX_IMPORT) throw new SheetError('tooMany', { count: rows.length, max: MAX_IMPORT })
  const answer = { matching, sums: sumRows(table, at) }
  if (hasQuestion(matching)) return answer
  const placeOf = placeReader(context)
  // In sheet order, so that the sheet can be written back.
  const columns = [...places.keys()]
    .filter((column) => isColumn(column, charges))
    .toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
  const result: SheetResult = { rows: [], columns }
  await inSlices(rows, going, ({ row, cells }) => {
    const named: RowCells = Object.fromEntries([...places].map(([column, place]) => [column, cells[place] ?? null]))
    result.rows.push(judgeRow(row, named, context, placeOf))
  })
  return { ...answer, result }
}
