import type { ListingDraft } from '@/contract/market/listing/draft.ts'
import type { ChargeType } from '@/contract/reference/schemas.ts'
import type { UserType } from '@/contract/userType.ts'
import type { Cell } from '@/shared/sheet/cells.ts'
import type { ColumnChoices } from '@/shared/sheet/matching.ts'
import type { PortOption } from '@/ui/portSearch.ts'
import type { CellFault } from '@/ui/sheet/problemText.ts'
import type { Coded, SheetColumn } from './columns.ts'

/** Context for checking a row. */
export interface BareContext {
  ports: readonly PortOption[]
  airports: readonly PortOption[]
  stations: readonly PortOption[]
  boxTypes: readonly { isoCode: string; code: string }[]
  charges: readonly ChargeType[]
  carriers: readonly { scac: string; nameZh: string; nameEn: string }[]
  provinces: readonly (Coded & { shortZh: string })[]
  userType: UserType
  /** Today in China, and the default end date of a listing. */
  today: string
  usualEnd: string
}

/** Context for checking a sheet; plain data, so that it can be sent to a worker. */
export interface SheetContext extends BareContext {
  choices: ColumnChoices
}

/** Cells of a row by column. */
export type RowCells = Partial<Record<SheetColumn, Cell>>

/** A problem in one cell. */
export interface SheetFault extends CellFault {
  column: SheetColumn
}

/** A parsed row: its listing and its problems. */
export interface SheetRow {
  /** Spreadsheet row number, from 1. */
  row: number
  cells: RowCells
  draft: ListingDraft | undefined
  faults: SheetFault[]
}

/** Result of reading a sheet. */
export interface SheetResult {
  rows: SheetRow[]
  /** Recognized columns, in sheet order. */
  columns: SheetColumn[]
}
