import { z } from 'zod'
import { NOTE_MAX } from '../../../limits.ts'
import { ORDER_STEPS } from '../../../money/order/nextStep.ts'
import { id, instant, money, requestNo, text } from '../../../zod.ts'
import { boxesSchema, weightsSchema } from '../draft.ts'
import { MAX_LANES } from '../lifecycle.ts'
import { MAX_BOX_TYPES } from '../limits.ts'
import { COMPARE_BANDS, DECLINE_REASONS, DISQUALIFY_REASONS } from '../../bid/values.ts'
import { DEMANDS } from '../demands/values.ts'
import { ownEstimateSchema, waiverSchema } from '../evaluation/schemas.ts'
import { RANK_BASES } from '../evaluation/values.ts'
import * as v from '../values.ts'

/** Awarded containers of one lane; empty for modes without containers: then the whole lane. */
export const awardedLaneSchema = z.object({ laneNo: z.int(), boxes: z.array(boxesSchema).max(MAX_BOX_TYPES) })
export const awardShareSchema = z.object({ bidId: id, lanes: z.array(awardedLaneSchema).min(1).max(MAX_LANES) })

/** One winner's part of an award. */
export const awardWinnerSchema = awardShareSchema.extend({
  bidderId: id,
  bidderNameZh: z.string(),
  bidderNameEn: z.string().optional(),
  /** Price of the part, in the tender's compare currency. */
  allIn: money,
  /** The order of a part; absent if it became an agreement. */
  orderId: id.optional(),
  /** The agreement that a part becomes with its confirmation: contract tenders with a call-off term. */
  agreementId: id.optional(),
  /** The publisher's next step in the order; computed on read. */
  orderStep: z.enum(ORDER_STEPS).optional(),
  status: z.enum(v.WINNER_STATUSES),
  /** Why a DECLINED part was declined; absent in records of earlier releases. */
  declineReason: z.enum(DECLINE_REASONS).optional(),
  awardedAt: instant,
  /** End of the period to undo it. */
  undoUntil: instant,
  confirmBy: instant,
})

export const awardRecordSchema = z.object({
  /** Oldest first; declined ones stay in the record. */
  winners: z.array(awardWinnerSchema),
  /** Lanes deliberately left without an award. */
  closedLanes: z.array(z.int()),
  reason: z.enum(v.AWARD_REASONS),
  note: z.string(),
  weights: weightsSchema,
  awardedAt: instant,
  awardedBy: z.string(),
  /** The waivers that stood; absent in records of earlier releases. */
  waivers: z.array(waiverSchema).optional(),
  /** The publisher's own figures that the compared prices stand on. */
  estimates: z.array(ownEstimateSchema).optional(),
  /** What the bids were ranked by, and the compared prices below count; absent where there was no choice. */
  rankOn: z.enum(RANK_BASES).optional(),
  /** How far it is above the cheapest comparable bids of its lanes; absent in records of earlier releases. */
  gap: money.optional(),
  /** The bids at the time of the award; optional figures are absent in records of earlier releases. */
  snapshot: z.array(
    z.object({
      bidId: id,
      bidderNameZh: z.string(),
      bidderNameEn: z.string().optional(),
      option: z.int(),
      /** Comparable price: quoted, and estimates for what the bid leaves open. */
      allIn: money,
      quoted: money.optional(),
      /** The estimates in it. */
      estimated: money.optional(),
      band: z.enum(COMPARE_BANDS).optional(),
      /** Rank among the enterprises; only of comparable bids. */
      rank: z.int().optional(),
      /** Number of ranked enterprises. */
      of: z.int().optional(),
      /** Above the lowest comparable price; only of comparable bids. */
      gap: money.optional(),
      /** Musts that it fails and nobody waived. */
      failed: z.array(z.enum(DEMANDS)).optional(),
      disqualified: z.enum(DISQUALIFY_REASONS).optional(),
      /** Estimated kilograms CO2e; absent if it was not known of each lane, and in records of earlier releases. */
      co2Kg: z.int().optional(),
      score: z.number(),
      completeness: z.int(),
    }),
  ),
})

export const awardSchema = z.object({
  tenderId: id,
  version: z.int(),
  /**
   * Each contained lane must be awarded completely: the shares add up to what remains of it. Other lanes stay without
   * an award.
   */
  shares: z.array(awardShareSchema).min(1).max(20),
  reason: z.enum(v.AWARD_REASONS),
  note: text(NOTE_MAX),
  weights: weightsSchema,
  requestNo,
})

export type AwardedLane = z.infer<typeof awardedLaneSchema>
export type AwardShare = z.infer<typeof awardShareSchema>
export type AwardWinner = z.infer<typeof awardWinnerSchema>
export type AwardRecord = z.infer<typeof awardRecordSchema>
export type Award = z.infer<typeof awardSchema>
