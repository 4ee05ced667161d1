import { z } from 'zod'
import { day, id, instant, pageOf, pageQuery, unlocode } from '../zod.ts'

export const sailingSchema = z.object({
  id,
  carrierScac: z.string(),
  serviceCode: z.string(),
  vesselName: z.string(),
  /** True while the vessel is not named yet. */
  isDummyVessel: z.boolean(),
  voyage: z.string(),
  pol: z.string(),
  pod: z.string(),
  etd: instant,
  eta: instant,
  /** Days, counting the wait at a transhipment. */
  transitDays: z.int(),
  transhipments: z.array(z.string()),
})
export const sailingQuerySchema = pageQuery.extend({
  pol: unlocode,
  pod: unlocode,
  etdFrom: day.optional(),
  etdTo: day.optional(),
  carrierScac: z.string().max(6).optional(),
})
export const sailingPageSchema = pageOf(sailingSchema)
export type Sailing = z.infer<typeof sailingSchema>
export type SailingQuery = z.infer<typeof sailingQuerySchema>
