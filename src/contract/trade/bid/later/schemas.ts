import { z } from 'zod'
import { id, requestNo } from '../../../zod.ts'
import { optionNo, saveBidSchema, submitBidSchema } from '../schemas.ts'

/** A quote to be handed in on certification, with the draft of its form. */
export const submitLaterSchema = submitBidSchema.extend({ draft: saveBidSchema.shape.draft })
export const cancelLaterSchema = z.object({ tenderId: id, option: optionNo.optional(), requestNo })

export type SubmitLater = z.infer<typeof submitLaterSchema>
export type CancelLater = z.infer<typeof cancelLaterSchema>
