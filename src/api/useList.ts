import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DEFAULT_PAGE_SIZE } from '@/config/constants.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import type { Page } from '@/contract/page.ts'
import { isNumber, nameIn, pageIn, refusedIn, sizeIn } from './oldAddress.ts'
import { useQuery } from './useQuery.ts'
import type { QueryOptions } from './useQuery.ts'

/** Filter texts by name, as they stand in the address bar; an absent name is no filter. */
export type Filters<Name extends string> = Partial<Record<Name, string>>

/** What a list keeps in the address bar and how it asks. */
export interface ListOptions<In, Name extends string> extends Omit<QueryOptions, 'keepPrevious'> {
  /** Names of the query parameters that are filters; others in the address are left alone. */
  filters: readonly Name[]
  /** Turns filter texts into the call's own parameters. Default: sent as they are. */
  toQuery?: (filters: Filters<Name>) => Partial<In>
  /** Always sent and never in the address. */
  fixed?: Partial<In>
  /** Order when the address has none. */
  defaultSort?: string
  /** Filters with a field that says why the server refuses them: what was typed there stays. */
  saidAtField?: readonly Name[]
  /** Put before every name, for two lists on one page. */
  prefix?: string
}

/** One page of a list and the ways to move through it. */
export interface List<Row, Name extends string> {
  records: readonly Row[]
  total: number
  /** From 1. */
  current: number
  size: number
  pages: number
  filters: Filters<Name>
  sort: string | undefined
  /** True when any filter is set: tells "nothing matches" from "nothing there". */
  isFiltered: boolean
  /** Changes some filters (undefined or '' removes one) and goes back to page 1. */
  setFilters: (patch: { [K in Name]?: string | undefined }) => void
  resetFilters: () => void
  setSort: (sort: string | undefined) => void
  setPage: (current: number, size?: number) => void
  data: Page<Row> | undefined
  loading: boolean
  isFirstLoad: boolean
  error: Error | undefined
  refresh: () => void
  /** Names in the address whose values are none: they were taken out, and the usual ones stand for them. */
  dropped: readonly string[]
  /** Values in the address that lay beyond what is allowed, as `name=nearest` with what stands for them now. */
  moved: readonly string[]
}

interface Notes {
  /** What they are about. */
  of: string
  dropped: readonly string[]
  moved: readonly string[]
}

const NO_ROWS: readonly never[] = []

/**
 * Asks for the page, filters and order that the address bar names and writes every change back there, so that a list can be
 * shared and the back button works. Paging replaces nothing in history but pushes, as the person expects of "back".
 */
export function useList<In, Row, Name extends string>(
  endpoint: Endpoint<In, Page<Row>>,
  options: ListOptions<In, Name>,
): List<Row, Name> {
  const { filters: names, toQuery, fixed, defaultSort, saidAtField = [], prefix = '', ...rest } = options
  const [params, setParams] = useSearchParams()
  const at = (name: string) => prefix + name
  const current = pageIn(params.get(at('current')))
  const size = sizeIn(params.get(at('size')))
  const sort = params.get(at('sort')) ?? defaultSort
  const nameOf = (name: Name) => at(nameIn(params, name, names, prefix))
  const filterText = JSON.stringify(names.map((name) => [name, params.get(nameOf(name))]))
  const filters = useMemo(() => readFilters<Name>(filterText), [filterText])

  const input = { ...fixed, ...(toQuery ? toQuery(filters) : filters), ...(sort && { sort }), current, size }
  // Filters were turned into the call's parameters by toQuery, or have its names.
  const query = useQuery(endpoint, input as In, { ...rest, keepPrevious: true })

  const write = useCallback(
    (
      patch: Record<string, string | undefined>,
      replace = false,
      renamed: readonly (readonly [string, string])[] = [],
    ) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, old] of renamed) {
            const value = next.get(old)
            next.delete(old)
            if (value) next.set(prefix + name, value)
          }
          for (const [name, value] of Object.entries(patch)) {
            if (value === undefined || value === '') next.delete(prefix + name)
            else next.set(prefix + name, value)
          }
          return next
        },
        { replace, preventScrollReset: true },
      ),
    [setParams, prefix],
  )
  const { data } = query
  const pages = data ? Math.max(1, data.pages) : 1
  const isBeyond = data !== undefined && data.current === current && current > pages
  const mended = [...names.filter((name) => !saidAtField.includes(name)), 'sort']
  const refused = refusedIn(query.error, mended).filter(({ name }) => params.has(at(name)))
  const said = params.get(at('size'))
  // The page that one arrived at is told; one that emptied under one's hands is not.
  const [arrivedAt] = useState(current)
  const mending: Record<string, string | undefined> = {
    ...Object.fromEntries(refused.map(({ name, nearest }) => [name, nearest])),
    ...(said !== null && said !== String(size) && { size: isNumber(said) ? String(size) : undefined }),
    ...(isBeyond && { current: String(pages) }),
  }
  const old = names.flatMap((name) => (nameOf(name) === at(name) ? [] : [[name, nameOf(name)] as const]))
  const patchText = JSON.stringify([mending, old, Object.keys(mending).filter((name) => mending[name] === undefined)])
  const [notes, setNotes] = useState<Notes>({ of: '', dropped: [], moved: [] })
  if (Object.keys(mending).length > 0 && notes.of !== patchText)
    setNotes(notesWith(notes, patchText, mending, current === arrivedAt))
  useEffect(() => {
    // The text was made from the two just above.
    const [some, renamed, gone] = JSON.parse(patchText) as [Record<string, string>, [Name, string][], string[]]
    if (Object.keys(some).length + renamed.length + gone.length === 0) return
    write({ ...some, ...Object.fromEntries(gone.map((name) => [name, undefined])) }, true, renamed)
  }, [patchText, write])

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
    loading: query.loading,
    isFirstLoad: query.isFirstLoad,
    error: query.error,
    refresh: query.refresh,
    dropped: notes.dropped,
    moved: notes.moved,
  }
}

/** What is told stays told: one part of an address may be mended after the other. */
function notesWith(before: Notes, of: string, patch: Record<string, string | undefined>, tellsPage: boolean): Notes {
  const told = Object.entries(patch).filter(([name]) => name !== 'current' || tellsPage)
  const isTold = (text: string) => told.some(([name]) => text === name || text.startsWith(`${name}=`))
  return {
    of,
    dropped: [
      ...before.dropped.filter((one) => !isTold(one)),
      ...told.flatMap(([name, to]) => (to === undefined ? [name] : [])),
    ],
    moved: [
      ...before.moved.filter((one) => !isTold(one)),
      ...told.flatMap(([name, to]) => (to === undefined ? [] : [`${name}=${to}`])),
    ],
  }
}

function readFilters<Name extends string>(text: string): Filters<Name> {
  // The text was made from the list of names just above.
  const pairs = JSON.parse(text) as [Name, string | null][]
  const present = pairs.filter(([, value]) => value !== null && value !== '')
  return Object.fromEntries(present) as Filters<Name>
}
