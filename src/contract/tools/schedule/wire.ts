import { nothing, type WireOf } from '../../zod.ts'
import type { shippingDateEndpoints } from './endpoints.ts'
import {
  nearQuerySchema,
  nearSchema,
  sailingIdSchema,
  sailingPageSchema,
  sailingQuerySchema,
  scheduledSailingSchema,
} from './schemas.ts'
import * as v from './views/schemas.ts'

export const shippingDateWire = {
  page: { input: sailingQuerySchema, output: sailingPageSchema },
  detail: { input: sailingIdSchema, output: scheduledSailingSchema },
  near: { input: nearQuerySchema, output: nearSchema },
  port: { input: v.portQuerySchema, output: v.portViewSchema },
  vessel: { input: v.vesselQuerySchema, output: v.vesselViewSchema },
  service: { input: v.serviceQuerySchema, output: v.serviceViewSchema },
  fleet: { input: nothing, output: v.fleetSchema },
} satisfies WireOf<typeof shippingDateEndpoints>
