import { pageOf, type Wire } from '../zod.ts'
import type { companyEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const companyWire = {
  page: { input: s.companyQuerySchema, output: pageOf(s.companyEntrySchema) },
} satisfies Record<keyof typeof companyEndpoints, Wire>
