import { z } from 'zod'
import { currency, decimal, text } from '../../../zod.ts'
import { PAID_AT } from '../../tender/payers/values.ts'
import { MAX_BREAKS } from '../limits.ts'
import * as v from '../values.ts'

const chargeCode = z.string().min(2).max(8)
/** A rate of air freight from a weight on. */
const weightBreakSchema = z.object({ fromKg: decimal, unitPrice: decimal })
/** One line of a quote as entered. */
export const chargeInputSchema = z.object({
  code: chargeCode,
  group: z.enum(v.CHARGE_GROUPS),
  basis: z.enum(v.CHARGE_BASES),
  /** Container type of the line; absent means all containers of the lane. */
  isoCode: z.string().length(4).optional(),
  qty: decimal,
  unitPrice: decimal,
  /** The least that the line costs; of LCL and air cargo by weight or measurement. */
  minAmount: decimal.optional(),
  /** Lower rates for more weight, of air freight a kilogram; below the first one `unitPrice` holds. */
  breaks: z.array(weightBreakSchema).max(MAX_BREAKS).optional(),
  currency,
  /** Where it is paid; set by the tender if that says who pays. */
  paymentTerm: z.enum(PAID_AT),
  taxPct: z.number().min(0).max(100).optional(),
  state: z.enum(v.CHARGE_STATES),
  /** Code of the priced charge that an included one is part of; absent: not said. */
  includedIn: chargeCode.optional(),
  /** What the bidder expects an excluded charge to cost a unit; of one at cost the whole amount. Not a price. */
  estimate: decimal.optional(),
  note: text(60).optional(),
})
/** A line as sent: its quantity is the tender's and need not be said; one that is said must be the tender's. */
export const sentChargeSchema = chargeInputSchema.partial({ qty: true })
/** A line with its amount, rounded half up to the currency's minor unit. */
export const chargeLineSchema = chargeInputSchema.extend({ amount: decimal })

export type ChargeInput = z.infer<typeof chargeInputSchema>
export type ChargeLine = z.infer<typeof chargeLineSchema>
