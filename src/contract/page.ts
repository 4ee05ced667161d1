/** One page of a list (Assumed: decision 0004). `current` counts from 1. */
export interface Page<T> {
  records: T[]
  total: number
  current: number
  size: number
  pages: number
}

/** One page of the caller's own list, with the number of rows in each tab under the same other filters. */
export interface OwnPage<T> extends Page<T> {
  counts: Record<string, number>
}

/** Allowed page sizes. */
export const PAGE_SIZES = [10, 20, 50, 100, 200] as const
