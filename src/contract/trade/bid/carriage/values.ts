/** Clocks of containers at the destination that have free days of their own: one each, or one for both. */
export const TIER_CLOCKS = ['dem', 'det', 'combined'] as const
export type TierClock = (typeof TIER_CLOCKS)[number]

/** In which days free time is counted: calendar days (the default), or without Saturdays and Sundays. */
export const DAY_UNITS = ['CD', 'WD'] as const
/** The first day that counts: the one after the start (the default), or the day of the start itself. */
export const CLOCK_STARTS = ['NEXT_DAY', 'DISCHARGE_DAY'] as const
