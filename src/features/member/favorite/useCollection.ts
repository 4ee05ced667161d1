import { useState } from 'react'
import { useAction } from '@/api/useAction.ts'
import { useList } from '@/api/useList.ts'
import type { List } from '@/api/useList.ts'
import { favoriteEndpoints } from '@/contract/member/favorite/endpoints.ts'
import type { Favorite, FavoriteQuery } from '@/contract/member/favorite/schemas.ts'
import { FAVORITE_KINDS } from '@/contract/member/favorite/values.ts'
import type { FavoriteKind } from '@/contract/member/favorite/values.ts'
import { OWN_FILTERS } from '@/lists/OwnPanel.tsx'
import type { OwnFilter } from '@/lists/OwnPanel.tsx'

/** Query parameters of the favourites list. */
export type FavoriteFilter = 'type' | OwnFilter

/** The kind named in a query parameter; default: tenders. */
export function kindOf(type: string | undefined): FavoriteKind {
  return FAVORITE_KINDS.find((one) => one === type) ?? 'TENDER'
}

/** The list of favourites, its selection, and removal with undo. */
export interface Collection {
  list: List<Favorite, FavoriteFilter>
  kind: FavoriteKind
  selected: readonly string[]
  select: (ids: readonly string[]) => void
  /** Ids of the last removal, which can be undone. */
  removed: readonly string[]
  remove: () => void
  /** Undoes the last removal; resolves to the number restored, 0 on failure. */
  restore: () => Promise<number>
  isBusy: boolean
  error: Error | undefined
}

export function useCollection(): Collection {
  const list = useList<FavoriteQuery, Favorite, FavoriteFilter>(favoriteEndpoints.page, {
    filters: ['type', ...OWN_FILTERS],
    rules: { type: FAVORITE_KINDS },
    toQuery: ({ type, ...search }) => ({ ...search, type: kindOf(type) }),
    refreshOnFocus: true,
  })
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [removed, setRemoved] = useState<readonly string[]>([])
  const removing = useAction(favoriteEndpoints.remove)
  const restoring = useAction(favoriteEndpoints.restore)
  // What is not on the page any more is not selected either: nobody removes what is not seen.
  const selected = chosen.filter((id) => list.records.some((row) => row.id === id))
  const remove = async () => {
    if (selected.length === 0 || (await removing.run({ ids: [...selected] })) === undefined) return
    setRemoved(selected)
    setChosen([])
  }
  const restore = async () => {
    if ((await restoring.run({ ids: [...removed] })) === undefined) return 0
    setRemoved([])
    return removed.length
  }
  return {
    list,
    kind: kindOf(list.filters.type),
    selected,
    select: setChosen,
    removed,
    remove: () => void remove(),
    restore,
    isBusy: removing.loading || restoring.loading,
    error: removing.error ?? restoring.error,
  }
}
