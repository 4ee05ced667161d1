import { says } from './columns.ts'
import { findLayout } from './header.ts'
import { judgeRow, laneText } from './judge.ts'
import { readTable } from './readTable.ts'
import { MAX_ROWS, SheetError } from './types.ts'
import type { Cell, SheetContext, SheetResult, Source, Table } from './types.ts'
import { cellText, portReader } from './values.ts'

/** Rows that are judged in one go; between two goes others get their turn. */
export const SLICE = 250

interface Going {
  /** Rows judged so far, of all there are. */
  onProgress: (done: number, total: number) => void
  /** Lets others have their turn; throws when nobody wants the answer any more. */
  pause: () => Promise<void>
}

const isBlank = (cells: readonly Cell[]): boolean => cells.every((cell) => cellText(cell) === '')

/** The rows of lanes with their numbers as the spreadsheet counts them: no blank ones, no examples. */
function laneRows(table: Table, from: number, noAt: number | undefined): { cells: readonly Cell[]; row: number }[] {
  return table.flatMap((cells, at) => {
    if (at <= from || isBlank(cells)) return []
    const isExample = says(cellText(cells[noAt ?? 0]), 'example')
    return isExample ? [] : [{ cells, row: at + 1 }]
  })
}

/** Judges the rows of a table slice by slice. Throws `SheetError`. */
export async function judgeTable(
  table: Table,
  context: SheetContext,
  { onProgress, pause }: Going,
): Promise<SheetResult> {
  if (table.every(isBlank)) throw new SheetError('empty')
  const layout = findLayout(table, context)
  const rows = laneRows(table, layout.at, layout.columns.get('no'))
  if (rows.length === 0) throw new SheetError('noRows')
  if (rows.length > MAX_ROWS) throw new SheetError('tooMany', { count: rows.length, max: MAX_ROWS })
  const portOf = portReader(context.ports)
  const result: SheetResult = { lanes: [], problems: [], rows: rows.length, unused: layout.unused }
  const seen = new Map<string, number>()
  for (const [index, { cells, row }] of rows.entries()) {
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
    if ((index + 1) % SLICE === 0) {
      onProgress(index + 1, rows.length)
      await pause()
    }
  }
  onProgress(rows.length, rows.length)
  return result
}

/** Reads a file or pasted text into lanes and a list of what is wrong. Throws `SheetError`. */
export async function readLanes(source: Source, context: SheetContext, going: Going): Promise<SheetResult> {
  return judgeTable(await readTable(source), context, going)
}
