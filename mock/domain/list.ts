import type { Page } from '@/contract/page.ts'

/** Rows a page when the caller does not say (Spec §9). */
const DEFAULT_SIZE = 10

/** Cuts one page out of a list; a page behind the end is empty. */
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

/** Cuts a list only if the caller asked for a page. */
export function maybePage<T>(all: readonly T[], query: { current?: unknown; size?: unknown }): T[] {
  return query.current === undefined && query.size === undefined ? [...all] : pageOf(all, query).records
}
