import type { Mapping, Markup, Rate } from '@/contract/market/rateSheet/schemas.ts'
import type { RateMode, RateSheetStatus } from '@/contract/market/rateSheet/values.ts'
import type { Row } from '../../../store/port.ts'

/** A rate sheet of a seller. Times are ISO instants of the market. */
export interface RateSheetRow extends Row {
  companyId: string
  memberId: string
  name: string
  mode: RateMode
  status: RateSheetStatus
  version: number
  createdAt: string
  updatedAt: string
  publishedAt?: string
}

/** One rate of a sheet; `row`: its row in the sheet of origin, `place`: its place among all rates of the sheet. */
export interface SheetRateRow extends Row, Rate {
  sheetId: string
  row: number
  place: number
}

/** A mark-up of a seller. */
export interface MarkupRow extends Row, Omit<Markup, 'id' | 'customer'> {
  companyId: string
}

/** A remembered column mapping of a seller; its id names enterprise and fingerprint. */
export interface MappingRow extends Row, Mapping {
  companyId: string
}
