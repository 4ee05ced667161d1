import type { FavoriteType } from '@/contract/member/favorite/values.ts'
import type { Deps } from '../../deps.ts'
import type { FavoriteRow } from '../../rows.ts'

/** The id of what would be a company's favourite of a thing. */
export const favoriteId = (companyId: string, type: FavoriteType, targetId: string): string =>
  `${companyId}|${type}|${targetId}`

/** A company's favourite of a thing, unless it was removed. */
export function favoriteOf(deps: Deps, companyId: string, type: FavoriteType, targetId: string) {
  const row = deps.rows.favorites.get(favoriteId(companyId, type, targetId))
  return row?.removedAt === undefined ? row : undefined
}

/** How many enterprises have a thing among their favourites. */
export function favoriteCount(deps: Deps, type: FavoriteType, targetId: string): number {
  return deps.rows.favorites.of('targetId', targetId).filter(isKept(type)).length
}

/** Who has a thing among its favourites, as company ids. */
export function favoriteHolders(deps: Deps, type: FavoriteType, targetId: string): string[] {
  return deps.rows.favorites
    .of('targetId', targetId)
    .filter(isKept(type))
    .map((row) => row.companyId)
}

const isKept = (type: FavoriteType) => (row: FavoriteRow) => row.targetType === type && row.removedAt === undefined
