/** Categories of news, in the order of the tabs (FIELD 2.10). */
export const NEWS_CATEGORIES = ['MARKET', 'FREIGHT_INDEX', 'PORT', 'POLICY', 'PLATFORM'] as const
export type NewsCategory = (typeof NEWS_CATEGORIES)[number]

/** Publication status: only published articles are visible. */
export const NEWS_STATUSES = ['DRAFT', 'PUBLISHED', 'OFFLINE'] as const
export type NewsStatus = (typeof NEWS_STATUSES)[number]

/** Days for which a port notice is shown on related pages. */
export const NOTICE_DAYS = 30
/** Maximum number of notices on one page. */
export const MAX_NOTICES = 5
/** Maximum number of ports per request for notices. */
export const MAX_NOTICE_PORTS = 40
