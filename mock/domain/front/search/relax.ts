import type { RelaxHint, SearchFilters } from '@/contract/trade/tender/saved-search/schemas.ts'
import type { Caller, Deps } from '../../deps.ts'
import { tendersFor, tenderTest } from '../../trade/tender/search.ts'

/** The filter whose removal yields most results. */
export function relaxSearch(deps: Deps, filters: SearchFilters, caller: Caller | undefined): RelaxHint {
  const names = Object.keys(filters) as (keyof SearchFilters)[]
  const counts = names.map((filter) => {
    const { [filter]: _, ...rest } = filters
    return { filter, total: tendersFor(deps, rest).count(tenderTest(deps, rest, caller)) }
  })
  const [best] = counts.toSorted((a, b) => b.total - a.total)
  return best && best.total > 0 ? { relax: best } : {}
}
