import type { ListingCharge, ListingDraft, ListingPartial, Stock } from '@/contract/market/listing/draft.ts'
import type {
  BookingRefusal,
  ListingKind,
  ListingRejection,
  ListingStatus,
  ReportReason,
} from '@/contract/market/listing/values.ts'
import type { Shipment } from '@/contract/market/booking/shipment/schemas.ts'
import type { RateTable } from '@/contract/money.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import type { Row } from '../../../store/port.ts'

/**
 * A listing; may be incomplete (`sketch`) while a draft, has a complete `body` once submitted. SOLD_OUT is derived,
 * never stored.
 */
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
  /** Publications at a new price: all-in USD per unit of each type. Absent in rows from earlier versions. */
  published?: { at: string; prices: { isoCode?: string; usd: string }[] }[]
  /** Rates of a sheet that its prices were made from; absent: typed. */
  fromRates?: string[]
  /** At most one per enterprise. */
  reports: { companyId: string; reason: ReportReason; note: string; at: string }[]
  createdAt: string
  updatedAt: string
}

/** The part of an order about its listing: a frozen copy of the prices, and the booked items. */
export interface BookingPart {
  kind: ListingKind
  listingNo: string
  items: Stock[]
  /** With the mode by which it goes; absent for empty containers and services, and in bookings of before. */
  shipment?: Shipment
  mode?: TransportMode
  /** Codes of the optional services taken; absent: none. */
  services?: string[]
  note: string
  /** Those of the listing, of optional ones the taken. */
  charges: ListingCharge[]
  rates: RateTable
  refusal?: { reason: BookingRefusal; note: string }
}
