import type { FavoriteType } from '@/contract/member/favorite/values.ts'
import type { Deps } from '../../deps.ts'
import type { FavoriteRow } from './row.ts'

/** Row id of a company's favourite for an item. */
export const favoriteId = (companyId: string, type: FavoriteType, targetId: string): string =>
  `${companyId}|${type}|${targetId}`

/** A company's favourite for an item, unless removed. */
export function favoriteOf(deps: Deps, companyId: string, type: FavoriteType, targetId: string) {
  const row = deps.rows.favorites.get(favoriteId(companyId, type, targetId))
  return row?.removedAt === undefined ? row : undefined
}

/** Number of enterprises with an item as a favourite. */
export function favoriteCount(deps: Deps, type: FavoriteType, targetId: string): number {
  return deps.rows.favorites.of('targetId', targetId).filter(isKept(type)).length
}

/** Company ids of those who have an item as a favourite. */
export function favoriteHolders(deps: Deps, type: FavoriteType, targetId: string): string[] {
  return deps.rows.favorites
    .of('targetId', targetId)
    .filter(isKept(type))
    .map((row) => row.companyId)
}

const isKept = (type: FavoriteType) => (row: FavoriteRow) => row.targetType === type && row.removedAt === undefined
