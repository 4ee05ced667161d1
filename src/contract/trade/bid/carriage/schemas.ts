import { z } from 'zod'
import { currency, decimal, id, instant, money, requestNo, text } from '../../../zod.ts'
import { FREE_DAYS_MAX, MAX_TIERS, TIER_DAY_MAX, VESSEL_MAX, VOYAGE_MAX } from './limits.ts'
import { CLOCK_STARTS, DAY_UNITS } from './values.ts'

/** One possible sailing of a lane. */
export const sailingPickSchema = z.object({
  /** Of the schedules; absent if the sailing was typed. */
  id: id.optional(),
  vessel: text(VESSEL_MAX),
  voyage: text(VOYAGE_MAX),
  etd: instant,
  eta: instant,
})
/** What has become of a sailing that a bid names: it moved, out of the tender's window, or it has fallen away. */
export const sailingNewsSchema = z.object({
  laneNo: z.int(),
  id,
  state: z.enum(['MOVED', 'OUTSIDE', 'WITHDRAWN']),
  /** As quoted. */
  was: sailingPickSchema,
  /** As the schedules say now; absent if it has fallen away. */
  is: sailingPickSchema.optional(),
  /** Sailings to take instead. */
  offers: z.array(sailingPickSchema),
})
export const replaceSailingSchema = z.object({
  id,
  version: z.int(),
  requestNo,
  laneNo: z.int(),
  /** The sailing that has fallen away. */
  lostId: id,
  sailingId: id,
})
/** Free time, days. */
export const freeTimeSchema = z.object({
  originDetDays: z.int().min(0).max(FREE_DAYS_MAX),
  destDemDays: z.int().min(0).max(FREE_DAYS_MAX),
  destDetDays: z.int().min(0).max(FREE_DAYS_MAX),
  /** Combined demurrage and detention days; then the two above are unused. */
  combinedDays: z.int().min(0).max(FREE_DAYS_MAX).optional(),
  /** Price per container-day after the free time. */
  dayRate: money.optional(),
})

/** Rate a container for each day of a range; days count from the first one after the free time. The last has no end. */
const tierSchema = z.object({
  fromDay: z.int().min(1).max(TIER_DAY_MAX),
  toDay: z.int().min(1).max(TIER_DAY_MAX).optional(),
  rate: decimal,
})
const tierList = z.array(tierSchema).min(1).max(MAX_TIERS)
/** Free time as quoted: how its days are counted, and rates that change with the days; they go before the day rate. */
export const quotedFreeTimeSchema = freeTimeSchema.extend({
  unit: z.enum(DAY_UNITS).optional(),
  start: z.enum(CLOCK_STARTS).optional(),
  tiers: z
    .object({ currency, dem: tierList.optional(), det: tierList.optional(), combined: tierList.optional() })
    .optional(),
})

export type SailingPick = z.infer<typeof sailingPickSchema>
export type SailingNews = z.infer<typeof sailingNewsSchema>
export type ReplaceSailing = z.infer<typeof replaceSailingSchema>
export type FreeTime = z.infer<typeof quotedFreeTimeSchema>
export type Tier = z.infer<typeof tierSchema>
