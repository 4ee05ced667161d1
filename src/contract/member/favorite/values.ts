/** Types of favourites (FIELD 2.12). */
export const FAVORITE_TYPES = [
  'TENDER',
  'LISTING',
  'COMPANY',
  'SAILING',
  'PAIR',
  'SERVICE',
  'VESSEL',
  'PORT',
  'HS',
  'NEWS',
] as const
export type FavoriteType = (typeof FAVORITE_TYPES)[number]

/** Supported kinds, in the order of the tabs; others are rejected. */
export const FAVORITE_KINDS = [
  'TENDER',
  'LISTING',
  'COMPANY',
  'SAILING',
  'PAIR',
  'SERVICE',
  'VESSEL',
  'PORT',
  'HS',
  'NEWS',
] as const satisfies readonly FavoriteType[]
export type FavoriteKind = (typeof FAVORITE_KINDS)[number]

/** Favourites of the schedules are subscriptions: what is announced of them is told. At most so many. MARKET 8.1. */
export const SHIP_KINDS = ['SAILING', 'PAIR', 'SERVICE', 'VESSEL', 'PORT'] as const satisfies readonly FavoriteKind[]
export type ShipKind = (typeof SHIP_KINDS)[number]
export const SUBSCRIPTIONS_MAX = 50

/** Why a favourite has ended or is not shown. */
export const GONE_REASONS = ['CANCELLED', 'FAILED', 'SAILED', 'REMOVED', 'EXPIRED', 'OFFLINE', 'REVIEWING'] as const
export type GoneReason = (typeof GONE_REASONS)[number]

/** Maximum length of a favourite's note. */
export const FAVORITE_NOTE_MAX = 200
