import { z } from 'zod'
import { id, pageOf, type Wire } from '../zod.ts'
import { versionedSchema } from '../tender/schemas.ts'
import type { orderEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const orderWire = {
  page: { input: s.orderQuerySchema, output: pageOf(s.orderSummarySchema) },
  detail: { input: z.object({ id }), output: s.orderDetailSchema },
  relock: { input: versionedSchema, output: s.orderDetailSchema },
} satisfies Record<keyof typeof orderEndpoints, Wire>
