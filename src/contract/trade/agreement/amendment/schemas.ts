import { z } from 'zod'
import { NOTE_MAX } from '../../../limits.ts'
import { day, decimal, id, instant, requestNo, text } from '../../../zod.ts'
import { ORDER_SIDES } from '../../../money/order/values.ts'
import { boxesSchema } from '../../tender/draft.ts'
import { MAX_LANES } from '../../tender/lifecycle.ts'
import { MAX_BOX_TYPES } from '../../tender/limits.ts'
import { allocationSchema } from '../../tender/term/schemas.ts'
import { renewedPriceSchema } from '../renewal/schemas.ts'
import { RENEWED_PRICES_MAX } from '../values.ts'

/** Another contracted quantity of a container type on a lane, from the agreement to it on. */
const amendedBoxesSchema = boxesSchema.extend({ laneNo: z.int() })
/** Another allocation of a lane, for the periods that begin on the day or after it. */
const amendedAllocationSchema = z.object({ laneNo: z.int(), boxes: allocationSchema.shape.boxes })

/** What one side proposes to change. */
export const amendmentTermsSchema = z.object({
  /** First day of departure for other prices and allocations; absent: only containers change. */
  from: day.optional(),
  boxes: z.array(amendedBoxesSchema).max(MAX_LANES * MAX_BOX_TYPES),
  allocations: z.array(amendedAllocationSchema).max(MAX_LANES),
  prices: z.array(renewedPriceSchema).max(RENEWED_PRICES_MAX),
})
/** A proposal to amend an agreement, each change beside what it was. */
export const amendmentSchema = amendmentTermsSchema.extend({
  by: z.enum(ORDER_SIDES),
  note: z.string(),
  at: instant,
  /** The last day on which the other party may answer. */
  answerBy: day,
  boxes: z.array(amendedBoxesSchema.extend({ before: z.int() })),
  allocations: z.array(amendedAllocationSchema.extend({ before: z.int() })),
  prices: z.array(renewedPriceSchema.extend({ before: decimal })),
  answer: z.object({ agreed: z.boolean(), note: z.string(), at: instant }).optional(),
})
export const amendAgreementSchema = amendmentTermsSchema.extend({
  id,
  version: z.int(),
  requestNo,
  note: text(NOTE_MAX),
})
export const answerAmendmentSchema = z.object({
  id,
  version: z.int(),
  requestNo,
  agree: z.boolean(),
  note: text(NOTE_MAX),
})
/** Containers that an amendment keeps free in the periods that begin from a day on. */
export const allocationStepSchema = z.object({ from: day, boxes: z.int() })

export type AmendmentTerms = z.infer<typeof amendmentTermsSchema>
export type Amendment = z.infer<typeof amendmentSchema>
export type AmendAgreement = z.infer<typeof amendAgreementSchema>
export type AnswerAmendment = z.infer<typeof answerAmendmentSchema>
export type AllocationStep = z.infer<typeof allocationStepSchema>
