import { strFromU8, unzipSync } from 'fflate'
import type { Cell, Table } from '@/shared/sheet/cells.ts'

/** Cells that were merged, by index from 0, the ends included. */
interface Range {
  rows: readonly [number, number]
  columns: readonly [number, number]
}

/** What the table of a workbook's first sheet does not tell: hidden rows (spreadsheet numbers) and merged cells. */
export interface Marks {
  hidden: ReadonlySet<number>
  merged: readonly Range[]
}

const NONE: Marks = { hidden: new Set(), merged: [] }

const columnAt = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

/** Path of the first sheet in the workbook's own order. */
function firstSheet(text: (path: string) => string): string {
  const id = attribute(/<sheet\s[^>]*>/.exec(text('xl/workbook.xml'))?.[0] ?? '', 'r:id')
  const links = text('xl/_rels/workbook.xml.rels').match(/<Relationship\s[^>]*>/g) ?? []
  const target = links.find((tag) => attribute(tag, 'Id') === id)
  const path = target === undefined ? undefined : attribute(target, 'Target')
  return path === undefined ? 'xl/worksheets/sheet1.xml' : path.startsWith('/') ? path.slice(1) : `xl/${path}`
}

function rangeOf(reference: string): Range[] {
  const [, a, top, b, bottom] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(reference) ?? []
  if (!a || !b) return []
  return [{ rows: [Number(top) - 1, Number(bottom) - 1], columns: [columnAt(a), columnAt(b)] }]
}

/** Reads the marks of a workbook that `readTable` could read; other files have none. */
export function readMarks(bytes: ArrayBuffer): Marks {
  const all = new Uint8Array(bytes)
  if (all[0] !== 0x50 || all[1] !== 0x4b) return NONE
  const parts = unzipSync(all, { filter: ({ name }) => /^xl\/(workbook|_rels|worksheets)/.test(name) })
  const text = (path: string): string => (parts[path] ? strFromU8(parts[path]) : '')
  const sheet = text(firstSheet(text))
  const rows = sheet.match(/<row\s[^>]*>/g) ?? []
  return {
    hidden: new Set(
      rows.flatMap((tag) => (/\shidden="(?:1|true)"/.test(tag) ? [Number(attribute(tag, 'r') ?? 0)] : [])),
    ),
    merged: (sheet.match(/<mergeCell\s[^>]*>/g) ?? []).flatMap((tag) => rangeOf(attribute(tag, 'ref') ?? '')),
  }
}

/** The table with the text of merged cells in each of them: a sheet has it in the first one only. */
export function unmerged(table: Table, { merged }: Marks): Table {
  if (merged.length === 0) return table
  const filled: Cell[][] = table.map((cells) => [...cells])
  for (const { rows, columns } of merged) {
    const value = filled[rows[0]]?.[columns[0]] ?? null
    for (let at = rows[0]; at <= Math.min(rows[1], filled.length - 1); at++)
      for (let place = columns[0]; place <= Math.min(columns[1], 199); place++) {
        const cells = filled[at]
        if (cells) cells[place] = value
      }
  }
  return filled
}
