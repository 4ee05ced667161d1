import { z } from 'zod'
import { ORDER_STEPS } from '../../../money/order/nextStep.ts'
import { boxesSchema } from '../../tender/draft.ts'
import { id, money } from '../../../zod.ts'
import { GAP_BANDS, LOSS_REASONS } from '../values.ts'

/** Outcome of a bid, for its bidder. */

export const lossFeedbackSchema = z.object({
  rank: z.int(),
  of: z.int(),
  gapBand: z.enum(GAP_BANDS),
  reason: z.enum(LOSS_REASONS),
})

/** The awarded part of a bid. */
export const awardedPartSchema = z.object({
  lanes: z.array(z.object({ laneNo: z.int(), boxes: z.array(boxesSchema) })),
  allIn: money,
})

/** The order from a bid, and the bidder's next step in it. */
export const ofOrder = { orderId: id.optional(), orderStep: z.enum(ORDER_STEPS).optional() }

export type LossFeedback = z.infer<typeof lossFeedbackSchema>
