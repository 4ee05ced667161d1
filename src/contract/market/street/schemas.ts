import { z } from 'zod'
import { CITY_MAX } from '../../limits.ts'
import { id, instant, text } from '../../zod.ts'
import { TURN_LACKS, TURN_REASONS, TURN_SOURCES } from '../listing/values.ts'

/** Street turns of one listing, or of a wanted container: place, type, carrier and time span. */
export const turnQuerySchema = z.object({
  listingId: id.optional(),
  cityName: text(CITY_MAX).optional(),
  isoCode: z.string().length(4).optional(),
  carrierScac: z.string().max(6).optional(),
  from: instant.optional(),
  to: instant.optional(),
})
const turnCitySchema = z.object({ nameZh: z.string(), nameEn: z.string() })
/** An empty container and its next user: what they share, and the empty runs to the depot that are saved. */
export const streetTurnSchema = z.object({
  source: z.enum(TURN_SOURCES),
  id,
  no: z.string(),
  title: z.string(),
  city: turnCitySchema,
  isoCode: z.string(),
  /** Absent if the carrier is not decided yet. */
  carrierScac: z.string().optional(),
  qty: z.int(),
  /** When it is needed, or when it is available. */
  from: instant,
  to: instant,
  reasons: z.array(z.enum(TURN_REASONS)),
  /** As the crow flies. */
  km: z.int(),
  /** Waiting time of the container, hours. */
  waitHours: z.int(),
  /** Port with the nearest depot, and the kilometers saved by not going there. */
  depot: z.string(),
  savedKm: z.int(),
})
export const streetTurnsSchema = z.object({
  /** Facts that the listing lacks; then there are no matches. */
  lacks: z.array(z.enum(TURN_LACKS)),
  /** Best first. */
  matches: z.array(streetTurnSchema),
})

export type TurnQuery = z.infer<typeof turnQuerySchema>
export type StreetTurn = z.infer<typeof streetTurnSchema>
export type StreetTurns = z.infer<typeof streetTurnsSchema>
