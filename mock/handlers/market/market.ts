import { bookingEndpoints as booking } from '@/contract/market/booking/endpoints.ts'
import { bookingWire } from '@/contract/market/booking/wire.ts'
import { listingEndpoints as listing } from '@/contract/market/listing/endpoints.ts'
import { listingWire } from '@/contract/market/listing/wire.ts'
import * as answers from '../../domain/market/booking/answer.ts'
import { answerCounter, counterCallOff, robotTakesCounter } from '../../domain/trade/agreement/counter.ts'
import { requestBooking } from '../../domain/market/booking/request.ts'
import { myBookings } from '../../domain/market/booking/view.ts'
import type { JobHandlers } from '../../domain/jobs.ts'
import { bulkListings } from '../../domain/market/listing/bulk.ts'
import * as drafts from '../../domain/market/listing/draft.ts'
import { duplicateListing } from '../../domain/market/listing/duplicate.ts'
import { listingEnds, listingEndsSoon } from '../../domain/market/listing/ending.ts'
import { importListingDrafts } from '../../domain/market/listing/importDrafts.ts'
import { previewPrices } from '../../domain/market/listing/pricePreview.ts'
import { priceHistory } from '../../domain/market/listing/priceHistory.ts'
import { renewListing } from '../../domain/market/listing/renew.ts'
import { reportListing } from '../../domain/market/listing/report.ts'
import { clerkReviewsListing } from '../../domain/market/listing/review.ts'
import { myListings, searchListings } from '../../domain/market/listing/search.ts'
import * as shelf from '../../domain/market/listing/shelf.ts'
import { streetTurns } from '../../domain/market/listing/streetTurns.ts'
import { submitListing } from '../../domain/market/listing/submit.ts'
import { readListing } from '../../domain/market/listing/view.ts'
import { on, open, type Route } from '../on.ts'

/** Routes of listings and bookings. */
export const marketRoutes: Route[] = [
  open(listing.page, listingWire.page, searchListings),
  open(listing.detail, listingWire.detail, readListing),
  open(listing.priceHistory, listingWire.priceHistory, priceHistory),
  on(listing.minePage, listingWire.minePage, myListings),
  on(listing.own, listingWire.own, drafts.ownListingToEdit),
  on(listing.streetTurns, listingWire.streetTurns, streetTurns),
  on(listing.saveDraft, listingWire.saveDraft, drafts.saveListingDraft),
  on(listing.removeDraft, listingWire.removeDraft, drafts.removeListingDraft),
  on(listing.duplicate, listingWire.duplicate, duplicateListing),
  on(listing.submit, listingWire.submit, submitListing),
  on(listing.pause, listingWire.pause, shelf.pauseListing),
  on(listing.resume, listingWire.resume, shelf.resumeListing),
  on(listing.takeOff, listingWire.takeOff, shelf.takeOffListing),
  on(listing.renew, listingWire.renew, renewListing),
  on(listing.confirm, listingWire.confirm, shelf.confirmListing),
  on(listing.bulk, listingWire.bulk, bulkListings),
  on(listing.pricePreview, listingWire.pricePreview, previewPrices),
  on(listing.importDrafts, listingWire.importDrafts, importListingDrafts),
  on(listing.report, listingWire.report, reportListing),
  on(booking.page, bookingWire.page, myBookings),
  on(booking.request, bookingWire.request, requestBooking),
  on(booking.accept, bookingWire.accept, answers.acceptBooking),
  on(booking.counter, bookingWire.counter, counterCallOff),
  on(booking.answerCounter, bookingWire.answerCounter, answerCounter),
  on(booking.refuse, bookingWire.refuse, answers.refuseBooking),
  on(booking.cancel, bookingWire.cancel, answers.cancelBooking),
]

/** Jobs of the market. */
export const MARKET_JOBS: JobHandlers = {
  listingReview: clerkReviewsListing,
  listingSoon: listingEndsSoon,
  listingEnd: listingEnds,
  bookingLapse: answers.bookingLapses,
  robotBooking: answers.robotAccepts,
  robotCounter: robotTakesCounter,
}
