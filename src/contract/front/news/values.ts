/** What news is about, in the order of the tabs (FIELD 2.10). */
export const NEWS_CATEGORIES = ['MARKET', 'FREIGHT_INDEX', 'PORT', 'POLICY', 'PLATFORM'] as const
export type NewsCategory = (typeof NEWS_CATEGORIES)[number]

/** Where an article stands: only published ones are shown to anybody. */
export const NEWS_STATUSES = ['DRAFT', 'PUBLISHED', 'OFFLINE'] as const
export type NewsStatus = (typeof NEWS_STATUSES)[number]

/** Days for which a notice of a port is shown beside what touches that port. */
export const NOTICE_DAYS = 30
/** Most notices that are shown beside one thing. */
export const MAX_NOTICES = 5
/** Most ports that notices are asked for at once. */
export const MAX_NOTICE_PORTS = 40
