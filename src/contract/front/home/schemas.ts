import { z } from 'zod'
import { day } from '../../zod.ts'

/** Current figures of the marketplace. */
export const homeOverviewSchema = z.object({
  figures: z.object({
    openTenders: z.int(),
    openTeu: z.number(),
    enterprises: z.int(),
    forwarders: z.int(),
    consolidators: z.int(),
    awarded30d: z.int(),
    bids30d: z.int(),
  }),
  /** Lanes with most tenders in the last 90 days. */
  hotLanes: z.array(z.object({ pol: z.string(), pod: z.string(), tenders: z.int(), open: z.int() })),
})

/** One line of a series: a trade lane, or all of them. */
const weeklyLineSchema = z.object({
  /** Id of the trade lane; absent for all lanes. */
  laneId: z.string().optional(),
  /** One a week; null if too few sellers published. */
  values: z.array(z.number().nullable()),
  /** Change in percent over the week and the four weeks up to the last figure, one digit; absent without both figures. */
  weekPct: z.number().optional(),
  changePct: z.number().optional(),
})
const weeklySeriesSchema = z.object({
  /** Mondays, China time, oldest first. */
  weeks: z.array(day),
  /** All lanes first. */
  lines: z.array(weeklyLineSchema),
})

/** Weekly level of full-container freight. */
export const freightIndexSchema = z.object({
  /** The index: one digit, 1000 in the base week, never recomputed. */
  index: weeklySeriesSchema,
  /** What sellers ask here: an integer, 1000 is the average of the shown weeks; lanes with enough figures. */
  offers: weeklySeriesSchema,
})
export type HomeOverview = z.infer<typeof homeOverviewSchema>
export type FreightIndex = z.infer<typeof freightIndexSchema>
export type WeeklySeries = z.infer<typeof weeklySeriesSchema>
