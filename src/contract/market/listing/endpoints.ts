import { get, post, renewsAll, renewsDetail } from '../../endpoint.ts'
import type { OwnPage, Page } from '../../page.ts'
import type * as t from '../street/schemas.ts'
import type * as s from './schemas.ts'

const detail = get<{ id: string }, s.ListingDetail>('/trading/api/listing/detail')
const minePage = get<s.MyListingQuery, OwnPage<s.ListingSummary>>('/trading/api/listing/minePage')
const lists = () => [renewsAll(minePage)]
const changed = (value: s.ListingDetail | object) => [
  ...('available' in value ? [renewsDetail(detail, value)] : []),
  ...lists(),
]

/** Listings of the market (Assumed: decision 0004). */
export const listingEndpoints = {
  /** Public search over listings that can be ordered or answered. */
  page: get<s.ListingQuery, Page<s.ListingSummary>>('/trading/api/listing/page'),
  /** One listing as visible to the caller; an ended one stays reachable, with similar current ones. */
  detail,
  /** Asking prices on the lane of a listing, by week. */
  priceHistory: get<s.PriceHistoryQuery, s.PriceHistory>('/trading/api/listing/priceHistory'),
  /** The caller's own listings in every status. */
  minePage,
  /** An own listing for editing. */
  own: get<{ id: string }, s.OwnListing>('/trading/api/listing/own'),
  /** Demand for empty containers near the listing's, or free containers near a place. */
  streetTurns: get<t.TurnQuery, t.StreetTurns>('/trading/api/listing/streetTurns'),
  saveDraft: post<s.SaveListing, s.SavedListing, s.ListingDetail>('/trading/api/listing/saveDraft', changed),
  removeDraft: post<s.ListingCommand, { done: true }, s.ListingDetail>('/trading/api/listing/removeDraft', changed),
  /** Creates a draft from an own listing. */
  duplicate: post<s.DuplicateListing, s.SavedListing>('/trading/api/listing/duplicate', lists),
  /** Submits a draft, or a change of a published listing, for review. */
  submit: post<s.SubmitListing, s.ListingDetail, s.ListingDetail>('/trading/api/listing/submit', changed),
  pause: post<s.ListingCommand, s.ListingDetail, s.ListingDetail>('/trading/api/listing/pause', changed),
  resume: post<s.ListingCommand, s.ListingDetail, s.ListingDetail>('/trading/api/listing/resume', changed),
  takeOff: post<s.ListingCommand, s.ListingDetail, s.ListingDetail>('/trading/api/listing/takeOff', changed),
  /** New dates and, up to ten percent, new prices without another review. */
  renew: post<s.RenewListing, s.ListingDetail, s.ListingDetail>('/trading/api/listing/renew', changed),
  /** Confirms that the price is still valid. */
  confirm: post<s.ListingCommand, s.ListingDetail, s.ListingDetail>('/trading/api/listing/confirm', changed),
  /** One of the commands above for several listings, with a result per listing. */
  bulk: post<s.BulkListings, s.BulkResult>('/trading/api/listing/bulk', lists),
  /** Effect of a price change on several listings; changes nothing. */
  pricePreview: post<s.PricePreviewQuery, s.PricePreview>('/trading/api/listing/pricePreview'),
  /** Drafts from the rows of a sheet; an invalid row is rejected individually. */
  importDrafts: post<s.ImportListings, s.ImportResult>('/trading/api/listing/importDrafts', lists),
  report: post<s.ReportListing, { done: true }>('/trading/api/listing/report'),
} as const
