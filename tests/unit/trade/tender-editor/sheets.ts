import writeWorkbook from 'write-excel-file/universal'
import type { Cell } from 'write-excel-file/universal'
import { readLanes } from '@/features/trade/tender-editor/sheet/readLanes.ts'
import type { RowProblem, SheetContext, SheetResult } from '@/features/trade/tender-editor/sheet/types.ts'
import { SheetError } from '@/shared/sheet/cells.ts'
import type { Source } from '@/shared/sheet/cells.ts'
import type { ColumnMatching } from '@/shared/sheet/matching.ts'
import { REFERENCE } from '@mock/seed/reference.ts'

/** 2026-11-21 10:00 in Shanghai. */
const NOW = Date.parse('2026-11-21T02:00:00Z')

/** The context that a sheet is checked in: by default a spot tender of full containers. */
export function context(patch: Partial<SheetContext> = {}): SheetContext {
  const { ports, containerTypes } = REFERENCE.freight
  return { ports, boxTypes: containerTypes, mode: 'FCL', type: 'SPOT', now: NOW, choices: {}, ...patch }
}

/** The headings of a short sheet, and a valid row. */
export const HEAD = ['POL', 'POD', 'Cargo ready', 'ETD from', 'ETD to', '20GP', '40HQ']
export const GOOD = ['CNSHA', 'USLAX', '2026-12-05', '2026-12-07', '2026-12-15', '', '2']

/** The valid row with some cells changed, by heading. */
export function row(patch: Record<string, string> = {}): string[] {
  return GOOD.map((cell, at) => patch[HEAD[at] ?? ''] ?? cell)
}

/** Text as a spreadsheet puts it on the clipboard. */
export const pasted = (rows: readonly (readonly string[])[]): Source => ({
  kind: 'text',
  text: rows.map((cells) => cells.join('\t')).join('\n'),
})

/** A file with the bytes, or with the text in UTF-8. */
export function file(content: string | Uint8Array | ArrayBuffer, name = 'lanes.csv'): Source {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
  return { kind: 'file', name, bytes: new Uint8Array(bytes).buffer }
}

/** CSV text of rows that need no quotes. */
export const csv = (rows: readonly (readonly string[])[], by = ','): string =>
  rows.map((cells) => cells.join(by)).join('\r\n')

/** A real .xlsx workbook. */
export async function workbook(rows: Cell[][]): Promise<Source> {
  const blob = await writeWorkbook(rows).toBlob()
  return file(await blob.arrayBuffer(), 'lanes.xlsx')
}

/** The result of reading, and how often it yielded to other tasks. */
export interface Read extends Partial<SheetResult> {
  failure?: string
  unused?: string[]
  sums?: number[]
  matching?: ColumnMatching
  turns: number
  progress: number[]
}

/** Reads a source as the worker does. */
export async function read(source: Source, patch: Partial<SheetContext> = {}): Promise<Read> {
  const progress: number[] = []
  let turns = 0
  const going = {
    onProgress: (done: number) => void progress.push(done),
    pause: async () => void (turns += 1),
  }
  try {
    const { matching, sums, result } = await readLanes(source, context(patch), going)
    return { ...result, matching, unused: matching.unused, sums, turns, progress }
  } catch (error) {
    if (!(error instanceof SheetError)) throw error
    return { failure: error.failure.code, turns, progress }
  }
}

/** A problem as text: `3 pod portUnknown`. */
export function inWords({ row: at, column, code }: RowProblem): string {
  return `${at} ${typeof column === 'string' ? column : column.box} ${code}`
}
