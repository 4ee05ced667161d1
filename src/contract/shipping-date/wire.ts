import type { Wire } from '../zod.ts'
import type { shippingDateEndpoints } from './endpoints.ts'
import { sailingPageSchema, sailingQuerySchema } from './schemas.ts'

export const shippingDateWire = {
  page: { input: sailingQuerySchema, output: sailingPageSchema },
} satisfies Record<keyof typeof shippingDateEndpoints, Wire>
