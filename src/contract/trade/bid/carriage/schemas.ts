import { z } from 'zod'
import { instant, money, text } from '../../../zod.ts'
import { FREE_DAYS_MAX, VESSEL_MAX, VOYAGE_MAX } from './limits.ts'

/** One sailing of a ship by which a lane may go. */
export const sailingPickSchema = z.object({
  vessel: text(VESSEL_MAX),
  voyage: text(VOYAGE_MAX),
  etd: instant,
  eta: instant,
})
/** Days in which containers cost nothing. */
export const freeTimeSchema = z.object({
  originDetDays: z.int().min(0).max(FREE_DAYS_MAX),
  destDemDays: z.int().min(0).max(FREE_DAYS_MAX),
  destDetDays: z.int().min(0).max(FREE_DAYS_MAX),
  /** When demurrage and detention are granted together; then the two above are not used. */
  combinedDays: z.int().min(0).max(FREE_DAYS_MAX).optional(),
  /** Price of a box-day after the free time. */
  dayRate: money.optional(),
})

export type SailingPick = z.infer<typeof sailingPickSchema>
export type FreeTime = z.infer<typeof freeTimeSchema>
