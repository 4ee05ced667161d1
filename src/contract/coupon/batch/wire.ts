import { z } from 'zod'
import { done, id, nothing, ownPageOf, type WireOf } from '../../zod.ts'
import type { couponBatchEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

const command = { input: s.batchCommandSchema, output: s.batchDetailSchema, current: s.batchDetailSchema }

export const couponBatchWire = {
  page: { input: s.batchQuerySchema, output: ownPageOf(s.batchSummarySchema) },
  rates: { input: nothing, output: s.batchRatesSchema },
  detail: { input: z.object({ id }), output: s.batchDetailSchema },
  saveDraft: { input: s.saveBatchSchema, output: s.savedBatchSchema, current: s.batchDetailSchema },
  removeDraft: { input: s.batchCommandSchema, output: done, current: s.batchDetailSchema },
  submit: { input: s.submitBatchSchema, output: s.batchDetailSchema, current: s.batchDetailSchema },
  pause: command,
  resume: command,
  stop: command,
  deactivate: command,
  addStock: { input: s.addStockSchema, output: s.batchDetailSchema, current: s.batchDetailSchema },
} satisfies WireOf<typeof couponBatchEndpoints>
