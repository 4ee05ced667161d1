import { SheetError } from '@/shared/sheet/cells.ts'
import type { Table } from '@/shared/sheet/cells.ts'
import { headingRow } from '@/shared/sheet/headings.ts'
import { cellText } from '@/shared/sheet/values.ts'
import { readHeading } from './columns.ts'
import type { ColumnKey, Heading } from './columns.ts'
import type { SheetContext } from './types.ts'

/** Which column of the sheet holds what, by its place from 0. */
export interface Layout {
  /** Place of the row of headings. */
  at: number
  columns: ReadonlyMap<ColumnKey, number>
  boxes: readonly { place: number; isoCode: string; code: string }[]
  noBoxes: readonly { place: number; name: string }[]
  unused: string[]
}

const understood = (heading: Heading): boolean => heading.kind === 'column' || heading.kind === 'box'

/** Finds the row of headings and what its columns mean; refuses a sheet without the ports, or with a column twice. */
export function findLayout(table: Table, { boxTypes, mode }: SheetContext): Layout {
  const { at, headings } = headingRow(table, (text) => readHeading(text, boxTypes), understood)
  const columns = new Map<ColumnKey, number>()
  const boxes: { place: number; isoCode: string; code: string }[] = []
  const noBoxes: { place: number; name: string }[] = []
  const unused: string[] = []
  const twice: string[] = []
  for (const [place, heading] of headings.entries()) {
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
