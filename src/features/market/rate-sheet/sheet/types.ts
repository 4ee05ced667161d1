import type { Currency } from '@/contract/money.ts'
import type { Mapping, Rate } from '@/contract/market/rateSheet/schemas.ts'
import type { RateMode } from '@/contract/market/rateSheet/values.ts'
import type { Cell } from '@/shared/sheet/cells.ts'
import type { ColumnChoices } from '@/shared/sheet/matching.ts'
import type { PortOption } from '@/ui/portSearch.ts'
import type { CellFault } from '@/ui/sheet/problemText.ts'
import type { HeadingLists, RateColumn } from './columns.ts'

/** What a sheet is read with; plain data, so that it can be sent to a worker. */
export interface RateContext extends HeadingLists {
  /** Places of the sheet's mode. */
  places: readonly PortOption[]
  carriers: readonly { scac: string; nameZh: string; nameEn: string }[]
  mode: RateMode
  /** For rows that do not say; ports and carriers often stand in the title. */
  defaults: {
    currency: Currency
    pol?: string
    carrierScac?: string
    validFrom?: string
    validTo?: string
  }
  /** Choices just made for this sheet. */
  choices: ColumnChoices
  /** Those of earlier sheets, by the fingerprint of their headings. */
  mappings: readonly Pick<Mapping, 'fingerprint' | 'choices'>[]
}

/** Cells of a row by column. */
export type RowCells = Partial<Record<RateColumn, Cell>>

/** A problem in one cell. */
export interface RateFault extends CellFault {
  column: RateColumn
  /** The cell as it is. */
  value: string
}

/** A row of the sheet: its rates, one a price, and its problems. */
export interface ReadRow {
  /** Spreadsheet row number, from 1. */
  row: number
  rates: Rate[]
  faults: RateFault[]
  /** Hidden in the workbook: listed, but not chosen unless the user does. */
  hidden: boolean
}

/** A row that has no rate and is not read, with its text. */
export interface SkippedRow {
  row: number
  kind: 'TOTAL' | 'REMARK' | 'BLANK'
  text: string
}

/** Result of reading a sheet. */
export interface RateResult {
  rows: ReadRow[]
  skipped: SkippedRow[]
}
