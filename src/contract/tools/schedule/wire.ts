import type { WireOf } from '../../zod.ts'
import type { shippingDateEndpoints } from './endpoints.ts'
import {
  nearQuerySchema,
  nearSchema,
  sailingIdSchema,
  sailingPageSchema,
  sailingQuerySchema,
  scheduledSailingSchema,
} from './schemas.ts'

export const shippingDateWire = {
  page: { input: sailingQuerySchema, output: sailingPageSchema },
  detail: { input: sailingIdSchema, output: scheduledSailingSchema },
  near: { input: nearQuerySchema, output: nearSchema },
} satisfies WireOf<typeof shippingDateEndpoints>
