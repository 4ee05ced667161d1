import { MAX_ROWS, SheetError } from '@/shared/sheet/cells.ts'
import type { Cell, Source, Table } from '@/shared/sheet/cells.ts'
import { isBlankRow, isSumRow, sumRows } from '@/shared/sheet/headings.ts'
import { hasQuestion } from '@/shared/sheet/matching.ts'
import { inSlices } from '@/shared/sheet/reading.ts'
import type { Going, SheetAnswer } from '@/shared/sheet/reading.ts'
import { readTable } from '@/shared/sheet/readTable.ts'
import { cellText } from '@/shared/sheet/values.ts'
import { portReader } from '@/ui/portReader.ts'
import { says } from './columns.ts'
import { findLayout } from './header.ts'
import { judgeRow, laneText } from './judge.ts'
import type { SheetContext, SheetResult } from './types.ts'

/** Data rows with their spreadsheet row numbers, without blank, example and sum rows. */
function laneRows(table: Table, from: number, noAt: number | undefined): { cells: readonly Cell[]; row: number }[] {
  return table.flatMap((cells, at) => {
    if (at <= from || isBlankRow(cells) || isSumRow(cells)) return []
    const isExample = says(cellText(cells[noAt ?? 0]), 'example')
    return isExample ? [] : [{ cells, row: at + 1 }]
  })
}

/** Checks the rows of a table in slices, once its columns are known. Throws `SheetError`. */
export async function judgeTable(table: Table, context: SheetContext, going: Going): Promise<SheetAnswer<SheetResult>> {
  const layout = findLayout(table, context)
  const rows = laneRows(table, layout.at, layout.columns.get('no'))
  if (rows.length === 0) throw new SheetError('noRows')
  if (rows.length > MAX_ROWS) throw new SheetError('tooMany', { count: rows.length, max: MAX_ROWS })
  const answer = { matching: layout.matching, sums: sumRows(table, layout.at) }
  if (hasQuestion(layout.matching)) return answer
  const portOf = portReader(context.ports)
  const result: SheetResult = { lanes: [], problems: [], rows: rows.length }
  const seen = new Map<string, number>()
  await inSlices(rows, going, ({ cells, row }) => {
    const { lane, problems } = judgeRow(cells, row, layout, context, portOf)
    const text = laneText(lane)
    const before = seen.get(text)
    if (problems.length > 0) result.problems.push(...problems)
    else if (before !== undefined)
      result.problems.push({ row, column: 'pol', code: 'laneTwice', value: lane.pol ?? '', params: { row: before } })
    else {
      seen.set(text, row)
      result.lanes.push({ row, lane })
    }
  })
  return { ...answer, result }
}

/** Reads a file or pasted text into lanes and a list of problems. Throws `SheetError`. */
export async function readLanes(
  source: Source,
  context: SheetContext,
  going: Going,
): Promise<SheetAnswer<SheetResult>> {
  return judgeTable(await readTable(source), context, going)
}
