/** Kinds of search results, in display order. */
export const SEARCH_KINDS = [
  'TENDER',
  'LISTING',
  'COMPANY',
  'PORT',
  'AIRPORT',
  'STATION',
  'CITY',
  'CARRIER',
  'SERVICE',
  'HS',
  'NEWS',
] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** Maximum length of the search text. */
export const SEARCH_MAX = 60
/** Default hits per kind. */
export const SEARCH_SIZE = 5

/** By what a result matched; TEXT is what is told of it beside its name, WORD a term of the trade. */
export const MATCHED_BY = ['CODE', 'ALIAS', 'NAME_ZH', 'NAME_EN', 'PINYIN', 'INITIALS', 'WORD', 'TEXT'] as const
export type MatchedBy = (typeof MATCHED_BY)[number]
