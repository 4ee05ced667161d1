import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DEFAULT_PAGE_SIZE } from '@/config/constants.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import type { Page } from '@/contract/page.ts'
import { hasCode } from './errors.ts'
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
  /** Names in the address whose values the server refused: they were taken out, and the usual ones stand for them. */
  dropped: readonly string[]
}

const NO_ROWS: readonly never[] = []
const MAX_SIZE = 500

function wholeNumber(text: string | null, otherwise: number, max: number): number {
  const value = text !== null && /^\d{1,6}$/.test(text) ? Number(text) : otherwise
  return Math.min(Math.max(1, value), max)
}

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
  const current = wholeNumber(params.get(at('current')), 1, 100_000)
  const size = wholeNumber(params.get(at('size')), DEFAULT_PAGE_SIZE, MAX_SIZE)
  const sort = params.get(at('sort')) ?? defaultSort
  const filterText = JSON.stringify(names.map((name) => [name, params.get(at(name))]))
  const filters = useMemo(() => readFilters<Name>(filterText), [filterText])

  const input = { ...fixed, ...(toQuery ? toQuery(filters) : filters), ...(sort && { sort }), current, size }
  // Filters were turned into the call's parameters by toQuery, or have its names.
  const query = useQuery(endpoint, input as In, { ...rest, keepPrevious: true })

  const write = useCallback(
    (patch: Record<string, string | undefined>, replace = false) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
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
  const refused = refusedNames(query.error, mended).filter((name) => params.has(at(name)))
  const refusedText = refused.join(' ')
  const [dropped, setDropped] = useState('')
  if (refusedText !== '' && refusedText !== dropped) setDropped(refusedText)
  useEffect(() => {
    if (refusedText === '') return
    write(Object.fromEntries(refusedText.split(' ').map((name) => [name, undefined])), true)
  }, [refusedText, write])
  useEffect(() => {
    if (isBeyond) write({ current: String(pages) }, true)
  }, [isBeyond, pages, write])

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
    dropped: useMemo(() => dropped.split(' ').filter(Boolean), [dropped]),
  }
}

/** An address that is out of date or odd: the server says which of its parts it cannot take. */
function refusedNames(error: Error | undefined, names: readonly string[]): string[] {
  if (!hasCode(error, BUSINESS_CODES.fieldErrors)) return []
  return names.filter((name) => error.fieldErrors.some(({ field }) => field === name))
}

function readFilters<Name extends string>(text: string): Filters<Name> {
  // The text was made from the list of names just above.
  const pairs = JSON.parse(text) as [Name, string | null][]
  const present = pairs.filter(([, value]) => value !== null && value !== '')
  return Object.fromEntries(present) as Filters<Name>
}
