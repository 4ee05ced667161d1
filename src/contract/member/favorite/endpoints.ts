import { get, post, renewsAll } from '../../endpoint.ts'
import type { Page } from '../../page.ts'
import type * as s from './schemas.ts'

const page = get<s.FavoriteQuery, Page<s.Favorite>>('/trading/api/favorite/page')

/** Favourites of an enterprise (Assumed: decision 0004). */
export const favoriteEndpoints = {
  /** Newest first, each as it was saved and as it is now. */
  page,
  /** How many there are of each kind. */
  counts: get<Record<string, never>, s.FavoriteCounts>('/trading/api/favorite/counts'),
  /** Which of these things are among the caller's favourites. */
  state: get<s.FavoriteStateQuery, s.FavoriteState>('/trading/api/favorite/state'),
  /** Saving again changes nothing but the note, if one is given. */
  save: post<s.SaveFavorite, s.SavedFavorite>('/trading/api/favorite/save'),
  remove: post<s.FavoriteIds, { done: true }>('/trading/api/favorite/remove'),
  /** Takes a removal back, for a day. */
  restore: post<s.FavoriteIds, { done: true }>('/trading/api/favorite/restore'),
  note: post<s.NoteFavorite, { done: true }>('/trading/api/favorite/note', () => [renewsAll(page)]),
} as const
