import { z } from 'zod'
import { currency, day, id, instant, ownListQuery, unlocode } from '../../zod.ts'
import { bookingSchema } from '../../market/booking/schemas.ts'
import { ORDER_SIDES } from '../../money/order/values.ts'
import { partySchema } from '../../money/order/schemas.ts'
import { freeTimeSchema } from '../bid/carriage/schemas.ts'
import { chargeInputSchema } from '../bid/schemas.ts'
import { boxesSchema } from '../tender/draft.ts'
import { paymentPartsShape } from '../tender/payment/schemas.ts'
import { payersSchema } from '../tender/payers/schemas.ts'
import { allocationSchema, callOffTermSchema } from '../tender/term/schemas.ts'
import { PAYMENT_TERMS, TRANSPORT_MODES } from '../tender/values.ts'
import { AGREEMENT_STATUSES } from './values.ts'

/** Containers of one type, counted from the orders. */
export const quantitySchema = z.object({
  isoCode: z.string(),
  contracted: z.int(),
  requested: z.int(),
  confirmed: z.int(),
  remaining: z.int(),
})
/** A lane of an agreement, with what is left of it. */
const laneSummarySchema = z.object({
  laneNo: z.int(),
  pol: unlocode,
  pod: unlocode.optional(),
  /** First and last day of departure. */
  validFrom: day,
  validTo: day,
  quantities: z.array(quantitySchema),
})
export const agreementLaneSchema = laneSummarySchema.extend({
  boxes: z.array(boxesSchema),
  allocation: allocationSchema.optional(),
  plannedBookings: z.int(),
  blPerBooking: z.int(),
  carrierScac: z.string().optional(),
  transitDays: z.int(),
  freeTime: freeTimeSchema,
  /** The awarded prices; quantities are those of the whole period. */
  charges: z.array(chargeInputSchema),
})

export const agreementSummarySchema = z.object({
  id,
  no: z.string(),
  title: z.string(),
  status: z.enum(AGREEMENT_STATUSES),
  /** The caller's side. */
  side: z.enum(ORDER_SIDES),
  buyer: partySchema,
  seller: partySchema,
  tenderId: id,
  tenderNo: z.string(),
  mode: z.enum(TRANSPORT_MODES),
  validFrom: day,
  validTo: day,
  lanes: z.array(laneSummarySchema),
  /** Call-offs that wait for the seller. */
  openCallOffs: z.int(),
  createdAt: instant,
})
export const agreementDetailSchema = agreementSummarySchema.extend({
  bidId: id,
  term: callOffTermSchema,
  currency,
  paymentTerm: z.enum(PAYMENT_TERMS),
  ...paymentPartsShape,
  payers: payersSchema.optional(),
  lanes: z.array(agreementLaneSchema),
  /** Newest first. */
  callOffs: z.array(bookingSchema),
})
export const agreementQuerySchema = ownListQuery.extend({
  side: z.enum(ORDER_SIDES).optional(),
  tab: z.enum(['running', 'ended']).optional(),
})

export type AgreementLane = z.infer<typeof agreementLaneSchema>
export type AgreementSummary = z.infer<typeof agreementSummarySchema>
export type AgreementDetail = z.infer<typeof agreementDetailSchema>
export type AgreementQuery = z.infer<typeof agreementQuerySchema>
