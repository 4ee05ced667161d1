import type { OwnPage, Page } from '@/contract/page.ts'
import type { Reads, Row, RowOrder } from '../store/port.ts'
import { marketDay } from './zone.ts'

/** Default page size (Spec §9). */
const DEFAULT_SIZE = 10

/** Cuts one page out of a list; a page beyond the end is empty. */
export function pageOf<T>(all: readonly T[], query: { current?: unknown; size?: unknown }): Page<T> {
  const current = typeof query.current === 'number' ? query.current : 1
  const size = typeof query.size === 'number' ? query.size : DEFAULT_SIZE
  const from = (current - 1) * size
  return {
    records: all.slice(from, from + size),
    total: all.length,
    current,
    size,
    pages: Math.ceil(all.length / size),
  }
}

/** One page of the rows that match a test, in an order; only the rows of the page are copied. */
export function pageRows<R extends Row>(
  table: Reads<R>,
  where: (row: Readonly<R>) => boolean,
  order: RowOrder<R>,
  query: { current?: unknown; size?: unknown },
): Page<R> {
  const { current, size } = pageOf([], query)
  const { rows, total } = table.part(where, order, (current - 1) * size, size)
  return { records: rows, total, current, size, pages: Math.ceil(total / size) }
}

/** Whether an instant is on one of the days asked for (China time, both included). */
export function inDays({ from, to }: { from?: string | undefined; to?: string | undefined }): (at: string) => boolean {
  if (!from && !to) return () => true
  return (at) => {
    const day = marketDay(Date.parse(at))
    return (!from || day >= from) && (!to || day <= to)
  }
}

/** Tabs of a list of the caller's own: the one asked for, and those a row is in. */
export interface OwnTabs<R> {
  wanted: string | undefined
  of: (row: Readonly<R>) => readonly string[]
}

/**
 * One page of the rows that match a test and are in the tab asked for, with the number of rows in each tab; `all` counts
 * every row that matches. What runs out first is on top, then the newest change.
 */
export function ownPage<R extends Changed>(
  table: Reads<R>,
  where: (row: Readonly<R>) => boolean,
  tabs: OwnTabs<R>,
  query: { current?: unknown; size?: unknown },
  until?: Until<R>,
): OwnPage<R> {
  const { counts, isIn } = counted(tabs)
  const isWanted = (row: Readonly<R>): boolean => where(row) && isIn(row)
  return { ...pageRows(table, isWanted, until ? soonestEnd(until) : newestChange, query), counts }
}

/** The same of rows in an order of their own. */
export function ownPageOf<R>(
  sorted: readonly R[],
  tabs: OwnTabs<R>,
  query: { current?: unknown; size?: unknown },
): OwnPage<R> {
  const { counts, isIn } = counted(tabs)
  return { ...pageOf(sorted.filter(isIn), query), counts }
}

/** Counts the tabs of each row it is asked about, and says whether the row is in the one asked for. */
function counted<R>({ wanted = 'all', of }: OwnTabs<R>) {
  const counts: Record<string, number> = { all: 0 }
  const isIn = (row: Readonly<R>): boolean => {
    const own = ['all', ...of(row)]
    for (const tab of own) counts[tab] = (counts[tab] ?? 0) + 1
    return own.includes(wanted)
  }
  return { counts, isIn }
}

/** The deadline that runs for a row; undefined if none does. */
export type Until<R> = (row: Readonly<R>) => string | undefined

/** Sorts rows with a running deadline first, the earliest on top, the others by last change. */
function soonestEnd<R extends Changed>(until: Until<R>): RowOrder<R> {
  // Each row is compared many times.
  const known = new Map<R, string | undefined>()
  const endOf = (row: R): string | undefined => {
    if (!known.has(row)) known.set(row, until(row))
    return known.get(row)
  }
  return (a, b) => {
    const [x, y] = [endOf(a), endOf(b)]
    if (x === undefined || y === undefined)
      return Number(x === undefined) - Number(y === undefined) || newestChange(a, b)
    return x.localeCompare(y) || newestChange(a, b)
  }
}

/** Sorts by last change, newest first. */
export function newestChange(a: Readonly<Changed>, b: Readonly<Changed>): number {
  return b.updatedAt.localeCompare(a.updatedAt) || a.id.localeCompare(b.id)
}
interface Changed extends Row {
  updatedAt: string
}

/** Cuts a page only if requested. */
export function maybePage<T>(all: readonly T[], query: { current?: unknown; size?: unknown }): T[] {
  return query.current === undefined && query.size === undefined ? [...all] : pageOf(all, query).records
}
