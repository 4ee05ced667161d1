import type { PortOption } from '@/ui/portSearch.ts'
import type { TenderType, TransportMode } from '@/contract/trade/tender/values.ts'
import type { ColumnChoices } from '@/shared/sheet/matching.ts'
import type { LaneInput } from '../form.ts'
import type { BoxType } from '@/ui/sheet/boxText.ts'
import type { ColumnKey } from './columns.ts'

/** Context for checking a row. */
export interface BareContext {
  /** Places that the mode serves. */
  ports: readonly PortOption[]
  boxTypes: readonly BoxType[]
  mode: TransportMode
  type: TenderType
  /** Server time, ms since 1970. */
  now: number
}

/** Context for checking a sheet; plain data, so that it can be sent to a worker. */
export interface SheetContext extends BareContext {
  choices: ColumnChoices
}

/** A problem in one row: position, code and the original text. */
export interface RowProblem {
  /** Spreadsheet row number, from 1. */
  row: number
  /** One of our columns, of which `boxes` stands for all container types, or a container type's code. */
  column: ColumnKey | { box: string }
  code: string
  value: string
  params?: Record<string, string | number>
}

/** Result of reading a sheet. */
export interface SheetResult {
  lanes: { row: number; lane: LaneInput }[]
  problems: RowProblem[]
  /** Rows that were not empty. */
  rows: number
}
