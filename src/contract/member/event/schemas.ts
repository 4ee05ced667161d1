import { z } from 'zod'
import { id, instant } from '../../zod.ts'
import { EVENT_TARGETS, EVENT_TYPES } from './values.ts'

/** Position in the events of an enterprise: opaque, or `@` and the server's time in ms since 1970 from which on. */
const cursor = z.string().max(64)

export const eventSchema = z.object({
  /** Also the cursor behind it. */
  id: cursor,
  type: z.enum(EVENT_TYPES),
  target: z.object({ kind: z.enum(EVENT_TARGETS), id }),
  /** Version of the target; absent where it has none. */
  version: z.int().optional(),
  companyId: id,
  at: instant,
})
export const sinceSchema = z.object({ cursor: cursor.optional() })
export const eventsSchema = z.object({
  /** Oldest first. */
  events: z.array(eventSchema),
  cursor,
  /** The cursor is not known any more: whatever is shown is to be asked anew. */
  reset: z.boolean(),
})

export type MarketEvent = z.infer<typeof eventSchema>
export type Since = z.infer<typeof sinceSchema>
export type Events = z.infer<typeof eventsSchema>
