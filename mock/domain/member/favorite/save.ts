import type * as s from '@/contract/member/favorite/schemas.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { notFound, refuseField } from '../../errors.ts'
import { FAVORITE_KINDS, SHIP_KINDS, SUBSCRIPTIONS_MAX, type FavoriteType } from '@/contract/member/favorite/values.ts'
import { planDeadlineSoon } from '../notification/deadline.ts'
import type { FavoriteRow } from './row.ts'
import { factsOf } from './facts.ts'
import { favoriteCount, favoriteId, favoriteOf } from './kept.ts'

/** How long a removal can be undone, ms of market time. */
const RESTORE_MS = 24 * 3600_000

/** Saves an item as a favourite with its current public facts. Saving again changes only the note. */
export function saveFavorite(deps: Deps, input: s.SaveFavorite, caller: Caller): s.SavedFavorite {
  const { targetType, targetId, note } = input
  if (!FAVORITE_KINDS.some((kind) => kind === targetType)) throw refuseField('targetType', 'field.choice')
  const id = favoriteId(caller.companyId, targetType, targetId)
  const held = favoriteOf(deps, caller.companyId, targetType, targetId)
  const before = held?.before ?? factsOf(deps, targetType, targetId, caller)
  if (!before) throw notFound()
  if (!held) needRoom(deps, caller, targetType)
  deps.rows.favorites.put({
    id,
    companyId: caller.companyId,
    targetType,
    targetId,
    note: note ?? held?.note ?? '',
    ...(held?.groups && { groups: held.groups }),
    savedAt: held?.savedAt ?? iso(deps.now()),
    before,
  })
  if (targetType === 'TENDER') planDeadlineSoon(deps, targetId)
  return { id, count: favoriteCount(deps, targetType, targetId) }
}

/** Subscriptions of the schedules are limited: each costs messages. */
function needRoom(deps: Deps, { companyId }: Caller, type: FavoriteType): void {
  const isShip = (one: FavoriteType): boolean => SHIP_KINDS.some((kind) => kind === one)
  if (!isShip(type)) return
  const held = deps.rows.favorites.count(
    (row) => row.companyId === companyId && row.removedAt === undefined && isShip(row.targetType),
  )
  if (held >= SUBSCRIPTIONS_MAX) throw refuseField('targetId', 'field.tooMany', { max: SUBSCRIPTIONS_MAX })
}

function own(deps: Deps, caller: Caller, id: string): FavoriteRow {
  const row = deps.rows.favorites.get(id)
  if (row?.companyId !== caller.companyId) throw notFound()
  return row
}

/** Removes favourites; 4004 if one of them is another enterprise's. */
export function removeFavorites(deps: Deps, { ids }: s.FavoriteIds, caller: Caller): { done: true } {
  const rows = ids.map((id) => own(deps, caller, id))
  const tooOld = iso(deps.now() - RESTORE_MS)
  for (const old of deps.rows.favorites.all((row) => row.removedAt !== undefined && row.removedAt < tooOld))
    deps.rows.favorites.remove(old.id)
  for (const row of rows) deps.rows.favorites.put({ ...row, removedAt: row.removedAt ?? iso(deps.now()) })
  return { done: true }
}

/** Undoes a removal: restores the note and the saved facts too. */
export function restoreFavorites(deps: Deps, { ids }: s.FavoriteIds, caller: Caller): { done: true } {
  for (const row of ids.map((id) => own(deps, caller, id))) {
    const { removedAt: _, ...kept } = row
    deps.rows.favorites.put(kept)
  }
  return { done: true }
}

/** Sets the note of a favourite. */
export function noteFavorite(deps: Deps, { id, note }: s.NoteFavorite, caller: Caller): { done: true } {
  const row = own(deps, caller, id)
  if (row.removedAt !== undefined) throw notFound()
  deps.rows.favorites.put({ ...row, note })
  return { done: true }
}
