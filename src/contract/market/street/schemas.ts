import { z } from 'zod'
import { CITY_MAX } from '../../limits.ts'
import { id, instant, text } from '../../zod.ts'
import { TURN_LACKS, TURN_REASONS, TURN_SOURCES } from '../listing/values.ts'

/** Street turns of one listing, or of a container that is wanted: a place, a type, a carrier and a span of time. */
export const turnQuerySchema = z.object({
  listingId: id.optional(),
  cityName: text(CITY_MAX).optional(),
  isoCode: z.string().length(4).optional(),
  carrierScac: z.string().max(6).optional(),
  from: instant.optional(),
  to: instant.optional(),
})
const turnCitySchema = z.object({ nameZh: z.string(), nameEn: z.string() })
/** An empty container and somebody who needs one: what they have in common and what the two empty runs to the depot would be. */
export const streetTurnSchema = z.object({
  source: z.enum(TURN_SOURCES),
  id,
  no: z.string(),
  title: z.string(),
  city: turnCitySchema,
  isoCode: z.string(),
  /** Absent where the carrier is still open. */
  carrierScac: z.string().optional(),
  qty: z.int(),
  /** When it is needed, or when it is free. */
  from: instant,
  to: instant,
  reasons: z.array(z.enum(TURN_REASONS)),
  /** As the crow flies. */
  km: z.int(),
  /** Hours that the container waits. */
  waitHours: z.int(),
  /** Port whose depot is the nearest, and the kilometers saved by not going there. */
  depot: z.string(),
  savedKm: z.int(),
})
export const streetTurnsSchema = z.object({
  /** What the listing lacks; then there are no matches. */
  lacks: z.array(z.enum(TURN_LACKS)),
  /** Best first. */
  matches: z.array(streetTurnSchema),
})

export type TurnQuery = z.infer<typeof turnQuerySchema>
export type StreetTurn = z.infer<typeof streetTurnSchema>
export type StreetTurns = z.infer<typeof streetTurnsSchema>
