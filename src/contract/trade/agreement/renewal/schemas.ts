import { z } from 'zod'
import { NOTE_MAX } from '../../../limits.ts'
import { day, decimal, id, instant, requestNo, text } from '../../../zod.ts'
import { ORDER_SIDES } from '../../../money/order/values.ts'
import { boxesSchema } from '../../tender/draft.ts'
import { MAX_LANES } from '../../tender/lifecycle.ts'
import { MAX_BOX_TYPES } from '../../tender/limits.ts'
import { RENEWED_PRICES_MAX } from '../values.ts'

/** A lane that goes on, with its containers for the new period. */
export const renewedLaneSchema = z.object({ laneNo: z.int(), boxes: z.array(boxesSchema).max(MAX_BOX_TYPES) })
/** Another unit price of a quoted line; all others stay. */
export const renewedPriceSchema = z.object({
  laneNo: z.int(),
  code: z.string().min(2).max(8),
  isoCode: z.string().length(4).optional(),
  unitPrice: decimal,
})
/** What one side proposes: the new end, the containers until then, and perhaps other prices. */
export const renewalTermsSchema = z.object({
  validTo: day,
  lanes: z.array(renewedLaneSchema).max(MAX_LANES),
  prices: z.array(renewedPriceSchema).max(RENEWED_PRICES_MAX),
})
/** A proposal to renew an agreement. */
export const renewalSchema = renewalTermsSchema.extend({
  by: z.enum(ORDER_SIDES),
  note: z.string(),
  at: instant,
  /** First day of the new period: the day after the end, as it stood when this was proposed. */
  validFrom: day,
  /** The last day on which the other party may answer. */
  answerBy: day,
  answer: z.object({ agreed: z.boolean(), note: z.string(), at: instant }).optional(),
})
export const renewAgreementSchema = renewalTermsSchema.extend({
  id,
  version: z.int(),
  requestNo,
  note: text(NOTE_MAX),
})
export const answerRenewalSchema = z.object({
  id,
  version: z.int(),
  requestNo,
  agree: z.boolean(),
  note: text(NOTE_MAX),
})

export type RenewalTerms = z.infer<typeof renewalTermsSchema>
export type Renewal = z.infer<typeof renewalSchema>
export type RenewAgreement = z.infer<typeof renewAgreementSchema>
export type AnswerRenewal = z.infer<typeof answerRenewalSchema>
