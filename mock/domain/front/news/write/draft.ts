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
