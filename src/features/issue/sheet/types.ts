import type { PortOption } from '@/ui/portSearch.ts'
import type { TenderType, TransportMode } from '@/contract/tender/values.ts'
import type { LaneSketch } from '../form.ts'
import type { BoxType, ColumnKey } from './columns.ts'

/** One cell as a reader gives it. */
export type Cell = string | number | boolean | Date | null
export type Table = readonly (readonly Cell[])[]

/** Where lanes come from: a file's bytes, or text that was pasted. */
export type Source = { kind: 'file'; name: string; bytes: ArrayBuffer } | { kind: 'text'; text: string }

/** What judging a sheet needs to know; plain data, so that it can be sent to a worker. */
export interface SheetContext {
  ports: readonly PortOption[]
  boxTypes: readonly BoxType[]
  mode: TransportMode
  type: TenderType
  /** On the server's clock, ms since 1970. */
  now: number
}

/** Why a whole sheet could not be read. */
export const SHEET_FAILURES = [
  'empty',
  'tooBig',
  'tooLarge',
  'oldXls',
  'password',
  'notSheet',
  'encoding',
  'broken',
  'noHeading',
  'noColumns',
  'columnTwice',
  'noRows',
  'tooMany',
  'unavailable',
] as const
export interface SheetFailure {
  code: (typeof SHEET_FAILURES)[number]
  params?: Record<string, string | number>
}

/** Stops reading with a reason that the person can act on. */
export class SheetError extends Error {
  readonly failure: SheetFailure
  constructor(code: SheetFailure['code'], params?: SheetFailure['params']) {
    super(code)
    this.failure = params ? { code, params } : { code }
  }
}

/** What may be wrong with one cell beyond the rules that the form shares. */
export const CELL_PROBLEMS = [
  'portUnknown',
  'portMeant',
  'date',
  'dateAmbiguous',
  'whole',
  'decimal',
  'yesNo',
  'handover',
  'boxUnknown',
  'laneTwice',
] as const
export type CellProblem = (typeof CELL_PROBLEMS)[number]

/** Something wrong in one row: where, what, and what stood there. */
export interface RowProblem {
  /** As the spreadsheet counts, from 1. */
  row: number
  /** A column of ours, a container type's code, or `boxes` for all of these. */
  column: ColumnKey | 'boxes' | { box: string }
  code: string
  value: string
  params?: Record<string, string | number>
}

/** What a sheet gave. */
export interface SheetResult {
  lanes: { row: number; lane: LaneSketch }[]
  problems: RowProblem[]
  /** Rows that held something. */
  rows: number
  /** Headings that mean nothing here, as they stand in the sheet. */
  unused: string[]
}

/** Most rows that are read. */
export const MAX_ROWS = 5000
/** Most bytes of a file. */
export const MAX_BYTES = 5 * 1024 * 1024
