import { z } from 'zod'
import { NOTE_MAX } from '../../../limits.ts'
import { id, instant, requestNo, text } from '../../../zod.ts'
import { DEMANDS } from '../demands/values.ts'

/** Maximum number of waivers of a tender. */
export const MAX_WAIVERS = 100

/** A bid may fail this demand and is ranked nevertheless. */
export const waiverSchema = z.object({ bidId: id, demand: z.enum(DEMANDS), note: text(NOTE_MAX) })
/** What the publisher's company has decided on the bids: all its members see the same. */
export const evaluationSchema = z.object({
  waivers: z.array(waiverSchema).max(MAX_WAIVERS),
  /** Who wrote it last. */
  by: z.string(),
  at: instant,
})
/** Replaces the evaluation of a tender in EVALUATING. */
export const saveEvaluationSchema = evaluationSchema.pick({ waivers: true }).extend({ id, version: z.int(), requestNo })

export type Waiver = z.infer<typeof waiverSchema>
export type Evaluation = z.infer<typeof evaluationSchema>
export type SaveEvaluation = z.infer<typeof saveEvaluationSchema>
