import { z } from 'zod'
import { currency, day, decimal, id, instant, signedDecimal } from '../../../zod.ts'
import { goodsSchema } from '../../../market/booking/shipment/schemas.ts'
import { cutOffsSchema } from '../../../money/order/schedule/schemas.ts'
import { sailingPickSchema } from '../../bid/carriage/schemas.ts'
import { CALL_OFF_REFUSALS } from '../values.ts'

/** A call-off that was put on a later sailing. */
const rollSchema = z.object({
  /** The new day of departure, in whose period it counts. */
  etd: day,
  at: instant,
  reason: z.enum(['ROLLED', 'CUSTOMER']),
  /** By how much the buyer's price changes; an increase once the buyer agrees to it. */
  change: z.object({ amount: signedDecimal, currency }),
  /** The lines of the order are those of the new day. */
  isRepriced: z.boolean().optional(),
  /** Taken back of what an earlier one had added. */
  credited: decimal.optional(),
})
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
  /** What is shipped, and how heavy it is in one container of each type; absent in call-offs of before. */
  cargo: goodsSchema.shape.cargo.optional(),
  weights: goodsSchema.shape.weights.optional(),
  /** True if it went beyond the allocation of its period: the seller may refuse it without fault. */
  isOver: z.boolean().optional(),
  /** True if it is paid before its start, though the agreement is on credit. */
  prepaid: z.boolean().optional(),
  /** Another sailing that the seller offered; while the order waits, the buyer is to answer it. */
  counter: z.object({ sailing: sailingPickSchema, cutOffs: cutOffsSchema.optional(), at: instant }).optional(),
  /** Later sailings, oldest first; absent: none. */
  rolled: z.array(rollSchema).optional(),
  refusal: z.object({ reason: z.enum(CALL_OFF_REFUSALS), note: z.string() }).optional(),
})

export type CallOffPart = z.infer<typeof callOffPartSchema>
export type CallOffRoll = z.infer<typeof rollSchema>
