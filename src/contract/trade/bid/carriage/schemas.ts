import { z } from 'zod'
import { id, instant, money, text } from '../../../zod.ts'
import { FREE_DAYS_MAX, VESSEL_MAX, VOYAGE_MAX } from './limits.ts'

/** One possible sailing of a lane. */
export const sailingPickSchema = z.object({
  /** Of the schedules; absent if the sailing was typed. */
  id: id.optional(),
  vessel: text(VESSEL_MAX),
  voyage: text(VOYAGE_MAX),
  etd: instant,
  eta: instant,
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

export type SailingPick = z.infer<typeof sailingPickSchema>
export type FreeTime = z.infer<typeof freeTimeSchema>
