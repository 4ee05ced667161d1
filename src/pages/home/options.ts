import type { QueryOptions } from '@/api/useQuery.ts'

/** Query options of a block: no error toast, cached data first, refresh on focus. */
export const BLOCK: QueryOptions = { silent: true, cached: true, refreshOnFocus: true }
