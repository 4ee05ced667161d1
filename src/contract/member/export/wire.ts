import { pageOf, type WireOf } from '../../zod.ts'
import type { exportEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const exportWire = {
  page: { input: s.exportQuerySchema, output: pageOf(s.exportSchema) },
  detail: { input: s.exportIdSchema, output: s.exportSchema },
  create: { input: s.createExportSchema, output: s.exportSchema },
  retry: { input: s.retryExportSchema, output: s.exportSchema, current: s.exportSchema },
} satisfies WireOf<typeof exportEndpoints>
