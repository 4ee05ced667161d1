import { MAX_IMPORT } from '@/contract/listing/values.ts'
import { SheetError } from '@/shared/sheet/cells.ts'
import type { Source, Table } from '@/shared/sheet/cells.ts'
import { headingRow, isBlankRow, isSumRow, sumRows } from '@/shared/sheet/headings.ts'
import { inSlices } from '@/shared/sheet/reading.ts'
import type { Going } from '@/shared/sheet/reading.ts'
import { readTable } from '@/shared/sheet/readTable.ts'
import { cellText } from '@/shared/sheet/values.ts'
import { portReader } from '@/ui/portReader.ts'
import { firstName, isExample, readHeading } from './columns.ts'
import type { SheetColumn } from './columns.ts'
import { judgeRow } from './judge.ts'
import type { RowCells, SheetContext, SheetResult } from './types.ts'

interface Layout {
  at: number
  places: ReadonlyMap<SheetColumn, number>
  unused: string[]
}

function layoutOf(table: Table, { charges }: SheetContext): Layout {
  const { at, headings } = headingRow(
    table,
    (text) => readHeading(text, charges),
    (heading) => heading !== undefined,
  )
  const places = new Map<SheetColumn, number>()
  const unused: string[] = []
  const twice: string[] = []
  for (const [place, heading] of headings.entries()) {
    const name = cellText(table[at]?.[place])
    if (heading === undefined) {
      if (name !== '') unused.push(name)
    } else if (heading !== 'ours') {
      if (places.has(heading)) twice.push(name)
      else places.set(heading, place)
    }
  }
  if (twice.length > 0) throw new SheetError('columnTwice', { names: twice.join(', ') })
  const missing = (['kind', 'title'] as const).filter((key) => !places.has(key))
  if (missing.length > 0) {
    const names = missing.map((key) => [true, false].map((way) => firstName(`sheet.heading.${key}`, way)).join(' / '))
    throw new SheetError('noColumns', { names: names.join(', ') })
  }
  return { at, places, unused }
}

/** Reads a file or pasted text into listings and a list of what is wrong. Throws `SheetError`. */
export async function readListings(source: Source, context: SheetContext, going: Going): Promise<SheetResult> {
  const table = await readTable(source)
  if (table.every(isBlankRow)) throw new SheetError('empty')
  const { at, places, unused } = layoutOf(table, context)
  const rows = table.flatMap((cells, place) => {
    const isRow =
      place > at && !isBlankRow(cells) && !isSumRow(cells) && !isExample(cellText(cells[places.get('no') ?? 0]))
    return isRow ? [{ row: place + 1, cells }] : []
  })
  if (rows.length === 0) throw new SheetError('noRows')
  if (rows.length > MAX_IMPORT) throw new SheetError('tooMany', { count: rows.length, max: MAX_IMPORT })
  const portOf = portReader(context.ports)
  const columns = [...places.keys()]
  const result: SheetResult = { rows: [], columns, unused, sums: sumRows(table, at) }
  await inSlices(rows, going, ({ row, cells }) => {
    const named: RowCells = Object.fromEntries([...places].map(([column, place]) => [column, cells[place] ?? null]))
    result.rows.push(judgeRow(row, named, context, portOf))
  })
  return result
}
