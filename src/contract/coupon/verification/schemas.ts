import { z } from 'zod'
import { KEYWORD_MAX, ORDER_NO_MAX } from '../../limits.ts'
import { currency, day, decimal, id, instant, money, pageQuery, requestNo, text } from '../../zod.ts'
import { UNDO_NOTE_MAX } from '../limits.ts'
import { couponTermsSchema } from '../schemas.ts'
import * as v from '../values.ts'

/** What the counter may see of a coupon; the holder is masked. */
export const lookUpQuerySchema = z.object({
  code: z.string().max(24),
  orderNo: text(ORDER_NO_MAX).optional(),
  amount: decimal.optional(),
  currency: currency.optional(),
})
export const lookUpSchema = z.object({
  code: z.string(),
  /** Why it cannot be verified; absent if it can. */
  refusal: z.enum(v.VERIFY_REFUSALS).optional(),
  /** USED: time and user. */
  usedAt: instant.optional(),
  usedBy: z.string().optional(),
  /** HANDED_OVER: since when the code is invalid. */
  handedOverAt: instant.optional(),
  short: decimal.optional(),
  /** Absent if the caller may not see the coupon. */
  coupon: z
    .object({
      batchNo: z.string(),
      terms: couponTermsSchema,
      holderMasked: z.string(),
      validFrom: instant,
      validTo: instant,
      status: z.enum(v.COUPON_STATUSES),
    })
    .optional(),
  order: z.object({ no: z.string(), title: z.string(), payable: money, isAbout: z.boolean().optional() }).optional(),
  /** Discount on the given order or amount. */
  gives: money.optional(),
})
export const verifySchema = lookUpQuerySchema.extend({ requestNo })
export const verificationSchema = z.object({
  id,
  /** Number of the receipt. */
  no: z.string(),
  code: z.string(),
  name: z.string(),
  kind: z.enum(v.COUPON_KINDS),
  holderMasked: z.string(),
  staff: z.string(),
  orderNo: z.string().optional(),
  /** The bill, if given, and the discount. */
  amount: money.optional(),
  gives: money,
  at: instant,
  status: z.enum(v.VERIFICATION_STATUSES),
  undoneAt: instant.optional(),
  undoReason: z.enum(v.UNDO_REASONS).optional(),
  undoNote: z.string().optional(),
  /** True while the caller may undo it. */
  mayUndo: z.boolean(),
})
export const undoSchema = z.object({ id, reason: z.enum(v.UNDO_REASONS), note: text(UNDO_NOTE_MAX), requestNo })
export const verificationQuerySchema = pageQuery.extend({
  keyword: text(KEYWORD_MAX).optional(),
  from: day.optional(),
  to: day.optional(),
  status: z.enum(v.VERIFICATION_STATUSES).optional(),
})
/** Verified today and in total, by currency. */
export const verificationTotalsSchema = z.object({
  today: z.object({ count: z.int(), undone: z.int(), gives: z.array(money) }),
  all: z.object({ count: z.int(), undone: z.int(), gives: z.array(money) }),
})

export type LookUpQuery = z.infer<typeof lookUpQuerySchema>
export type LookUp = z.infer<typeof lookUpSchema>
export type Verify = z.infer<typeof verifySchema>
export type Verification = z.infer<typeof verificationSchema>
export type Undo = z.infer<typeof undoSchema>
export type VerificationQuery = z.infer<typeof verificationQuerySchema>
export type VerificationTotals = z.infer<typeof verificationTotalsSchema>
