import type { Table } from '@/shared/sheet/cells.ts'
import { matchColumns } from '@/shared/sheet/matching.ts'
import type { ColumnMatching } from '@/shared/sheet/matching.ts'
import { COLUMNS, isColumn, readHeading } from './columns.ts'
import type { ColumnKey } from './columns.ts'
import type { SheetContext } from './types.ts'

/** Meaning of the sheet's columns, by index from 0. */
export interface Layout {
  /** Index of the heading row. */
  at: number
  columns: ReadonlyMap<ColumnKey, number>
  boxes: readonly { place: number; isoCode: string; code: string }[]
  matching: ColumnMatching
}

/** Finds the heading row and what its columns mean; rejects a sheet without port columns or with a duplicate column. */
export function findLayout(table: Table, { boxTypes, mode, choices }: SheetContext): Layout {
  const rules = {
    read: (text: string) => readHeading(text, boxTypes),
    exists: (column: string) => isColumn(column, boxTypes),
    needed: mode === 'TRUCK' ? ['pol'] : ['pol', 'pod'],
    nameOf: (column: string) => column.toUpperCase(),
  }
  const { at, places, matching } = matchColumns(table, rules, choices)
  const columns = new Map(
    COLUMNS.flatMap((key) => {
      const place = places.get(key)
      return place === undefined ? [] : [[key, place] as const]
    }),
  )
  const boxes = boxTypes.flatMap(({ isoCode, code }) => {
    const place = places.get(`box.${isoCode}`)
    return place === undefined ? [] : [{ place, isoCode, code }]
  })
  // In sheet order, as the user sees it.
  return { at, columns, boxes: boxes.toSorted((a, b) => a.place - b.place), matching }
}
