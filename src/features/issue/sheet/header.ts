import { readHeading } from './columns.ts'
import type { BoxType, ColumnKey, Heading } from './columns.ts'
import { SheetError } from './types.ts'
import type { SheetContext, Table } from './types.ts'
import { cellText } from './values.ts'

/** Which column of the sheet holds what, by its place from 0. */
export interface Layout {
  /** Place of the row of headings. */
  at: number
  columns: ReadonlyMap<ColumnKey, number>
  boxes: readonly { place: number; isoCode: string; code: string }[]
  noBoxes: readonly { place: number; name: string }[]
  unused: string[]
}

/** Rows in which the headings are looked for: a title or a note may stand above them. */
const LOOK_IN = 20

const understood = (heading: Heading): boolean => heading.kind === 'column' || heading.kind === 'box'

function headingsOf(row: Table[number], boxTypes: readonly BoxType[]): Heading[] {
  return row.map((cell) => readHeading(cellText(cell).slice(0, 100), boxTypes))
}

/** Finds the row of headings and what its columns mean; refuses a sheet without the ports, or with a column twice. */
export function findLayout(table: Table, { boxTypes, mode }: SheetContext): Layout {
  const rows = table.slice(0, LOOK_IN).map((row) => headingsOf(row, boxTypes))
  const score = rows.map((row) => row.filter(understood).length)
  const best = Math.max(0, ...score)
  // A single known word may be anything; a line of lanes has its two ports at least.
  if (best < 2) throw new SheetError('noHeading')
  const at = score.indexOf(best)
  const columns = new Map<ColumnKey, number>()
  const boxes: { place: number; isoCode: string; code: string }[] = []
  const noBoxes: { place: number; name: string }[] = []
  const unused: string[] = []
  const twice: string[] = []
  for (const [place, heading] of (rows[at] ?? []).entries()) {
    const name = cellText(table[at]?.[place])
    if (heading.kind === 'column') {
      if (columns.has(heading.key)) twice.push(name)
      else columns.set(heading.key, place)
    } else if (heading.kind === 'box') {
      if (boxes.some(({ isoCode }) => isoCode === heading.isoCode)) twice.push(name)
      else {
        const code = boxTypes.find(({ isoCode }) => isoCode === heading.isoCode)?.code ?? heading.isoCode
        boxes.push({ place, isoCode: heading.isoCode, code })
      }
    } else if (heading.kind === 'noBox') noBoxes.push({ place, name: heading.name })
    else if (heading.name !== '') unused.push(heading.name)
  }
  if (twice.length > 0) throw new SheetError('columnTwice', { names: twice.join(', ') })
  const needed: ColumnKey[] = mode === 'TRUCK' ? ['pol'] : ['pol', 'pod']
  const missing = needed.filter((key) => !columns.has(key))
  if (missing.length > 0)
    throw new SheetError('noColumns', { names: missing.map((key) => key.toUpperCase()).join(', ') })
  return { at, columns, boxes, noBoxes, unused }
}
