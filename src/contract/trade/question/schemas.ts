import { z } from 'zod'
import { id, instant, pageOf, pageQuery, requestNo, text } from '../../zod.ts'
import { QUESTION_MAX } from './values.ts'

/** What somebody wrote; `masked` where contact data in it is not shown to this reader. */
const wordsSchema = z.object({ text: z.string(), masked: z.boolean(), at: instant })

/** What is asked about: one of the two. */
const subject = { tenderId: id.optional(), listingId: id.optional() }

/** A question on a tender or a listing, with its answer. Whoever may see that may read it; nobody learns who asked. */
export const questionSchema = wordsSchema.extend({
  id,
  version: z.int(),
  /** A letter for each enterprise that asks here: A, B, and so on. */
  asker: z.string(),
  mine: z.boolean(),
  answer: wordsSchema
    .extend({
      editedAt: instant.optional(),
      /** Publisher or seller only: until when it may be changed. */
      editUntil: instant.optional(),
    })
    .optional(),
})
export const questionQuerySchema = pageQuery.extend(subject)
/** Newest first. `waiting` is how many have no answer yet, `mineWaiting` how many of those are the caller's. */
export const questionPageSchema = pageOf(questionSchema).extend({ waiting: z.int(), mineWaiting: z.int() })
export const askQuestionSchema = z.object({ ...subject, text: text(QUESTION_MAX), requestNo })
/** Answers, or changes the answer of the version that the caller saw. */
export const answerQuestionSchema = z.object({ id, version: z.int(), text: text(QUESTION_MAX), requestNo })

export type Question = z.infer<typeof questionSchema>
export type QuestionQuery = z.infer<typeof questionQuerySchema>
export type QuestionPage = z.infer<typeof questionPageSchema>
export type AskQuestion = z.infer<typeof askQuestionSchema>
export type AnswerQuestion = z.infer<typeof answerQuestionSchema>
