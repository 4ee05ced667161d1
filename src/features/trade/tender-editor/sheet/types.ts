import type { PortOption } from '@/ui/portSearch.ts'
import type { TenderType, TransportMode } from '@/contract/trade/tender/values.ts'
import type { ColumnChoices } from '@/shared/sheet/matching.ts'
import type { LaneInput } from '../form.ts'
import type { BoxType, ColumnKey } from './columns.ts'

/** What judging a row needs to know. */
export interface BareContext {
  ports: readonly PortOption[]
  boxTypes: readonly BoxType[]
  mode: TransportMode
  type: TenderType
  /** On the server's clock, ms since 1970. */
  now: number
}

/** What judging a sheet needs to know; plain data, so that it can be sent to a worker. */
export interface SheetContext extends BareContext {
  choices: ColumnChoices
}

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
  lanes: { row: number; lane: LaneInput }[]
  problems: RowProblem[]
  /** Rows that held something. */
  rows: number
}
