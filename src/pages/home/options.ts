import type { QueryOptions } from '@/api/useQuery.ts'

/** How a block asks: in silence, the last answer at once, and again when the reader comes back. */
export const BLOCK: QueryOptions = { silent: true, cached: true, refreshOnFocus: true }
