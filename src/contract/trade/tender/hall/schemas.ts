import { z } from 'zod'
import { id, instant } from '../../../zod.ts'
import { tenderLaneSchema } from '../draft.ts'
import * as v from '../values.ts'

/** A trade lane's id, or `ROAD_LANE`; without it all of them. */
export const hallQuerySchema = z.object({ lane: z.string().min(1).max(20).optional() })

/** The board of the tender hall: counts and outcomes everybody may know. No price, no winner, no contact. */
export const tenderHallSchema = z.object({
  figures: z.object({ open: z.int(), closing24h: z.int(), teu: z.int(), published7d: z.int(), awarded30d: z.int() }),
  /** Every lane that has an open tender, the busiest first; a tender with several lanes counts on each. */
  lanes: z.array(z.object({ lane: z.string(), open: z.int(), closing24h: z.int(), teu: z.int() })),
  /** The newest awards of the wanted lane. */
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

/** How tenders of each lane went, of those published in the last 90 days. */
export const laneStatsSchema = z.object({
  since: instant,
  lanes: z.array(
    z.object({
      lane: z.string(),
      tenders: z.int(),
      /** Quotes for each tender whose quoting is over; absent while there is none. */
      bidsPerTender: z.number().optional(),
      /** From publishing to the award, days. */
      medianDays: z.number().optional(),
      /** Of the tenders that were decided, from 0 to 1. */
      awardedShare: z.number().min(0).max(1).optional(),
      /** How far the quotes of a tender lie apart; absent where too few tenders would show their prices. */
      spread: z.enum(v.SPREAD_BANDS).optional(),
    }),
  ),
})

export type HallQuery = z.infer<typeof hallQuerySchema>
export type TenderHall = z.infer<typeof tenderHallSchema>
export type LaneStats = z.infer<typeof laneStatsSchema>
