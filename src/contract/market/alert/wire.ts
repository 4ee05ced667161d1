import { done, nothing, type WireOf } from '../../zod.ts'
import type { priceAlertEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const priceAlertWire = {
  list: { input: nothing, output: s.priceAlertsSchema },
  price: { input: s.lanePriceQuerySchema, output: s.lanePriceSchema },
  save: { input: s.saveAlertSchema, output: s.priceAlertSchema },
  renew: { input: s.alertIdSchema, output: s.priceAlertSchema },
  remove: { input: s.alertIdSchema, output: done },
} satisfies WireOf<typeof priceAlertEndpoints>
