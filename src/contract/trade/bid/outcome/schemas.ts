import { z } from 'zod'
import { ORDER_STEPS } from '../../../money/order/nextStep.ts'
import { boxesSchema } from '../../tender/draft.ts'
import { id, money } from '../../../zod.ts'
import { GAP_BANDS, LOSS_REASONS } from '../values.ts'

/** What became of a bid, as its bidder is told. */

export const lossFeedbackSchema = z.object({
  rank: z.int(),
  of: z.int(),
  gapBand: z.enum(GAP_BANDS),
  reason: z.enum(LOSS_REASONS),
})

/** The part of its bid that an enterprise was awarded. */
export const awardedPartSchema = z.object({
  lanes: z.array(z.object({ laneNo: z.int(), boxes: z.array(boxesSchema) })),
  allIn: money,
})

/** The order that came of a bid, and what the bidder has to do with it next. */
export const ofOrder = { orderId: id.optional(), orderStep: z.enum(ORDER_STEPS).optional() }

export type LossFeedback = z.infer<typeof lossFeedbackSchema>
