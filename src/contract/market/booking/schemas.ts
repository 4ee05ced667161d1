import { z } from 'zod'
import { NOTE_MAX } from '../../limits.ts'
import { decimal, day, id, instant, money, ownListQuery, requestNo, text } from '../../zod.ts'
import { CALL_OFF_REFUSALS } from '../../trade/agreement/values.ts'
import { creditNeedSchema } from '../../money/credit/schemas.ts'
import { sailingPickSchema } from '../../trade/bid/carriage/schemas.ts'
import { boxesSchema } from '../../trade/tender/draft.ts'
import { BOX_QTY_MAX, MAX_BOX_TYPES } from '../../trade/tender/limits.ts'
import { BOOKING_REFUSALS } from '../listing/values.ts'
import { listingChargeSchema, stockSchema } from '../listing/draft.ts'
import { cutOffsSchema } from '../../money/order/schedule/schemas.ts'
import { orderSummarySchema } from '../../money/order/schemas.ts'
import { ORDER_SIDES } from '../../money/order/values.ts'
import { MAX_LISTING_CHARGES, MAX_STOCK } from '../listing/limits.ts'
import { goodsSchema, shipmentSchema } from './shipment/schemas.ts'

/** Why a seller rejects: a booking of a listing, or a call-off. */
const REFUSALS = [...new Set([...BOOKING_REFUSALS, ...CALL_OFF_REFUSALS])] as const

const servicesSchema = z.array(listingChargeSchema.shape.code).max(MAX_LISTING_CHARGES)

/** Requests a quantity of a listing at its price. The quantity is reserved from then on. */
export const requestListingSchema = z.object({
  listingId: id,
  /** The version with the price that the buyer saw. */
  listingVersion: z.int(),
  items: z.array(stockSchema).min(1).max(MAX_STOCK),
  /** What is shipped; absent for empty containers and services. */
  shipment: shipmentSchema.optional(),
  /** Codes of the optional services that are taken; absent: none. */
  services: servicesSchema.optional(),
  note: text(NOTE_MAX),
  requestNo,
})
/** Calls off containers of a lane of an agreement, at its prices. */
export const requestCallOffSchema = z.object({
  agreementId: id,
  laneNo: z.int(),
  boxes: z.array(boxesSchema).min(1).max(MAX_BOX_TYPES),
  /** The wanted day of departure. */
  etd: day,
  readyDate: day,
  blCount: z.int().min(1).max(BOX_QTY_MAX),
  note: text(NOTE_MAX),
  /** What is shipped, with its weights; absent: the cargo of the tender, as far as it says enough. */
  cargo: goodsSchema.shape.cargo.optional(),
  weights: goodsSchema.shape.weights.optional(),
  /** Paid before its start, though the agreement is on credit; absent: on the terms of the agreement. */
  prepaid: z.boolean().optional(),
  requestNo,
})
export const requestBookingSchema = z.union([requestListingSchema, requestCallOffSchema])
/** An order from a listing or an agreement, for both sides: the booked items, and the reason of a rejection. */
export const bookingSchema = orderSummarySchema.extend({
  /** Absent for a call-off. */
  listingNo: z.string().optional(),
  items: z.array(stockSchema),
  note: z.string(),
  refusal: z.object({ reason: z.enum(REFUSALS), note: z.string() }).optional(),
  /** Deadline for the seller to accept. */
  acceptBy: instant.optional(),
  /** The sailing with which a call-off was accepted. */
  sailing: sailingPickSchema.optional(),
  /** For the seller of a call-off on credit that it can accept: what its line with the buyer needs. */
  credit: creditNeedSchema.optional(),
  allIn: money,
  /** `allIn` is a total of several currencies, and so about right; absent: exact. */
  isAbout: z.boolean().optional(),
})
export const bookingQuerySchema = ownListQuery.extend({
  side: z.enum(ORDER_SIDES).optional(),
  tab: z.enum(['open', 'accepted', 'closed']).optional(),
  listingId: id.optional(),
})
export const bookingCommandSchema = z.object({ id, version: z.int(), requestNo })
/** A call-off is accepted with its sailing; on credit with the limit that the seller gives, if its line is too small. */
export const acceptBookingSchema = bookingCommandSchema.extend({
  sailing: sailingPickSchema.optional(),
  /** Cut-offs of that sailing; absent: those of the schedules, if it is of them. */
  cutOffs: cutOffsSchema.optional(),
  creditLimit: decimal.optional(),
})
/** Another sailing for a call-off, which the buyer has to take. */
export const counterBookingSchema = acceptBookingSchema.extend({ sailing: sailingPickSchema })
export const answerCounterSchema = bookingCommandSchema.extend({ agree: z.boolean() })
export const refuseBookingSchema = bookingCommandSchema.extend({
  reason: z.enum(REFUSALS),
  note: text(NOTE_MAX),
})

export type RequestListing = z.infer<typeof requestListingSchema>
export type RequestCallOff = z.infer<typeof requestCallOffSchema>
export type RequestBooking = z.infer<typeof requestBookingSchema>
export type Booking = z.infer<typeof bookingSchema>
export type BookingQuery = z.infer<typeof bookingQuerySchema>
export type BookingCommand = z.infer<typeof bookingCommandSchema>
export type AcceptBooking = z.infer<typeof acceptBookingSchema>
export type CounterBooking = z.infer<typeof counterBookingSchema>
export type AnswerCounter = z.infer<typeof answerCounterSchema>
export type RefuseBooking = z.infer<typeof refuseBookingSchema>
