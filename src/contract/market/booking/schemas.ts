import { z } from 'zod'
import { NOTE_MAX } from '../../limits.ts'
import { id, instant, money, ownListQuery, requestNo, text } from '../../zod.ts'
import { BOOKING_REFUSALS } from '../listing/values.ts'
import { stockSchema } from '../listing/draft.ts'
import { orderSummarySchema } from '../../money/order/schemas.ts'
import { ORDER_SIDES } from '../../money/order/values.ts'
import { MAX_STOCK } from '../listing/limits.ts'

/** Requests a quantity of a listing at its price. The quantity is reserved from then on. */
export const requestBookingSchema = z.object({
  listingId: id,
  /** The version with the price that the buyer saw. */
  listingVersion: z.int(),
  items: z.array(stockSchema).min(1).max(MAX_STOCK),
  note: text(NOTE_MAX),
  requestNo,
})
/** An order from a listing, for both sides: the booked items, and the reason of a rejection. */
export const bookingSchema = orderSummarySchema.extend({
  listingId: id,
  listingNo: z.string(),
  items: z.array(stockSchema),
  note: z.string(),
  refusal: z.object({ reason: z.enum(BOOKING_REFUSALS), note: z.string() }).optional(),
  /** Deadline for the seller to accept. */
  acceptBy: instant.optional(),
  allIn: money,
})
export const bookingQuerySchema = ownListQuery.extend({
  side: z.enum(ORDER_SIDES).optional(),
  tab: z.enum(['open', 'accepted', 'closed']).optional(),
  listingId: id.optional(),
})
export const bookingCommandSchema = z.object({ id, version: z.int(), requestNo })
export const refuseBookingSchema = bookingCommandSchema.extend({
  reason: z.enum(BOOKING_REFUSALS),
  note: text(NOTE_MAX),
})

export type RequestBooking = z.infer<typeof requestBookingSchema>
export type Booking = z.infer<typeof bookingSchema>
export type BookingQuery = z.infer<typeof bookingQuerySchema>
export type BookingCommand = z.infer<typeof bookingCommandSchema>
export type RefuseBooking = z.infer<typeof refuseBookingSchema>
