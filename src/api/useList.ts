import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DEFAULT_PAGE_SIZE } from '@/config/constants.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import type { OwnPage, Page } from '@/contract/page.ts'
import { oddIn, patched, useCorrection, type Correction, type Rules } from '@/routes/addressValues.ts'
import { useCall } from './ApiContext.tsx'
import { isNumber, nameIn, pageIn, refusedIn, sizeIn } from './oldAddress.ts'
import { useQuery } from './useQuery.ts'
import type { QueryOptions } from './useQuery.ts'

/** Filter values by name, as in the URL; an absent name is no filter. */
export type Filters<Name extends string> = Partial<Record<Name, string>>

/** URL state and request options of a list. */
export interface ListOptions<In, Name extends string> extends Omit<QueryOptions, 'keepPrevious'> {
  /** Names of the query parameters used as filters; other parameters are ignored. */
  filters: readonly Name[]
  /** Allowed filter values, if known here; otherwise the server reports invalid ones. */
  rules?: Rules<Name>
  /** Maps filters to request parameters. Default: sent unchanged. */
  toQuery?: (filters: Filters<Name>) => Partial<In>
  /** Always sent, never in the URL. */
  fixed?: Partial<In>
  /** Default sorting. */
  defaultSort?: string
  /** Filters whose field shows the server's error itself: their input stays. */
  saidAtField?: readonly Name[]
  /** Prefix of every name, for two lists on one page. */
  prefix?: string
}

/** One page of a list and its navigation. */
export interface List<Row, Name extends string> {
  records: readonly Row[]
  total: number
  /** From 1. */
  current: number
  size: number
  pages: number
  filters: Filters<Name>
  sort: string | undefined
  /** True when any filter is set: distinguishes "no matches" from "empty". */
  isFiltered: boolean
  /** Changes some filters (undefined or '' removes one) and goes back to page 1. */
  setFilters: (patch: { [K in Name]?: string | undefined }) => void
  resetFilters: () => void
  setSort: (sort: string | undefined) => void
  setPage: (current: number, size?: number) => void
  data: Page<Row> | undefined
  /** Number of rows by tab, if the list is one of the caller's own. */
  counts: Readonly<Record<string, number>> | undefined
  /** Fetches the rows of every page under the same filters, e.g. for an export. */
  everyRow: () => Promise<readonly Row[]>
  loading: boolean
  isFirstLoad: boolean
  error: Error | undefined
  refresh: () => void
}

const NO_ROWS: readonly never[] = []
/** Rows asked for at once when all are wanted: the most a call returns. */
const MOST_ROWS = 500
/** A non-numeric value is removed, one out of range is clamped. */
const NUMBERS: Rules = {
  current: (text) => (isNumber(text) ? String(pageIn(text)) : undefined),
  size: (text) => (isNumber(text) ? String(sizeIn(text)) : undefined),
}

/**
 * Fetches the page, filters and sorting given in the URL and writes every change back, so that a list can be shared and
 * the back button works. Paging pushes a history entry, as users expect of "back".
 */
export function useList<In, Row, Name extends string>(
  endpoint: Endpoint<In, Page<Row> | OwnPage<Row>>,
  options: ListOptions<In, Name>,
): List<Row, Name> {
  const { filters: names, rules = {}, toQuery, fixed, defaultSort, saidAtField = [], prefix = '', ...rest } = options
  const [params, setParams] = useSearchParams()
  const at = (name: string) => prefix + name
  const current = pageIn(params.get(at('current')))
  const size = sizeIn(params.get(at('size')))
  const sort = params.get(at('sort')) ?? defaultSort
  const filterText = JSON.stringify(filtersIn(params, names, rules, prefix))
  // Serialized just above.
  const filters = useMemo(() => JSON.parse(filterText) as Filters<Name>, [filterText])

  const asked = { ...fixed, ...(toQuery ? toQuery(filters) : filters), ...(sort && { sort }) }
  // toQuery maps filters to request parameters; without it they have the same names.
  const inputOf = (paging: { current: number; size: number }) => ({ ...asked, ...paging }) as In
  const query = useQuery(endpoint, inputOf({ current, size }), { ...rest, keepPrevious: true })
  const call = useCall()
  const everyRow = async () => {
    const rows: Row[] = []
    for (let next = 1, last = 1; next <= last; next++) {
      // One after the other: the first page tells how many there are.
      // oxlint-disable-next-line no-await-in-loop
      const page = await call(endpoint, inputOf({ current: next, size: MOST_ROWS }))
      rows.push(...page.records)
      last = page.pages
    }
    return rows
  }

  const write = (patch: Readonly<Record<string, string | undefined>>) =>
    setParams((before) => patched(before, patch, prefix))
  const { data } = query
  const pages = data ? Math.max(1, data.pages) : 1
  const isBeyond = data !== undefined && data.current === current && current > pages
  const corrected = [...names.filter((name) => !saidAtField.includes(name)), 'sort']
  const refused = refusedIn(query.error, corrected).filter(({ name }) => params.has(at(name)))
  const { current: page, ...odd } = {
    ...oddIn(params, { ...rules, ...NUMBERS }, prefix),
    ...Object.fromEntries(refused.map(({ name, nearest = null }) => [name, nearest])),
    ...(isBeyond && { current: String(pages) }),
  }
  // Report only the initial page as corrected, not one that became empty while it was open.
  const [arrivedAt] = useState(current)
  const moved: Correction = page === undefined ? {} : { current: page }
  const renamed = names.flatMap((name) => {
    const former = nameIn(params, name, names, prefix)
    return former === name ? [] : [[name, params.get(at(former))] as const, [former, null] as const]
  })
  const isTold = current === arrivedAt
  useCorrection(isTold ? { ...odd, ...moved } : odd, { ...Object.fromEntries(renamed), ...(!isTold && moved) }, prefix)

  return {
    records: data?.records ?? NO_ROWS,
    total: data?.total ?? 0,
    current,
    size,
    pages,
    filters,
    sort,
    isFiltered: Object.keys(filters).length > 0,
    setFilters: (patch) => write({ ...patch, current: undefined }),
    resetFilters: () => write({ ...Object.fromEntries(names.map((name) => [name, undefined])), current: undefined }),
    setSort: (next) => write({ sort: next === defaultSort ? undefined : next, current: undefined }),
    setPage: (next, nextSize = size) =>
      write({
        current: next <= 1 || nextSize !== size ? undefined : String(next),
        size: nextSize === DEFAULT_PAGE_SIZE ? undefined : String(nextSize),
      }),
    data,
    counts: data && 'counts' in data ? data.counts : undefined,
    everyRow,
    loading: query.loading,
    isFirstLoad: query.isFirstLoad,
    error: query.error,
    refresh: query.refresh,
  }
}

/** Filters of a URL; invalid values are replaced by their corrections. */
function filtersIn(params: URLSearchParams, names: readonly string[], rules: Rules, prefix: string) {
  const odd = oddIn(params, rules, prefix)
  const texts = names.map((name) =>
    name in odd ? odd[name] : params.get(prefix + nameIn(params, name, names, prefix)),
  )
  return Object.fromEntries(names.flatMap((name, at) => (texts[at] ? [[name, texts[at]]] : [])))
}
