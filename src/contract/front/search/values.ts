/** Kinds of search results, in display order. */
export const SEARCH_KINDS = ['TENDER', 'LISTING', 'COMPANY', 'PORT', 'HS', 'NEWS'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** Maximum length of the search text. */
export const SEARCH_MAX = 60
/** Default hits per kind. */
export const SEARCH_SIZE = 5
