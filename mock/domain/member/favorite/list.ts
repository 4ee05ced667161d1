import type * as s from '@/contract/member/favorite/schemas.ts'
import type { OwnPage } from '@/contract/page.ts'
import type { Caller, Deps } from '../../deps.ts'
import { inDays, ownPageOf } from '../../list.ts'
import { namedBy, type SearchKeys } from '../../front/search/keys.ts'
import { factKeys, listingKeys, tenderKeys } from '../../front/search/things.ts'
import type { FavoriteRow } from './row.ts'
import { changedFacts, factsOf, goneReason } from './facts.ts'
import { favoriteOf } from './kept.ts'
import type { FavoriteFacts } from '@/contract/member/favorite/schemas.ts'
import type { FavoriteType } from '@/contract/member/favorite/values.ts'
import { toldFacts } from './told.ts'

const MOST_ASKED = 100

const keptOf = (deps: Deps, { companyId }: Caller): FavoriteRow[] =>
  deps.rows.favorites.all((row) => row.companyId === companyId && row.removedAt === undefined)

function view(deps: Deps, row: FavoriteRow, caller: Caller): s.Favorite {
  const now = factsOf(deps, row.targetType, row.targetId, caller)
  const gone = goneReason(deps, row.targetId, now)
  const told = (facts: FavoriteFacts): FavoriteFacts => toldFacts(deps, row.targetId, facts)
  return {
    ...row,
    before: told(row.before),
    ...(now && { now: told(now) }),
    changed: changedFacts(row.before, now),
    ...(gone && { gone }),
  }
}

/** Search keys of a tender or a listing besides its saved facts: its title in both languages. */
function targetKeys({ rows }: Deps, type: FavoriteType, id: string): SearchKeys[] {
  const tender = type === 'TENDER' ? rows.tenders.get(id) : undefined
  const listing = type === 'LISTING' ? rows.listings.get(id) : undefined
  return [...(tender ? [tenderKeys(tender)] : []), ...(listing ? [listingKeys(listing)] : [])]
}

/** The caller's favourites, newest first, each with saved and current facts. */
export function pageFavorites(deps: Deps, query: s.FavoriteQuery, caller: Caller): OwnPage<s.Favorite> {
  const isNamed = namedBy(query.keyword)
  const isInDays = inDays(query)
  const rows = keptOf(deps, caller)
    .filter(
      ({ targetType, targetId, before, note, savedAt }) =>
        isInDays(savedAt) &&
        isNamed(() => [
          factKeys([...Object.values(before).map(String), note]),
          ...targetKeys(deps, targetType, targetId),
        ]),
    )
    .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt) || a.id.localeCompare(b.id))
  const page = ownPageOf(rows, { wanted: query.type, of: ({ targetType }) => [targetType] }, query)
  return { ...page, records: page.records.map((row) => view(deps, row, caller)) }
}

/** Which of these items are the caller's favourites. */
export function favoriteState(deps: Deps, query: s.FavoriteStateQuery, caller: Caller): s.FavoriteState {
  const { targetType, targetIds } = query
  const favorites = targetIds
    .split(',', MOST_ASKED)
    .flatMap((targetId) => favoriteOf(deps, caller.companyId, targetType, targetId) ?? [])
  return { favorites }
}
