import { z } from 'zod'
import { NOTE_MAX } from '../../../limits.ts'
import { currency, decimal, id, instant, requestNo, text } from '../../../zod.ts'
import { DEMANDS } from '../demands/values.ts'
import { MAX_LANES } from '../lifecycle.ts'
import { ESTIMATE_BASES, RANK_BASES } from './values.ts'

/** Maximum number of waivers, and of own figures, of a tender. */
export const MAX_WAIVERS = 100
export const MAX_ESTIMATES = 100

/** A bid may fail this demand and is ranked nevertheless. */
export const waiverSchema = z.object({ bidId: id, demand: z.enum(DEMANDS), note: text(NOTE_MAX) })
/** What the publisher expects a charge to cost where a bid leaves it open; it goes before the median of the others. */
export const ownEstimateSchema = z.object({
  code: z.string().min(2).max(8),
  /** Absent for all lanes. */
  laneNo: z.int().min(1).max(MAX_LANES).optional(),
  /** Absent for all container types. */
  isoCode: z.string().length(4).optional(),
  /** What one unit is. */
  basis: z.enum(ESTIMATE_BASES),
  unitPrice: decimal,
  currency,
})
/** What the publisher's company has decided on the bids: all its members see the same. */
export const evaluationSchema = z.object({
  waivers: z.array(waiverSchema).max(MAX_WAIVERS),
  /** Own figures; absent in evaluations of earlier releases. */
  estimates: z.array(ownEstimateSchema).max(MAX_ESTIMATES).optional(),
  /** What the bids are ranked by; absent for the total. */
  rankOn: z.enum(RANK_BASES).optional(),
  /** Who wrote it last. */
  by: z.string(),
  at: instant,
})
/** Replaces the evaluation of a tender in EVALUATING; without `estimates` or `rankOn` these stay as they are. */
export const saveEvaluationSchema = evaluationSchema
  .pick({ waivers: true, estimates: true, rankOn: true })
  .extend({ id, version: z.int(), requestNo })

export type Waiver = z.infer<typeof waiverSchema>
export type OwnEstimate = z.infer<typeof ownEstimateSchema>
export type Evaluation = z.infer<typeof evaluationSchema>
export type SaveEvaluation = z.infer<typeof saveEvaluationSchema>
