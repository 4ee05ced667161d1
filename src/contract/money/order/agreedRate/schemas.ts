import { z } from 'zod'
import { day, decimal } from '../../../zod.ts'
import { CONTAINER_NO_MAX } from '../values.ts'
import { NO_RATE_REASONS, VERDICTS } from './values.ts'

/** A container of a claim with its days, in the time of the port of discharge. */
const boxDaysSchema = z.object({
  /** Absent while the order names no containers. */
  no: z.string().max(CONTAINER_NO_MAX).optional(),
  isoCode: z.string().length(4),
  discharged: day.optional(),
  pickedUp: day.optional(),
  returned: day.optional(),
})

/** What a claim at an agreed rate stands on; the rate is that of the addition's charge. */
export const chargeBasisSchema = z.object({
  laneNo: z.int(),
  /** Of a rate per container and day. */
  boxes: z.array(boxDaysSchema).max(200).optional(),
  /** Demurrage and detention in one claim, where each has its own clock. */
  both: z.boolean().optional(),
  /** Of another rate: how many hours, containers, bills of lading ... */
  quantity: decimal.optional(),
})

/** How a claim compares with what was agreed; `expected` in the order's currency, `reason` of NO_RATE. */
export const chargeVerdictSchema = z.object({
  verdict: z.enum(VERDICTS),
  expected: decimal.optional(),
  reason: z.enum(NO_RATE_REASONS).optional(),
})

export type BoxDays = z.infer<typeof boxDaysSchema>
export type ChargeBasis = z.infer<typeof chargeBasisSchema>
export type ChargeVerdict = z.infer<typeof chargeVerdictSchema>
