/** Why a schedule changes (TRADE part 8). */
export const SCHEDULE_REASONS = [
  'WEATHER',
  'CONGESTION',
  'ROLLED',
  'BLANK_SAILING',
  'OMISSION',
  'CUSTOMER',
  'OTHER',
] as const
export type ScheduleReason = (typeof SCHEDULE_REASONS)[number]

/** Cut-offs that a seller tells with a sailing. */
export const ORDER_CUT_OFFS = ['si', 'vgm', 'cy'] as const

/** Who changes a schedule: a side, or the carrier, whose schedules say so. */
export const SCHEDULE_ACTORS = ['BUYER', 'SELLER', 'LINE'] as const

/** Hours in which the buyer of a sailing that falls away chooses another or cancels free; then the first is taken. */
export const CHOICE_HOURS = 24

/** A departure later than the first one by more than this many days, not by the buyer's wish, may be cancelled free. */
export const LATE_DAYS = 7
