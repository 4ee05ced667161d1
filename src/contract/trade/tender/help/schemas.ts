import { z } from 'zod'
import { currency, decimal, id, instant, placeCode } from '../../../zod.ts'
import { QUOTING_MODES, TRANSPORT_MODES } from '../values.ts'
import { DEMANDS, PRICE_UNITS } from './values.ts'

/** One demand, and how many more enterprises would fit without it. */
export const relaxationSchema = z.object({
  demand: z.enum(DEMANDS),
  more: z.int(),
  /** DEADLINE: hours by which to postpone it. */
  hours: z.int().optional(),
  /** CHARGES: the required charges most often left out. */
  codes: z.array(z.string()).optional(),
  /** QUOTING: the quoting mode in which they take part. */
  quoting: z.enum(QUOTING_MODES).optional(),
})
/** Position of a lane's only quote among the publisher's own earlier awards; prices per unit. */
export const positionSchema = z.object({
  laneNo: z.int(),
  unit: z.enum(PRICE_UNITS),
  currency,
  price: decimal,
  median: decimal,
  low: decimal,
  high: decimal,
  awards: z.int(),
})
/**
 * For the publisher of a tender with few quotes: possible bidders and obstacles. Counts only, no names or prices of
 * others.
 */
export const tenderHelpSchema = z.object({
  bidCount: z.int(),
  /** Certified enterprises that may quote on the mode. */
  able: z.int(),
  /** Those of `able` that quoted on the trade lane recently. */
  onLane: z.int(),
  /** Those of `onLane` whose quotes met every demand of this tender. */
  fitting: z.int(),
  /** Usual number of quotes for this mode and lane. */
  usual: z.object({ tenders: z.int(), bids: z.number() }).optional(),
  /** The most effective first; demands that exclude nobody are left out. */
  relax: z.array(relaxationSchema),
  /** After the deadline, for a tender with one quote. */
  positions: z.array(positionSchema),
})

/** Only the lanes of one own tender; else every lane with an award. */
export const laneHistoryQuerySchema = z.object({ tenderId: id.optional() })
/** One award: all-in price per unit. */
export const awardPointSchema = z.object({
  id,
  no: z.string(),
  at: instant,
  price: decimal,
  /** Number of units. */
  quantity: z.number(),
  sellerZh: z.string(),
  sellerEn: z.string().optional(),
  /** Absent for an award older than the stored orders. */
  orderId: id.optional(),
})
/**
 * The caller's own awards of the last twelve months by lane, the busiest first; converted at the rates of each award.
 */
export const laneHistorySchema = z.object({
  since: instant,
  currency,
  lanes: z.array(
    z.object({
      mode: z.enum(TRANSPORT_MODES),
      pol: placeCode,
      pod: placeCode.optional(),
      unit: z.enum(PRICE_UNITS),
      median: decimal,
      low: decimal,
      high: decimal,
      /** Oldest first. */
      awards: z.array(awardPointSchema),
    }),
  ),
})

export type Relaxation = z.infer<typeof relaxationSchema>
export type Position = z.infer<typeof positionSchema>
export type TenderHelp = z.infer<typeof tenderHelpSchema>
export type LaneHistoryQuery = z.infer<typeof laneHistoryQuerySchema>
export type AwardPoint = z.infer<typeof awardPointSchema>
export type LaneHistory = z.infer<typeof laneHistorySchema>
