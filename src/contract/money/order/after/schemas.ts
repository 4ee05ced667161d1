import { z } from 'zod'
import { currency, day, decimal, id, instant, money, requestNo, signedDecimal, text } from '../../../zod.ts'
import { fileIdSchema, fileRefSchema } from '../../../file/schemas.ts'
import { NOTE_MAX } from '../../../limits.ts'
import { chargeBasisSchema, chargeVerdictSchema } from '../agreedRate/schemas.ts'
import * as v from '../values.ts'

/** An order after payment: shipping, additional charges, completion and reviews. */

export const milestoneSchema = z.object({
  code: z.enum(v.MILESTONES),
  at: instant,
  place: z.string().optional(),
  reportedAt: instant,
})
export const containerSchema = z.object({
  no: z.string().max(v.CONTAINER_NO_MAX),
  isoCode: z.string().length(4),
  sealNo: text(v.CONTAINER_NO_MAX).optional(),
})

/** An additional charge. Only APPROVED ones change the payable amount. */
export const adjustmentSchema = z.object({
  id,
  code: z.string(),
  amount: money,
  /** The same in the order's currency; absent: the amount is in it. */
  value: decimal.optional(),
  reason: z.string(),
  evidence: z.array(fileRefSchema),
  /** What it stands on; absent: nothing that can be calculated. */
  basis: chargeBasisSchema.optional(),
  /** Containers missing of an agreement's minimum quantity that it claims. */
  shortfall: z.int().optional(),
  /** Day of the later sailing that it is for: what that costs more by the agreement. */
  rolledTo: day.optional(),
  /** Held against the quote; derived, absent in a back end without agreed rates. */
  agreed: chargeVerdictSchema.optional(),
  status: z.enum(v.ADJUSTMENT_STATUSES),
  proposedAt: instant,
  until: instant,
  answeredAt: instant.optional(),
  answer: z.string().optional(),
})

/** The seller takes back a part of a charge, without consent; lines of one note share their number. */
export const creditNoteSchema = z.object({
  id,
  no: z.string(),
  /** The charge that it lowers. */
  code: z.string(),
  amount: money,
  /** The same in the order's currency. */
  value: decimal,
  reason: z.string(),
  at: instant,
})
/** One line: quoted, agreed later, billed. Decimals in the order's currency. */
export const ledgerLineSchema = z.object({
  /** Unique in the ledger. */
  key: z.string(),
  /** Absent for additional charges. */
  laneNo: z.int().optional(),
  /** Charge code, or COUPON. */
  code: z.string(),
  /** COUPON: its name. */
  coupon: z.string().optional(),
  /** Number of a credit note. */
  credit: z.string().optional(),
  quoted: signedDecimal,
  changes: signedDecimal,
  billed: signedDecimal,
})
export const ledgerSchema = z.object({
  lines: z.array(ledgerLineSchema),
  quoted: signedDecimal,
  changes: signedDecimal,
  /** The amount charged: the order's payable. */
  billed: signedDecimal,
})

const disputeEnd = z.object({ to: z.enum(v.DISPUTE_ENDS), text: z.string(), at: instant })
export const disputeSchema = z.object({
  reason: z.enum(v.DISPUTE_REASONS),
  text: z.string(),
  openedAt: instant,
  /** Outcome proposed by one side. */
  proposal: disputeEnd.extend({ by: z.enum(v.ORDER_SIDES) }).optional(),
  /** The agreed outcome. */
  resolution: disputeEnd.optional(),
})

const point = z.int().min(1).max(5)
export const pointsSchema = z.object({
  priceTruth: point,
  onTime: point,
  communication: point,
  documents: point,
})
export const reviewSchema = z.object({ by: z.enum(v.ORDER_SIDES), points: pointsSchema, text: z.string(), at: instant })

export const orderStepSchema = z.object({ id, requestNo })
/** `fee`: what the buyer accepts that the seller keeps, as shown; another amount answers 4009. Absent: nothing. */
export const cancelPaidSchema = orderStepSchema.extend({ note: text(NOTE_MAX), fee: z.array(money).max(9).optional() })
export const reportMilestoneSchema = orderStepSchema.extend({
  code: z.enum(v.MILESTONES),
  at: instant,
  place: text(v.MILESTONE_PLACE_MAX),
  /** All containers known so far; replaces the previous list. */
  containers: z.array(containerSchema).max(200),
})
export const proposeChargeSchema = orderStepSchema.extend({
  code: z.string().max(8),
  /** In the order's currency. */
  amount: decimal,
  reason: text(NOTE_MAX),
  evidence: z.array(fileIdSchema).max(v.MAX_EVIDENCE),
  basis: chargeBasisSchema.optional(),
})
export const answerChargeSchema = orderStepSchema.extend({
  chargeId: id,
  answer: z.enum(v.CHARGE_ANSWERS),
  note: text(NOTE_MAX),
  /** Needed to approve more than was agreed, with a note. */
  acceptAbove: z.boolean().optional(),
})
const creditLine = z.object({ code: z.string().max(8), currency, amount: decimal })
export const writeCreditNoteSchema = orderStepSchema.extend({
  ...creditLine.shape,
  /** Further charges of the same note. */
  more: z
    .array(creditLine)
    .max(v.MAX_CREDIT_LINES - 1)
    .optional(),
  reason: text(NOTE_MAX),
})
export const openDisputeSchema = orderStepSchema.extend({
  reason: z.enum(v.DISPUTE_REASONS),
  text: text(v.DISPUTE_TEXT_MAX),
})
export const resolveDisputeSchema = orderStepSchema.extend({
  to: z.enum(v.DISPUTE_ENDS),
  text: text(v.DISPUTE_TEXT_MAX),
})
export const writeReviewSchema = orderStepSchema.extend({ points: pointsSchema, text: text(v.REVIEW_TEXT_MAX) })

export type ReportedMilestone = z.infer<typeof milestoneSchema>
export type Container = z.infer<typeof containerSchema>
export type Adjustment = z.infer<typeof adjustmentSchema>
export type Ledger = z.infer<typeof ledgerSchema>
export type LedgerLine = z.infer<typeof ledgerLineSchema>
export type Dispute = z.infer<typeof disputeSchema>
export type Review = z.infer<typeof reviewSchema>
export type OrderStep = z.infer<typeof orderStepSchema>
export type CancelPaid = z.infer<typeof cancelPaidSchema>
export type ReportMilestone = z.infer<typeof reportMilestoneSchema>
export type ProposeCharge = z.infer<typeof proposeChargeSchema>
export type AnswerCharge = z.infer<typeof answerChargeSchema>
export type CreditNote = z.infer<typeof creditNoteSchema>
export type WriteCreditNote = z.infer<typeof writeCreditNoteSchema>
export type OpenDispute = z.infer<typeof openDisputeSchema>
export type ResolveDispute = z.infer<typeof resolveDisputeSchema>
export type WriteReview = z.infer<typeof writeReviewSchema>
