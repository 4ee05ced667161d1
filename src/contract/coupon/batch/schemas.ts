import { z } from 'zod'
import { day, id, instant, money, ownListQuery, requestNo } from '../../zod.ts'
import { batchDraftSchema, batchPartialSchema } from '../draft.ts'
import { BATCH_REFUSALS, BATCH_STATUSES, COUPON_KINDS, STOP_REASONS } from '../values.ts'
import { rateTableSchema } from '../../trade/tender/schemas.ts'
import { TOTAL_MAX } from '../limits.ts'

/** Coupons of a batch by status. `claimed` counts all that were ever given out. */
export const batchCountsSchema = z.object({
  claimed: z.int(),
  live: z.int(),
  locked: z.int(),
  used: z.int(),
  expired: z.int(),
  given: z.int(),
})

/** A batch in its issuer's list. */
export const batchSummarySchema = z.object({
  id,
  no: z.string(),
  status: z.enum(BATCH_STATUSES),
  /** STOPPED: why it stopped. */
  stopReason: z.enum(STOP_REASONS).optional(),
  version: z.int(),
  /** May be incomplete while it is a draft. A complete one without its own name gets a generated one. */
  draft: batchPartialSchema.extend({ name: z.string().optional() }),
  /** True if the name is generated in the reader's language; a typed name is returned as typed. */
  nameComposed: z.boolean().optional(),
  refusal: z.enum(BATCH_REFUSALS).optional(),
  counts: batchCountsSchema,
  createdAt: instant,
  updatedAt: instant,
})
/** With its results. `forecast` is the cost if every coupon given out is used; in the batch's currency. */
export const batchDetailSchema = batchSummarySchema.extend({
  figures: z.object({
    discounts: money,
    orders: z.int(),
    /** Total of the orders with its coupons before the discount. */
    turnover: money,
    forecast: money,
  }),
  /** The last thirty days in China, oldest first. */
  days: z.array(z.object({ day, claimed: z.int(), used: z.int(), expired: z.int(), given: z.int() })),
  rates: rateTableSchema,
})
export const batchQuerySchema = ownListQuery.extend({
  status: z.enum(BATCH_STATUSES).optional(),
  kind: z.enum(COUPON_KINDS).optional(),
})
export const batchRatesSchema = z.object({ rates: rateTableSchema })
export const saveBatchSchema = z.object({
  id: id.optional(),
  version: z.int().optional(),
  draft: batchPartialSchema,
  requestNo,
})
export const savedBatchSchema = z.object({ id, version: z.int(), savedAt: instant })
export const submitBatchSchema = z.object({
  id: id.optional(),
  version: z.int().optional(),
  draft: batchDraftSchema,
  requestNo,
})
export const batchCommandSchema = z.object({ id, version: z.int(), requestNo })
/** The new total; not below the number given out. */
export const addStockSchema = batchCommandSchema.extend({ total: z.int().min(1).max(TOTAL_MAX) })

export type BatchCounts = z.infer<typeof batchCountsSchema>
export type BatchSummary = z.infer<typeof batchSummarySchema>
export type BatchDetail = z.infer<typeof batchDetailSchema>
export type BatchQuery = z.infer<typeof batchQuerySchema>
export type BatchRates = z.infer<typeof batchRatesSchema>
export type SaveBatch = z.infer<typeof saveBatchSchema>
export type SavedBatch = z.infer<typeof savedBatchSchema>
export type SubmitBatch = z.infer<typeof submitBatchSchema>
export type BatchCommand = z.infer<typeof batchCommandSchema>
export type AddStock = z.infer<typeof addStockSchema>
