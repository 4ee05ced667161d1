/** What may be a favourite (FIELD 2.12). */
export const FAVORITE_TYPES = ['TENDER', 'LISTING', 'COMPANY', 'SAILING', 'HS', 'NEWS'] as const
export type FavoriteType = (typeof FAVORITE_TYPES)[number]

/** The kinds whose things exist so far, in the order of the tabs; the others are refused. */
export const FAVORITE_KINDS = [
  'TENDER',
  'LISTING',
  'COMPANY',
  'SAILING',
  'HS',
  'NEWS',
] as const satisfies readonly FavoriteType[]
export type FavoriteKind = (typeof FAVORITE_KINDS)[number]

/** What became of a favourite that is over, or why it is not shown now. */
export const GONE_REASONS = ['CANCELLED', 'FAILED', 'SAILED', 'REMOVED', 'EXPIRED', 'OFFLINE', 'REVIEWING'] as const
export type GoneReason = (typeof GONE_REASONS)[number]

/** Longest note on a favourite, characters. */
export const FAVORITE_NOTE_MAX = 200
