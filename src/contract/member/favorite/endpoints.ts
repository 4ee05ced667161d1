import { get, post, renewsAll } from '../../endpoint.ts'
import type { Page } from '../../page.ts'
import type * as s from './schemas.ts'

const page = get<s.FavoriteQuery, Page<s.Favorite>>('/trading/api/favorite/page')

/** Favourites of an enterprise (Assumed: decision 0004). */
export const favoriteEndpoints = {
  /** Newest first, each with saved and current facts. */
  page,
  /** Number of favourites per kind. */
  counts: get<Record<string, never>, s.FavoriteCounts>('/trading/api/favorite/counts'),
  /** Which of these items are the caller's favourites. */
  state: get<s.FavoriteStateQuery, s.FavoriteState>('/trading/api/favorite/state'),
  /** Saving again changes only the note, if given. */
  save: post<s.SaveFavorite, s.SavedFavorite>('/trading/api/favorite/save'),
  remove: post<s.FavoriteIds, { done: true }>('/trading/api/favorite/remove'),
  /** Undoes a removal, within a day. */
  restore: post<s.FavoriteIds, { done: true }>('/trading/api/favorite/restore'),
  note: post<s.NoteFavorite, { done: true }>('/trading/api/favorite/note', () => [renewsAll(page)]),
} as const
