import { z } from 'zod'
import { day, instant } from '../zod.ts'
import { bidLaneViewSchema } from '../bid/schemas.ts'

/** The caller's newest quotes on the lanes of a tender, from other tenders. */
export const lastQuotesSchema = z.object({
  lanes: z.array(
    z.object({ laneNo: z.int(), tenderNo: z.string(), submittedAt: instant, validTo: day, lane: bidLaneViewSchema }),
  ),
})
/** How an enterprise's bids went: by month, by lane, and how many stand on each tab of its list. */
export const bidStatsSchema = z.object({
  months: z.array(z.object({ month: z.string(), submitted: z.int(), won: z.int() })),
  lanes: z.array(z.object({ pol: z.string(), pod: z.string().optional(), submitted: z.int(), won: z.int() })),
  counts: z.record(z.string(), z.int()),
})

export type LastQuotes = z.infer<typeof lastQuotesSchema>
export type BidStats = z.infer<typeof bidStatsSchema>
