import { z } from 'zod'
import { NOTE_MAX } from '../../../limits.ts'
import { day, decimal, id, instant, requestNo, text } from '../../../zod.ts'
import { MAX_LANES } from '../../tender/lifecycle.ts'
import { NOTICE_KINDS } from '../values.ts'

/** Another price of a charge that floats. */
export const noticeTermsSchema = z.object({
  code: z.string().min(2).max(8),
  /** Numbers of its lanes. */
  lanes: z.array(z.int()).min(1).max(MAX_LANES),
  kind: z.enum(NOTICE_KINDS),
  /** By how much each unit changes, in the currency of its line. */
  amount: decimal,
  /** The first day of departure for which it holds. */
  from: day,
})
/** A notice that was given. */
export const priceNoticeSchema = noticeTermsSchema.extend({
  id,
  at: instant,
  /** The last day on which the buyer may object; absent for a decrease. */
  objectBy: day.optional(),
  /** The buyer's answer; the lanes end before the increase if it objects. */
  answer: z.object({ agreed: z.boolean(), note: z.string(), at: instant }).optional(),
})
export const giveNoticeSchema = noticeTermsSchema.extend({ id, version: z.int(), requestNo })
export const answerNoticeSchema = z.object({
  id,
  version: z.int(),
  requestNo,
  noticeId: id,
  agree: z.boolean(),
  note: text(NOTE_MAX),
})

export type NoticeTerms = z.infer<typeof noticeTermsSchema>
export type PriceNotice = z.infer<typeof priceNoticeSchema>
export type GiveNotice = z.infer<typeof giveNoticeSchema>
export type AnswerNotice = z.infer<typeof answerNoticeSchema>
