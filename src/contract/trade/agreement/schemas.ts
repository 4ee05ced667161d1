import { z } from 'zod'
import { NOTE_MAX } from '../../limits.ts'
import { currency, day, decimal, id, instant, money, ownListQuery, requestNo, text, placeCode } from '../../zod.ts'
import { bookingSchema } from '../../market/booking/schemas.ts'
import { ORDER_SIDES } from '../../money/order/values.ts'
import { orderContactSchema, partySchema } from '../../money/order/schemas.ts'
import { quotedFreeTimeSchema } from '../bid/carriage/schemas.ts'
import { chargeInputSchema } from '../bid/charge/schemas.ts'
import { fuelQuarterSchema } from '../../reference/fuel/schemas.ts'
import { boxesSchema, cargoSchema } from '../tender/draft.ts'
import { paymentPartsShape } from '../tender/payment/schemas.ts'
import { payersSchema } from '../tender/payers/schemas.ts'
import { allocationSchema, callOffTermSchema, mqcSchema } from '../tender/term/schemas.ts'
import { PAYMENT_TERMS, TRANSPORT_MODES } from '../tender/values.ts'
import { allocationStepSchema, amendmentSchema } from './amendment/schemas.ts'
import { minimumSchema, shortfallSchema } from './minimum/schemas.ts'
import { priceNoticeSchema } from './notice/schemas.ts'
import { renewalSchema } from './renewal/schemas.ts'
import { AGREEMENT_STATUSES } from './values.ts'

/** Containers of one type, counted from the orders. */
export const quantitySchema = z.object({
  isoCode: z.string(),
  contracted: z.int(),
  requested: z.int(),
  confirmed: z.int(),
  remaining: z.int(),
  /** Containers that may be called off beyond the contracted ones; they are in `remaining`. Absent: none. */
  over: z.int().optional(),
})
/** A lane of an agreement, with what is left of it. */
const laneSummarySchema = z.object({
  laneNo: z.int(),
  pol: placeCode,
  pod: placeCode.optional(),
  /** First and last day of departure. */
  validFrom: day,
  validTo: day,
  quantities: z.array(quantitySchema),
})
export const agreementLaneSchema = laneSummarySchema.extend({
  boxes: z.array(boxesSchema),
  allocation: allocationSchema.optional(),
  /** Other allocations, as amendments agreed to; the oldest first, absent: none. */
  allocationSteps: z.array(allocationStepSchema).optional(),
  mqc: mqcSchema.optional(),
  /** How much of the minimum is loaded; present with `mqc`. */
  minimum: minimumSchema.optional(),
  plannedBookings: z.int(),
  blPerBooking: z.int(),
  /** Days that charges a container and day count for; absent: the usual ones. */
  assumedDays: z.int().optional(),
  carrierScac: z.string().optional(),
  transitDays: z.int(),
  freeTime: quotedFreeTimeSchema,
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
/** The cargo of the tender, with which the buyer's call-offs begin. */
export const agreementCargoSchema = cargoSchema
  .pick({ nameZh: true, nameEn: true, hsCode: true, dg: true, reefer: true })
  .extend({ kgPerBox: decimal.optional() })
/** An order between the parties that is not paid in time. */
export const overdueSchema = z.object({ id, no: z.string(), dueOn: day, rest: z.array(money) })
/** The seller takes no more call-offs until what it named is paid. */
export const suspensionSchema = z.object({ at: instant, note: z.string() })
/** One side's notice; the other may agree to end at once. */
export const terminationSchema = z.object({
  by: z.enum(ORDER_SIDES),
  reason: z.string(),
  at: instant,
  /** The last day of departure. */
  endsOn: day,
  answer: z.object({ agreed: z.boolean(), note: z.string(), at: instant }).optional(),
})
/** Another agreement. */
const agreementRefSchema = z.object({ id, no: z.string() })
export const agreementDetailSchema = agreementSummarySchema.extend({
  bidId: id,
  term: callOffTermSchema,
  currency,
  paymentTerm: z.enum(PAYMENT_TERMS),
  ...paymentPartsShape,
  payers: payersSchema.optional(),
  /** For its buyer. */
  cargo: agreementCargoSchema.optional(),
  lanes: z.array(agreementLaneSchema),
  /** Absent in answers from before it could be suspended or terminated: the first. */
  version: z.int().optional(),
  /** While it is suspended. */
  suspension: suspensionSchema.optional(),
  /** While it is suspended the payments that it waits for, else all that the buyer owes the seller beyond its day. */
  overdue: z.array(overdueSchema).optional(),
  termination: terminationSchema.optional(),
  /** Whom to reach on the other side. */
  contact: orderContactSchema.optional(),
  /** Proposals to amend it, oldest first; the terms are as those agreed to left them. Absent: none. */
  amendments: z.array(amendmentSchema).optional(),
  /** The last proposal to renew it; absent: none. */
  renewal: renewalSchema.optional(),
  /** The agreement that it renews, and the one that follows it. */
  supersedes: agreementRefSchema.optional(),
  follower: agreementRefSchema.optional(),
  /** Changes of prices that float, oldest first; absent: none. */
  notices: z.array(priceNoticeSchema).optional(),
  /** Quarters whose price of fuel counts, oldest first; absent: nothing follows it. */
  fuel: z.array(fuelQuarterSchema).optional(),
  /** Fee for what is missing of the minimum quantities; absent while there is no minimum. */
  shortfall: shortfallSchema.optional(),
  /** Newest first. */
  callOffs: z.array(bookingSchema),
})
export const agreementQuerySchema = ownListQuery.extend({
  side: z.enum(ORDER_SIDES).optional(),
  tab: z.enum(['running', 'ended']).optional(),
})
/** A command about an agreement in the version that the caller saw. */
export const agreementCommandSchema = z.object({ id, version: z.int(), requestNo })
export const suspendAgreementSchema = agreementCommandSchema.extend({ note: text(NOTE_MAX) })
export const terminateAgreementSchema = agreementCommandSchema.extend({ reason: text(NOTE_MAX) })
export const answerTerminationSchema = agreementCommandSchema.extend({ agree: z.boolean(), note: text(NOTE_MAX) })

export type AgreementCargo = z.infer<typeof agreementCargoSchema>
export type AgreementLane = z.infer<typeof agreementLaneSchema>
export type AgreementSummary = z.infer<typeof agreementSummarySchema>
export type AgreementDetail = z.infer<typeof agreementDetailSchema>
export type AgreementQuery = z.infer<typeof agreementQuerySchema>
export type Overdue = z.infer<typeof overdueSchema>
export type Termination = z.infer<typeof terminationSchema>
export type AgreementCommand = z.infer<typeof agreementCommandSchema>
export type SuspendAgreement = z.infer<typeof suspendAgreementSchema>
export type TerminateAgreement = z.infer<typeof terminateAgreementSchema>
export type AnswerTermination = z.infer<typeof answerTerminationSchema>
