import { z } from 'zod'
import { id, ownPageOf, type WireOf } from '../../zod.ts'
import type { agreementEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const agreementWire = {
  page: { input: s.agreementQuerySchema, output: ownPageOf(s.agreementSummarySchema) },
  detail: { input: z.object({ id }), output: s.agreementDetailSchema },
} satisfies WireOf<typeof agreementEndpoints>
