import { done, pageOf, pageQuery, type WireOf } from '../../zod.ts'
import type { webhookEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const webhookWire = {
  page: { input: pageQuery, output: pageOf(s.webhookSchema) },
  deliveries: { input: s.deliveryQuerySchema, output: pageOf(s.deliverySchema) },
  save: { input: s.saveWebhookSchema, output: s.savedWebhookSchema },
  remove: { input: s.webhookIdSchema, output: done },
  test: { input: s.webhookCommandSchema, output: s.deliverySchema },
  resend: { input: s.webhookCommandSchema, output: s.deliverySchema },
} satisfies WireOf<typeof webhookEndpoints>
