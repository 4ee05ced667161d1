import { z } from 'zod'
import { creditNeedSchema } from '../../../money/credit/schemas.ts'
import { ORDER_STEPS } from '../../../money/order/nextStep.ts'
import { boxesSchema } from '../../tender/draft.ts'
import { decimal, id, instant, money, requestNo } from '../../../zod.ts'
import { DISQUALIFY_REASONS, GAP_BANDS, LOSS_REASONS } from '../values.ts'

/** Outcome of a bid, for its bidder. */

export const lossFeedbackSchema = z.object({
  rank: z.int(),
  of: z.int(),
  gapBand: z.enum(GAP_BANDS),
  reason: z.enum(LOSS_REASONS),
})

/** Why the publisher took the bid out of the comparison. */
export const disqualifiedSchema = z.object({ reason: z.enum(DISQUALIFY_REASONS), note: z.string(), at: instant })

/** The awarded part of a bid. */
export const awardedPartSchema = z.object({
  lanes: z.array(z.object({ laneNo: z.int(), boxes: z.array(boxesSchema) })),
  allIn: money,
  /** The publisher's note to its award; contact data in it are hidden until the deal. Absent: none. */
  note: z.string().optional(),
  /** While it waits for the confirmation, under a term of credit: what the seller's line needs. */
  credit: creditNeedSchema.optional(),
})

/** Confirms an award; on credit with the limit that the seller gives, if its line is too small. */
export const confirmBidSchema = z.object({ id, version: z.int(), creditLimit: decimal.optional(), requestNo })

/** What became of a bid: its order or agreement, and the bidder's next step in the order. */
export const ofOrder = {
  /** Missed deadline to confirm the award: the award lapsed without being declined. */
  lapsedAt: instant.optional(),
  orderId: id.optional(),
  agreementId: id.optional(),
  orderStep: z.enum(ORDER_STEPS).optional(),
}

export type ConfirmBid = z.infer<typeof confirmBidSchema>
export type Disqualified = z.infer<typeof disqualifiedSchema>
export type LossFeedback = z.infer<typeof lossFeedbackSchema>
