import { z } from 'zod'
import { id, instant, pageOf, pageQuery, requestNo, text } from '../../zod.ts'
import { QUESTION_MAX } from './values.ts'

/** A message; `masked` if contact data in it is hidden from this reader. */
const wordsSchema = z.object({ text: z.string(), masked: z.boolean(), at: instant })

/** The subject: exactly one of the two. */
const subject = { tenderId: id.optional(), listingId: id.optional() }

/**
 * A question on a tender or a listing, with its answer. Visible to everybody who may see the subject; the asker stays
 * anonymous.
 */
export const questionSchema = wordsSchema.extend({
  id,
  version: z.int(),
  /** One letter per asking enterprise: A, B, and so on. */
  asker: z.string(),
  mine: z.boolean(),
  answer: wordsSchema
    .extend({
      editedAt: instant.optional(),
      /** Publisher or seller only: end of the editing period. */
      editUntil: instant.optional(),
    })
    .optional(),
})
export const questionQuerySchema = pageQuery.extend(subject)
/** Newest first. `waiting` counts unanswered questions, `mineWaiting` those of the caller. */
export const questionPageSchema = pageOf(questionSchema).extend({ waiting: z.int(), mineWaiting: z.int() })
export const askQuestionSchema = z.object({ ...subject, text: text(QUESTION_MAX), requestNo })
/** Answers, or edits the answer of the given version. */
export const answerQuestionSchema = z.object({ id, version: z.int(), text: text(QUESTION_MAX), requestNo })

export type Question = z.infer<typeof questionSchema>
export type QuestionQuery = z.infer<typeof questionQuerySchema>
export type QuestionPage = z.infer<typeof questionPageSchema>
export type AskQuestion = z.infer<typeof askQuestionSchema>
export type AnswerQuestion = z.infer<typeof answerQuestionSchema>
