/** One page of a list (Assumed: decision 0004). `current` counts from 1. */
export interface Page<T> {
  records: T[]
  total: number
  current: number
  size: number
  pages: number
}
