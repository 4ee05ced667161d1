import { z } from 'zod'
import { currency, decimal, id, instant, unlocode } from '../../../zod.ts'
import { QUOTING_MODES, TRANSPORT_MODES } from '../values.ts'
import { DEMANDS, PRICE_UNITS } from './values.ts'

/** One demand, and how many more enterprises would fit without it. */
export const relaxationSchema = z.object({
  demand: z.enum(DEMANDS),
  more: z.int(),
  /** DEADLINE: by how many hours it would be put off. */
  hours: z.int().optional(),
  /** CHARGES: the required charges that most of them leave out. */
  codes: z.array(z.string()).optional(),
  /** QUOTING: the way of quoting they take part in. */
  quoting: z.enum(QUOTING_MODES).optional(),
})
/** Where the only quote of a lane stands among the publisher's own earlier awards on it; prices for one unit. */
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
/** For the publisher of a tender with few quotes: who could quote, and what keeps them away. Counts only, no names and no prices of others. */
export const tenderHelpSchema = z.object({
  bidCount: z.int(),
  /** Certified enterprises that may quote on the mode. */
  able: z.int(),
  /** Those of them that quoted on the trade lane of late. */
  onLane: z.int(),
  /** Those of the latter whose quotes met every demand of this tender. */
  fitting: z.int(),
  /** Quotes that a tender of this mode and lane usually gets. */
  usual: z.object({ tenders: z.int(), bids: z.number() }).optional(),
  /** The greatest effect first; demands that keep nobody away are left out. */
  relax: z.array(relaxationSchema),
  /** After the deadline, of a tender with one quote. */
  positions: z.array(positionSchema),
})

/** Of one own tender, only its lanes; else every lane that has an award. */
export const laneHistoryQuerySchema = z.object({ tenderId: id.optional() })
/** One award: what a unit cost all in. */
export const awardPointSchema = z.object({
  id,
  no: z.string(),
  at: instant,
  price: decimal,
  /** How many units. */
  quantity: z.number(),
  sellerZh: z.string(),
  sellerEn: z.string().optional(),
  /** Absent for an award from before the orders that are kept. */
  orderId: id.optional(),
})
/** The caller's own awards of the last twelve months, lane by lane, the busiest first; converted at the rates of each award. */
export const laneHistorySchema = z.object({
  since: instant,
  currency,
  lanes: z.array(
    z.object({
      mode: z.enum(TRANSPORT_MODES),
      pol: unlocode,
      pod: unlocode.optional(),
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
