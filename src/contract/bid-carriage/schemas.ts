import { z } from 'zod'
import { instant, money, text } from '../zod.ts'

/** One sailing of a ship by which a lane may go. */
export const sailingPickSchema = z.object({ vessel: text(60), voyage: text(20), etd: instant, eta: instant })
/** Days in which containers cost nothing. */
export const freeTimeSchema = z.object({
  originDetDays: z.int().min(0).max(60),
  destDemDays: z.int().min(0).max(60),
  destDetDays: z.int().min(0).max(60),
  /** When demurrage and detention are granted together; then the two above are not used. */
  combinedDays: z.int().min(0).max(60).optional(),
  /** Price of a box-day after the free time. */
  dayRate: money.optional(),
})

export type SailingPick = z.infer<typeof sailingPickSchema>
export type FreeTime = z.infer<typeof freeTimeSchema>
