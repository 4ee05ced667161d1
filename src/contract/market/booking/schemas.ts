import { z } from 'zod'
import { NOTE_MAX } from '../../limits.ts'
import { id, instant, money, pageQuery, requestNo, text } from '../../zod.ts'
import { BOOKING_REFUSALS } from '../listing/values.ts'
import { stockSchema } from '../listing/draft.ts'
import { orderSummarySchema } from '../../money/order/schemas.ts'
import { ORDER_SIDES } from '../../money/order/values.ts'
import { MAX_STOCK } from '../listing/limits.ts'

/** Asks for a quantity of a listing at its price. What is asked for is held from that moment on. */
export const requestBookingSchema = z.object({
  listingId: id,
  /** The version whose price the buyer saw. */
  listingVersion: z.int(),
  items: z.array(stockSchema).min(1).max(MAX_STOCK),
  note: text(NOTE_MAX),
  requestNo,
})
/** An order that came of a listing, as both sides list it: what was booked, and why it was refused. */
export const bookingSchema = orderSummarySchema.extend({
  listingId: id,
  listingNo: z.string(),
  items: z.array(stockSchema),
  note: z.string(),
  refusal: z.object({ reason: z.enum(BOOKING_REFUSALS), note: z.string() }).optional(),
  /** Until when the seller may accept. */
  acceptBy: instant.optional(),
  allIn: money,
})
export const bookingQuerySchema = pageQuery.extend({
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
