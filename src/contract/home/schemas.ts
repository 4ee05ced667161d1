import { z } from 'zod'
import { tenderSummarySchema } from '../tender/schemas.ts'

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
  closingSoon: z.array(tenderSummarySchema),
  newest: z.array(tenderSummarySchema),
  /** Most tendered lanes of the last 90 days. */
  hotLanes: z.array(z.object({ pol: z.string(), pod: z.string(), tenders: z.int(), open: z.int() })),
})
export type HomeOverview = z.infer<typeof homeOverviewSchema>
