import { z } from 'zod'
import { NOTE_MAX } from '../../../limits.ts'
import { decimal, id, instant, money, requestNo, text } from '../../../zod.ts'
import { ADJUSTMENT_STATUSES } from '../../../money/order/values.ts'

/** What became of the minimum quantity of a lane, containers of all types; counted from the orders. */
export const minimumSchema = z.object({
  /** What the buyer has to load: less after a termination, nothing once it objected to an increase. */
  committed: z.int(),
  /** The same less the tolerance: below it there is a fee. */
  needed: z.int(),
  loaded: z.int(),
  /** What the seller refused or left unanswered within the allocation: not the buyer's fault. */
  refused: z.int(),
  shortfall: z.int(),
  /** Refused beyond the tolerance: the seller's fault. */
  sellerShortfall: z.int(),
  /** In the currency of the agreement; absent without a fee. */
  fee: decimal.optional(),
  sellerFee: decimal.optional(),
})
/** The fee over all lanes, and where it was claimed. */
export const shortfallSchema = z.object({
  fee: money,
  sellerFee: money,
  /** Accepted containers that are not loaded yet: until then nothing is claimed. */
  toLoad: z.int(),
  /** The last shipment, to which the claim is added, and on which the seller takes off what it owes. */
  order: z.object({ id, no: z.string(), isOpen: z.boolean() }).optional(),
  claim: z.object({ amount: money, at: instant, status: z.enum(ADJUSTMENT_STATUSES) }).optional(),
})
export const claimShortfallSchema = z.object({ id, version: z.int(), requestNo, reason: text(NOTE_MAX) })

export type Minimum = z.infer<typeof minimumSchema>
export type Shortfall = z.infer<typeof shortfallSchema>
export type ClaimShortfall = z.infer<typeof claimShortfallSchema>
