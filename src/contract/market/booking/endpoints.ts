import { get, post, renewsAll, renewsDetail } from '../../endpoint.ts'
import { agreementEndpoints } from '../../trade/agreement/endpoints.ts'
import { listingEndpoints } from '../listing/endpoints.ts'
import type { OwnPage } from '../../page.ts'
import type { ListingDetail } from '../listing/schemas.ts'
import type * as s from './schemas.ts'

const page = get<s.BookingQuery, OwnPage<s.Booking>>('/trading/api/booking/page')
const agreements = () => [renewsAll(agreementEndpoints.page), renewsAll(agreementEndpoints.detail)]
const lists = () => [renewsAll(page), ...agreements()]

/**
 * Bookings of listings and agreements (Assumed: decision 0004). A booking is an order; payment, execution and invoices use the order
 * calls.
 */
export const bookingEndpoints = {
  page,
  request: post<s.RequestBooking, s.Booking, ListingDetail>('/trading/api/booking/request', (value) => [
    'available' in value ? renewsDetail(listingEndpoints.detail, value) : renewsAll(listingEndpoints.detail),
    ...agreements(),
  ]),
  /** The seller accepts: the order waits for payment. */
  accept: post<s.AcceptBooking, s.Booking, s.Booking>('/trading/api/booking/accept', lists),
  refuse: post<s.RefuseBooking, s.Booking, s.Booking>('/trading/api/booking/refuse', lists),
  /** The seller offers another sailing for a call-off. */
  counter: post<s.CounterBooking, s.Booking, s.Booking>('/trading/api/booking/counter', lists),
  answerCounter: post<s.AnswerCounter, s.Booking, s.Booking>('/trading/api/booking/answerCounter', lists),
  /** The buyer cancels before the seller has accepted. */
  cancel: post<s.BookingCommand, s.Booking, s.Booking>('/trading/api/booking/cancel', lists),
} as const
