/** Kinds of things that the search over everything finds, in the order of its answer. */
export const SEARCH_KINDS = ['TENDER', 'LISTING', 'COMPANY', 'PORT', 'HS', 'NEWS'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** Longest text that is looked for. */
export const SEARCH_MAX = 60
/** Hits of each kind when the caller does not say. */
export const SEARCH_SIZE = 5
