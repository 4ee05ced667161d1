import type { Milestone } from '../values.ts'

/** Clocks of containers at the destination: demurrage, detention, or both together. */
export type Clock = 'DEM' | 'DET' | 'COMBINED'

/** The days that a clock of a container may need, in order. */
export const BOX_DAYS = ['discharged', 'pickedUp', 'returned'] as const
export type BoxDay = (typeof BOX_DAYS)[number]

/** Between which days of a container a clock runs. TRADE part 6: DEM DSCH -> STCS, DET STCS -> RCVE. */
export const CLOCK_DAYS: Record<Clock, { from: BoxDay; to: BoxDay }> = {
  DEM: { from: 'discharged', to: 'pickedUp' },
  DET: { from: 'pickedUp', to: 'returned' },
  COMBINED: { from: 'discharged', to: 'returned' },
}

/** The milestones that tell a day of a container, by sea or by rail. */
export const DAY_MILESTONES: Record<BoxDay, readonly Milestone[]> = {
  discharged: ['DSCH', 'ROFF'],
  pickedUp: ['STCS'],
  returned: ['RCVE'],
}

/** How a claim compares with what was agreed; VOUCHER is at cost. */
export const VERDICTS = ['MATCH', 'BELOW', 'ABOVE', 'NO_RATE', 'VOUCHER'] as const

/** Why nothing can be calculated: no rate, a day that a clock needs (discharge or pick-up, pick-up or return ...), or a quantity. */
export const NO_RATE_REASONS = ['NOT_QUOTED', 'NO_DEM_DAYS', 'NO_DET_DAYS', 'NO_COMBINED_DAYS', 'NO_QUANTITY'] as const
export type NoRateReason = (typeof NO_RATE_REASONS)[number]

/** Longest time of a container that can be claimed, days. */
export const CLAIM_DAYS_MAX = 730
/** Most hours, containers or other units of a claim. */
export const CLAIM_QUANTITY_MAX = 100_000
