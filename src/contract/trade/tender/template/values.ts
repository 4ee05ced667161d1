/** How often a template makes a draft. TRADE part 11. */
export const RECURRENCE_CYCLES = ['WEEKLY', 'MONTHLY'] as const
export type RecurrenceCycle = (typeof RECURRENCE_CYCLES)[number]

/** Maximum number of templates of an enterprise, and maximum length of a name. Assumed: decision 0078. */
export const MAX_TEMPLATES = 50
export const TEMPLATE_NAME_MAX = 60
/** Maximum number of days between a draft and the day on which it is to be published. Assumed: decision 0078. */
export const AHEAD_DAYS_MAX = 28
/** Last day on which a cycle may fall: Sunday of a week, the 31st of a month (the last day of a shorter one). */
export const LAST_DAY_OF: Readonly<Record<RecurrenceCycle, number>> = { WEEKLY: 7, MONTHLY: 31 }
