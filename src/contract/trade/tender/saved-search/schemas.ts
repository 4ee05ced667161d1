import { z } from 'zod'
import { id, instant, requestNo, text } from '../../../zod.ts'
import { tenderQuerySchema } from '../schemas.ts'
import { SEARCH_NAME_MAX } from '../values.ts'

/** Filters of a search, without page and sorting. */
export const searchFiltersSchema = tenderQuerySchema.omit({ current: true, size: true, sort: true, buyerId: true })

/** A saved search of an enterprise. */
export const savedSearchSchema = z.object({
  id,
  name: z.string(),
  filters: searchFiltersSchema,
  /** Number of current results, and of those published since it was last opened. */
  total: z.int(),
  fresh: z.int(),
  seenAt: instant,
})
export const savedSearchesSchema = z.object({ searches: z.array(savedSearchSchema) })
/** With an id it changes that search. */
export const saveSearchSchema = z.object({
  id: id.optional(),
  name: text(SEARCH_NAME_MAX).min(1),
  filters: searchFiltersSchema,
  requestNo,
})
/** The filter whose removal yields most results; absent if none helps alone. */
export const relaxHintSchema = z.object({
  relax: z.object({ filter: searchFiltersSchema.keyof(), total: z.int() }).optional(),
})

export type SearchFilters = z.infer<typeof searchFiltersSchema>
export type SavedSearch = z.infer<typeof savedSearchSchema>
export type SavedSearches = z.infer<typeof savedSearchesSchema>
export type SaveSearch = z.infer<typeof saveSearchSchema>
export type RelaxHint = z.infer<typeof relaxHintSchema>
