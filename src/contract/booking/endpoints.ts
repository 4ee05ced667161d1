import { get, post } from '../endpoint.ts'
import type { Page } from '../page.ts'
import type { ListingDetail } from '../listing/schemas.ts'
import type * as s from './schemas.ts'

/** Bookings of listings (Assumed: decision 0004). A booking is an order; paying, carrying out and invoicing are the order's own calls. */
export const bookingEndpoints = {
  page: get<s.BookingQuery, Page<s.Booking>>('/trading/api/booking/page'),
  request: post<s.RequestBooking, s.Booking, ListingDetail>('/trading/api/booking/request'),
  /** The seller takes it: the order waits for payment. */
  accept: post<s.BookingVerb, s.Booking, s.Booking>('/trading/api/booking/accept'),
  refuse: post<s.RefuseBooking, s.Booking, s.Booking>('/trading/api/booking/refuse'),
  /** The buyer gives it up before the seller has accepted. */
  cancel: post<s.BookingVerb, s.Booking, s.Booking>('/trading/api/booking/cancel'),
} as const
