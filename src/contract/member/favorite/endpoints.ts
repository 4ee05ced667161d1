import { get, post, renewal, renewsAll } from '../../endpoint.ts'
import type { OwnPage } from '../../page.ts'
import { tenderEndpoints } from '../../trade/tender/endpoints.ts'
import type * as s from './schemas.ts'

const page = get<s.FavoriteQuery, OwnPage<s.Favorite>>('/trading/api/favorite/page')

/** A tender says whether the caller has it and how many have. */
const saved = ({ count }: s.SavedFavorite, { targetType, targetId }: s.SaveFavorite) => [
  renewsAll(page),
  renewal(tenderEndpoints.detail, (before, { id }) =>
    targetType === 'TENDER' && id === targetId ? { ...before, watching: true, watchCount: count } : before,
  ),
]
/** Favourites are named by their own ids: which tender is meant, and how many have it now, is asked. */
const changed = (wasWatching: boolean) => () => [
  renewsAll(page),
  renewal(tenderEndpoints.detail, (before) => (before.watching === wasWatching ? undefined : before)),
]

/** Favourites of an enterprise (Assumed: decision 0004). */
export const favoriteEndpoints = {
  /** Newest first, each with saved and current facts; its tabs are the kinds. */
  page,
  /** Which of these things are among the caller's favourites. */
  state: get<s.FavoriteStateQuery, s.FavoriteState>('/trading/api/favorite/state'),
  /** Saving again changes nothing but the note, if one is given. */
  save: post<s.SaveFavorite, s.SavedFavorite>('/trading/api/favorite/save', saved),
  remove: post<s.FavoriteIds, { done: true }>('/trading/api/favorite/remove', changed(true)),
  /** Takes a removal back, for a day. */
  restore: post<s.FavoriteIds, { done: true }>('/trading/api/favorite/restore', changed(false)),
  note: post<s.NoteFavorite, { done: true }>('/trading/api/favorite/note', () => [renewsAll(page)]),
} as const
