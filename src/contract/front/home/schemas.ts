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

/** One line of the index: a trade lane, or all of them. */
const indexLineSchema = z.object({
  /** Id of the trade lane; absent for the total. */
  laneId: z.string().optional(),
  /** An integer where 1000 is the average of the shown weeks; null if too few sellers published. */
  values: z.array(z.int().nullable()),
  /** Change in percent over the four weeks up to the last figure, one digit; absent without both figures. */
  changePct: z.number().optional(),
})

/** Index of all-in prices of full-container rates published here. */
export const freightIndexSchema = z.object({
  /** Mondays, China time, oldest first. */
  weeks: z.array(day),
  /** The total first, then trade lanes with enough figures, sorted by id. */
  lines: z.array(indexLineSchema),
})
export type HomeOverview = z.infer<typeof homeOverviewSchema>
export type FreightIndex = z.infer<typeof freightIndexSchema>
