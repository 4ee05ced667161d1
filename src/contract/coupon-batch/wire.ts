import { z } from 'zod'
import { done, id, nothing, pageOf, type Wire } from '../zod.ts'
import type { couponBatchEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

const verb = { input: s.batchVerbSchema, output: s.batchDetailSchema }

export const couponBatchWire = {
  page: { input: s.batchQuerySchema, output: pageOf(s.batchSummarySchema) },
  counts: { input: nothing, output: s.batchTotalsSchema },
  detail: { input: z.object({ id }), output: s.batchDetailSchema },
  saveDraft: { input: s.saveBatchSchema, output: s.savedBatchSchema },
  removeDraft: { input: s.batchVerbSchema, output: done },
  submit: { input: s.submitBatchSchema, output: s.batchDetailSchema },
  pause: verb,
  resume: verb,
  stop: verb,
  deactivate: verb,
  addStock: { input: s.addStockSchema, output: s.batchDetailSchema },
} satisfies Record<keyof typeof couponBatchEndpoints, Wire>
