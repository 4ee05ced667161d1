import { z } from 'zod'
import { decimal, id, instant, placeCode, requestNo } from '../../zod.ts'
import { ALERT_KINDS } from './values.ts'

const lane = { pol: placeCode, pod: placeCode, isoCode: z.string().length(4) }

/** The lowest published all-in price of a container on a lane, in USD, without the reader's own listings. */
export const lanePriceSchema = z.object({
  /** Absent if nobody offers one. */
  best: decimal.optional(),
  listingId: id.optional(),
  /** The same four weeks ago; absent if nobody offered one then. */
  before: decimal.optional(),
})
export const lanePriceQuerySchema = z.object(lane)

/** A price alert of an enterprise. */
export const priceAlertSchema = z.object({
  id,
  ...lane,
  kind: z.enum(ALERT_KINDS),
  /** USD, for BELOW. */
  amount: decimal.optional(),
  /** Percent, for DROP. */
  pct: z.int().optional(),
  createdAt: instant,
  endsAt: instant,
  hasEnded: z.boolean(),
  /** Whether the price is now what it waits for. */
  isMet: z.boolean(),
  /** When it last told. */
  toldAt: instant.optional(),
  price: lanePriceSchema,
})
export const priceAlertsSchema = z.object({ alerts: z.array(priceAlertSchema) })
/** With an id it changes that alert, which then tells anew. */
export const saveAlertSchema = z.object({
  id: id.optional(),
  ...lane,
  kind: z.enum(ALERT_KINDS),
  amount: decimal.optional(),
  pct: z.int().optional(),
  requestNo,
})
export const alertIdSchema = z.object({ id })

export type LanePrice = z.infer<typeof lanePriceSchema>
export type LanePriceQuery = z.infer<typeof lanePriceQuerySchema>
export type PriceAlert = z.infer<typeof priceAlertSchema>
export type PriceAlerts = z.infer<typeof priceAlertsSchema>
export type SaveAlert = z.infer<typeof saveAlertSchema>
