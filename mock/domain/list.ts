import type { Page } from '@/contract/page.ts'
import type { Row, RowOrder, Table } from '../store/port.ts'

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
  table: Table<R>,
  where: (row: Readonly<R>) => boolean,
  order: RowOrder<R>,
  query: { current?: unknown; size?: unknown },
): Page<R> {
  const { current, size } = pageOf([], query)
  const { rows, total } = table.part(where, order, (current - 1) * size, size)
  return { records: rows, total, current, size, pages: Math.ceil(total / size) }
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
