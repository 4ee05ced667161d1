import type { NewsCategory } from '@/contract/front/news/values.ts'
import type { NewsCause, NewsFact } from '../row.ts'

/** An article that a rule proposes for a day. */
export interface NewsDraft {
  category: NewsCategory
  cause: NewsCause
  place: string
  facts: NewsFact[]
  ports: string[]
  lanes: string[]
  /** When what it is about has passed; a notice with an end is pinned. */
  until?: string
}

/** Middle of some numbers; 0 of none. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2
}
