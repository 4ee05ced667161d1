import type { ListingDraft } from '@/contract/market/listing/draft.ts'
import type { ChargeType } from '@/contract/reference/schemas.ts'
import type { UserType } from '@/contract/userType.ts'
import type { Cell } from '@/shared/sheet/cells.ts'
import type { ColumnChoices } from '@/shared/sheet/matching.ts'
import type { PortOption } from '@/ui/portSearch.ts'
import type { CellFault } from '@/ui/sheet/problemText.ts'
import type { Coded, SheetColumn } from './columns.ts'

/** What judging a row needs to know. */
export interface BareContext {
  ports: readonly PortOption[]
  boxTypes: readonly { isoCode: string; code: string }[]
  charges: readonly ChargeType[]
  carriers: readonly { scac: string; nameZh: string; nameEn: string }[]
  provinces: readonly (Coded & { shortZh: string })[]
  userType: UserType
  /** The market's day, and the last day of a listing that names none. */
  today: string
  usualEnd: string
}

/** What judging a sheet needs to know; plain data, so that it can be sent to a worker. */
export interface SheetContext extends BareContext {
  choices: ColumnChoices
}

/** The cells of a row by what they mean. */
export type RowCells = Partial<Record<SheetColumn, Cell>>

/** Something wrong in one cell. */
export interface SheetFault extends CellFault {
  column: SheetColumn
}

/** A row as it was read: its listing, and what is wrong with it. */
export interface SheetRow {
  /** As the spreadsheet counts, from 1. */
  row: number
  cells: RowCells
  draft: ListingDraft | undefined
  faults: SheetFault[]
}

/** What a sheet gave. */
export interface SheetResult {
  rows: SheetRow[]
  /** Columns that mean something, in the order of the sheet. */
  columns: SheetColumn[]
}
