import { z } from 'zod'
import { day } from '../../zod.ts'

/** Figures of the marketplace's own state, now. */
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
  /** Most tendered lanes of the last 90 days. */
  hotLanes: z.array(z.object({ pol: z.string(), pod: z.string(), tenders: z.int(), open: z.int() })),
})

/** One line of the index: of a trade lane, or of all of them. */
const indexLineSchema = z.object({
  /** Id of the trade lane; absent for all together. */
  laneId: z.string().optional(),
  /** A whole number where 1000 is the average of the weeks shown; left out where too few sellers published. */
  values: z.array(z.int().nullable()),
  /** Percent from four weeks before the last figure to it, one digit; left out without both. */
  changePct: z.number().optional(),
})

/** All-in prices of full-container rates as sellers published them here, as an index. */
export const freightIndexSchema = z.object({
  /** Mondays, China time, oldest first. */
  weeks: z.array(day),
  /** All trade lanes together first, then those with enough figures, by name of their id. */
  lines: z.array(indexLineSchema),
})
export type HomeOverview = z.infer<typeof homeOverviewSchema>
export type FreightIndex = z.infer<typeof freightIndexSchema>
