import { z } from 'zod'
import { done, id, nothing, ownPageOf, pageOf, type WireOf } from '../../zod.ts'
import type { invoiceEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const invoiceWire = {
  titles: { input: nothing, output: z.array(s.titleSchema) },
  saveTitle: { input: s.saveTitleSchema, output: s.titleSchema },
  removeTitle: { input: z.object({ id }), output: done },
  billable: { input: s.billableQuerySchema, output: pageOf(s.billableSchema) },
  request: { input: s.invoiceRequestSchema, output: s.invoiceDetailSchema },
  page: { input: s.invoiceQuerySchema, output: ownPageOf(s.invoiceSummarySchema) },
  detail: { input: z.object({ id }), output: s.invoiceDetailSchema },
  cancel: { input: s.invoiceVersionSchema, output: s.invoiceDetailSchema, current: s.invoiceDetailSchema },
  applyRed: { input: s.applyRedSchema, output: s.invoiceDetailSchema, current: s.invoiceDetailSchema },
  answerRed: { input: s.answerRedSchema, output: s.invoiceDetailSchema, current: s.invoiceDetailSchema },
} satisfies WireOf<typeof invoiceEndpoints>
