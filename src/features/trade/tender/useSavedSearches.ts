import { useEffect, useRef } from 'react'
import { useAction } from '@/api/useAction.ts'
import { useQuery } from '@/api/useQuery.ts'
import type { Query } from '@/api/useQuery.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { SavedSearch, SavedSearches, SearchFilters } from '@/contract/trade/tender/saved-search/schemas.ts'
import { hrefTo } from '@/routes/href.ts'
import type { TenderSearch } from './useTenderSearch.ts'

/** Filters as a query string in a stable order. */
function addressText(filters: object): string {
  const pairs = Object.entries(filters).map(([name, value]): [string, string] => [name, String(value)])
  return new URLSearchParams(pairs.toSorted(([a], [b]) => a.localeCompare(b))).toString()
}

/** URL of a saved search. */
export const addressOf = (saved: SavedSearch): string => `${hrefTo('tenderSearch')}?${addressText(saved.filters)}`

/** The current filters for a request: the server parses numbers and flags from text, as in a URL. */
export function filtersOf(search: TenderSearch): SearchFilters {
  const filters: object = search.filters
  return filters
}

/** Saved searches, and the one that is open; opening one marks it as seen on the server. */
export interface Kept {
  query: Query<SavedSearches>
  current: SavedSearch | undefined
}

/** Saved searches of a member; empty for a guest. */
export function useSavedSearches(search: TenderSearch, isSignedIn: boolean): Kept {
  const query = useQuery(
    tenderEndpoints.searches,
    {},
    { ready: isSignedIn, silent: true, refreshOnFocus: true, pollMs: 60_000 },
  )
  const here = addressText(search.filters)
  const current = query.data?.searches.find(({ filters }) => addressText(filters) === here)
  const { run } = useAction(tenderEndpoints.seeSearch, { silent: true, onSuccess: query.refresh })
  const openedId = useRef<string>(undefined)
  const id = current?.id
  const isNew = (current?.fresh ?? 0) > 0
  useEffect(() => {
    const isOpening = id !== undefined && openedId.current !== id
    openedId.current = id
    if (isOpening && isNew) void run({ id })
  }, [id, isNew, run])
  return { query, current }
}
