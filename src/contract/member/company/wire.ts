import { z } from 'zod'
import { id, pageOf, type WireOf } from '../../zod.ts'
import type { companyEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const companyWire = {
  page: { input: s.companyQuerySchema, output: pageOf(s.companyEntrySchema) },
  directory: { input: s.directoryQuerySchema, output: pageOf(s.companyEntrySchema) },
  profile: { input: z.object({ id }), output: s.companyProfileSchema },
  zone: { input: s.zoneQuerySchema, output: s.zoneFiguresSchema },
} satisfies WireOf<typeof companyEndpoints>
