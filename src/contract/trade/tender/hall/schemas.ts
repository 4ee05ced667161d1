import { z } from 'zod'
import { id, instant } from '../../../zod.ts'
import { tenderLaneSchema } from '../draft.ts'
import * as v from '../values.ts'

/** A trade lane's id, or `ROAD_LANE`; absent for all. */
export const hallQuerySchema = z.object({ lane: z.string().min(1).max(20).optional() })

/** Public board of the tender hall: counts and outcomes. No prices, winners or contacts. */
export const tenderHallSchema = z.object({
  figures: z.object({ open: z.int(), closing24h: z.int(), teu: z.int(), published7d: z.int(), awarded30d: z.int() }),
  /** Every lane with an open tender, the busiest first; a tender with several lanes counts on each. */
  lanes: z.array(z.object({ lane: z.string(), open: z.int(), closing24h: z.int(), teu: z.int() })),
  /** The newest awards of the lane. */
  awarded: z.array(
    z.object({
      id,
      no: z.string(),
      title: z.string(),
      mode: z.enum(v.TRANSPORT_MODES),
      lanes: z.array(tenderLaneSchema.pick({ laneNo: true, pol: true, pod: true })),
      teu: z.number(),
      bidCount: z.int(),
      awardedAt: instant,
    }),
  ),
})

/** Results of tenders by lane, for tenders published in the last 90 days. */
export const laneStatsSchema = z.object({
  since: instant,
  lanes: z.array(
    z.object({
      lane: z.string(),
      tenders: z.int(),
      /** Quotes per closed tender; absent without any. */
      bidsPerTender: z.number().optional(),
      /** Days from publishing to the award. */
      medianDays: z.number().optional(),
      /** Share of the decided tenders, from 0 to 1. */
      awardedShare: z.number().min(0).max(1).optional(),
      /** Spread of the quotes of a tender; absent if too few tenders would disclose their prices. */
      spread: z.enum(v.SPREAD_BANDS).optional(),
    }),
  ),
})

export type HallQuery = z.infer<typeof hallQuerySchema>
export type TenderHall = z.infer<typeof tenderHallSchema>
export type LaneStats = z.infer<typeof laneStatsSchema>
