import { z } from 'zod'
import { day, id, instant } from '../../../zod.ts'
import { sailingPickSchema } from '../../bid/carriage/schemas.ts'
import { CALL_OFF_REFUSALS } from '../values.ts'

/** What makes an order a call-off. */
export const callOffPartSchema = z.object({
  agreementId: id,
  agreementNo: z.string(),
  laneNo: z.int(),
  /** The wanted day of departure. */
  etd: day,
  readyDate: day,
  blCount: z.int(),
  note: z.string(),
  /** True if it went beyond the allocation of its period: the seller may refuse it without fault. */
  isOver: z.boolean().optional(),
  /** Another sailing that the seller offered; while the order waits, the buyer is to answer it. */
  counter: z.object({ sailing: sailingPickSchema, at: instant }).optional(),
  refusal: z.object({ reason: z.enum(CALL_OFF_REFUSALS), note: z.string() }).optional(),
})

export type CallOffPart = z.infer<typeof callOffPartSchema>
