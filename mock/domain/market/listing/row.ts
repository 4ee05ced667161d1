import type { ChargeInput } from '@/contract/trade/bid/schemas.ts'
import type { ListingDraft, ListingPartial, Stock } from '@/contract/market/listing/draft.ts'
import type {
  BookingRefusal,
  ListingKind,
  ListingRejection,
  ListingStatus,
  ReportReason,
} from '@/contract/market/listing/values.ts'
import type { RateTable } from '@/contract/money.ts'
import type { Row } from '../../../store/port.ts'

/** A listing. While a draft it may be half done (`sketch`); once submitted it has a whole `body` instead. SOLD_OUT is told, never kept. */
export interface ListingRow extends Row {
  no: string
  companyId: string
  memberId: string
  status: Exclude<ListingStatus, 'SOLD_OUT'>
  version: number
  sketch: ListingPartial
  body?: ListingDraft
  rejection?: ListingRejection
  confirmedAt: string
  views: number
  enquiries: number
  /** Each time it came on the market at a new price: dollars all in of one unit of each type. Absent in rows from before it was kept. */
  published?: { at: string; prices: { isoCode?: string; usd: string }[] }[]
  /** One of each enterprise. */
  reports: { companyId: string; reason: ReportReason; note: string; at: string }[]
  createdAt: string
  updatedAt: string
}

/** What an order keeps of the listing that it came of: a frozen copy of the prices and what was booked. */
export interface BookingPart {
  kind: ListingKind
  listingNo: string
  items: Stock[]
  note: string
  charges: ChargeInput[]
  rates: RateTable
  refusal?: { reason: BookingRefusal; note: string }
}
