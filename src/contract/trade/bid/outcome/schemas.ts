import { z } from 'zod'
import { ORDER_STEPS } from '../../../money/order/nextStep.ts'
import { boxesSchema } from '../../tender/draft.ts'
import { id, instant, money } from '../../../zod.ts'
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
})

/** The order or agreement from a bid, and the bidder's next step in the order. */
export const ofOrder = {
  orderId: id.optional(),
  agreementId: id.optional(),
  orderStep: z.enum(ORDER_STEPS).optional(),
}

export type Disqualified = z.infer<typeof disqualifiedSchema>
export type LossFeedback = z.infer<typeof lossFeedbackSchema>
