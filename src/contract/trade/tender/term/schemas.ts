import { z } from 'zod'
import { decimal } from '../../../zod.ts'
import { BOX_QTY_MAX } from '../limits.ts'
import * as v from './values.ts'

/** A surcharge that follows the price of fuel. TRADE part 4. */
export const fuelLinkSchema = z.object({
  code: z.string().min(2).max(8),
  /** Tonnes of fuel a TEU. */
  factor: decimal,
  /** Price of fuel that the quoted surcharge stands on, USD a tonne. */
  base: decimal,
})
/** How a contract tender is called off; the period is that of its lanes. */
export const callOffTermSchema = z.object({
  /** Days between a call-off and its sailing. */
  leadDays: z.int().min(0).max(v.LEAD_DAYS_MAX),
  /** Hours for the seller to answer a call-off. */
  confirmHours: z.int().min(v.CALL_OFF_HOURS_MIN).max(v.CALL_OFF_HOURS_MAX),
  /** Codes of charges that the seller may change by notice; all others are fixed. */
  floating: z.array(z.string().max(8)).max(v.MAX_FLOATING).optional(),
  /** How far beyond the contracted containers may be called off, percent of each type; absent: not at all. */
  overPct: z.int().min(1).max(v.OVER_PCT_MAX).optional(),
  /** Calendar days between the notice of an increase and its first day; absent: the usual ones. */
  noticeDays: z.int().min(v.NOTICE_DAYS).max(v.NOTICE_DAYS_MAX).optional(),
  /** Days between the notice of a termination and the end; absent: the usual ones. */
  terminationDays: z.int().min(v.TERMINATION_DAYS_MIN).max(v.TERMINATION_DAYS_MAX).optional(),
  /** The surcharge that is counted anew every quarter; absent: none. */
  fuel: fuelLinkSchema.optional(),
})
/** Containers that the seller keeps free a period, over all types of the lane. */
export const allocationSchema = z.object({
  period: z.enum(v.ALLOCATION_PERIODS),
  boxes: z.int().min(1).max(BOX_QTY_MAX),
  /** True if containers that were not used may be used one period later. */
  carryOver: z.boolean().optional(),
  /** Days before a period until which its containers are kept free; absent: as long as it can be called off. */
  releaseDays: z.int().min(0).max(v.RELEASE_DAYS_MAX).optional(),
})
/** Minimum quantity commitment of a lane: what the buyer has to load over the period. TRADE part 4. */
export const mqcSchema = z.object({
  /** Percentage of the lane's containers, of all types together. */
  pct: z.int().min(1).max(100),
  /** By how much it may be missed without a fee, percent of it; absent: not at all. */
  tolerancePct: z.int().min(0).max(v.MQC_TOLERANCE_MAX).optional(),
  /** Of each container that is missing, in the currency of the tender; absent: no fee. */
  feePerBox: decimal.optional(),
})
/** What a lane says of its call-offs; contract tenders only. */
export const laneTermShape = {
  /** Number of bookings over the period: charges per shipment count so often. */
  plannedBookings: z.int().min(1).max(BOX_QTY_MAX).optional(),
  /** B/Ls of one booking; absent: one. */
  blPerBooking: z.int().min(1).max(v.BL_PER_BOOKING_MAX).optional(),
  allocation: allocationSchema.optional(),
  mqc: mqcSchema.optional(),
}

export type CallOffTerm = z.infer<typeof callOffTermSchema>
export type FuelLink = z.infer<typeof fuelLinkSchema>
export type Mqc = z.infer<typeof mqcSchema>
export type Allocation = z.infer<typeof allocationSchema>
