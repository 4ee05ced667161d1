import type {
  SavedSearch,
  SavedSearches,
  SaveSearch,
  SearchFilters,
} from '@/contract/trade/tender/saved-search/schemas.ts'
import { MAX_SEARCHES } from '@/contract/trade/tender/values.ts'
import { iso, newId, type Caller, type Deps } from '../../deps.ts'
import { notFound, refuseField } from '../../errors.ts'
import type { SearchRow } from './row.ts'
import { tendersFor, tenderTest } from '../../trade/tender/search.ts'

const mine = (deps: Deps, caller: Caller): SearchRow[] =>
  deps.rows.searches
    .of('companyId', caller.companyId)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id))

function own(deps: Deps, caller: Caller, id: string): SearchRow {
  const row = deps.rows.searches.get(id)
  if (row?.companyId !== caller.companyId) throw notFound()
  return row
}

function view(deps: Deps, { id, name, filters, seenAt }: SearchRow, caller: Caller): SavedSearch {
  const found = tendersFor(deps, filters).all(tenderTest(deps, filters, caller))
  const fresh = found.filter((tender) => (tender.publishAt ?? '') > seenAt && tender.companyId !== caller.companyId)
  return { id, name, filters, total: found.length, fresh: fresh.length, seenAt }
}

/** Saved searches of the caller's enterprise, the oldest first, with counts of new results. */
export function savedSearches(deps: Deps, caller: Caller): SavedSearches {
  return { searches: mine(deps, caller).map((row) => view(deps, row, caller)) }
}

/** Serializes filters independently of their order. */
const textOf = (filters: SearchFilters): string =>
  JSON.stringify(Object.entries(filters).toSorted(([a], [b]) => a.localeCompare(b)))

/** Saves a search under a name, or changes a saved one. Name and filters must be unique in the enterprise. */
export function saveSearch(deps: Deps, { id, name, filters }: SaveSearch, caller: Caller): SavedSearch {
  const before = id === undefined ? undefined : own(deps, caller, id)
  const others = mine(deps, caller).filter((row) => row.id !== before?.id)
  if (Object.keys(filters).length === 0) throw refuseField('name', 'field.searchEmpty')
  if (others.some((row) => row.name.toLowerCase() === name.toLowerCase())) throw refuseField('name', 'field.searchName')
  const same = others.find((row) => textOf(row.filters) === textOf(filters))
  if (same) throw refuseField('name', 'field.searchSame', { name: same.name })
  if (!before && others.length >= MAX_SEARCHES) throw refuseField('name', 'field.tooMany', { max: MAX_SEARCHES })
  const now = iso(deps.now())
  const row: SearchRow = before
    ? { ...before, name, filters }
    : { id: newId(deps), companyId: caller.companyId, name, filters, createdAt: now, seenAt: now }
  deps.rows.searches.put(row)
  return view(deps, row, caller)
}

/** Deletes a saved search. */
export function removeSearch(deps: Deps, { id }: { id: string }, caller: Caller): { done: true } {
  deps.rows.searches.remove(own(deps, caller, id).id)
  return { done: true }
}

/** Marks a saved search as opened: its current results are no longer new. */
export function seeSearch(deps: Deps, { id }: { id: string }, caller: Caller): { done: true } {
  deps.rows.searches.put({ ...own(deps, caller, id), seenAt: iso(deps.now()) })
  return { done: true }
}
