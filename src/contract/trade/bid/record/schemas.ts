import { z } from 'zod'
import { day, decimal, instant, money, placeCode } from '../../../zod.ts'
import { bidLaneViewSchema } from '../schemas.ts'

/** The caller's newest quotes on a tender's lanes, from other tenders. */
export const lastQuotesSchema = z.object({
  lanes: z.array(
    z.object({ laneNo: z.int(), tenderNo: z.string(), submittedAt: instant, validTo: day, lane: bidLaneViewSchema }),
  ),
})
/** Statistics of an enterprise's bids: by month and by lane. */
export const bidStatsSchema = z.object({
  months: z.array(z.object({ month: z.string(), submitted: z.int(), won: z.int() })),
  lanes: z.array(z.object({ pol: z.string(), pod: z.string().optional(), submitted: z.int(), won: z.int() })),
})
/** A lane for the caller's own prices; without `pod` a place and its surroundings (truck). */
export const laneHistoryQuerySchema = z.object({ pol: placeCode, pod: placeCode.optional() })
/** The caller's prices per container on a lane, by version, oldest first. */
export const laneHistorySchema = z.object({
  points: z.array(
    z.object({
      submittedAt: instant,
      tenderNo: z.string(),
      version: z.int(),
      isoCode: z.string(),
      /** Unit price of the main charge as quoted. */
      price: money,
      /** The price in USD at that tender's rates, for comparison. */
      usd: decimal,
      won: z.boolean(),
    }),
  ),
})

export type LaneHistoryQuery = z.infer<typeof laneHistoryQuerySchema>
export type LaneHistory = z.infer<typeof laneHistorySchema>
export type LastQuotes = z.infer<typeof lastQuotesSchema>
export type BidStats = z.infer<typeof bidStatsSchema>
