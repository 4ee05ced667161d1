import { z } from 'zod'
import { currency, day, decimal, instant, text, unlocode } from '../zod.ts'
import { TRANSPORT_MODES } from '../tender/values.ts'
import { COUPON_KINDS } from './values.ts'

/** Where a coupon holds; an empty list means everywhere. An order fits if one of its lanes fits. */
export const couponScopeSchema = z.object({
  modes: z.array(z.enum(TRANSPORT_MODES)).max(10),
  lanes: z.array(z.object({ pol: unlocode, pod: unlocode })).max(20),
  pols: z.array(unlocode).max(30),
  pods: z.array(unlocode).max(30),
  isoCodes: z.array(z.string().length(4)).max(10),
  carriers: z.array(z.string().max(6)).max(20),
  userTypes: z.array(z.union([z.literal(1), z.literal(2), z.literal(3)])).max(3),
  /** Only these charges are discounted; FREE_ITEM names at least one. */
  chargeCodes: z.array(z.string().max(8)).max(10),
  firstOrderOnly: z.boolean(),
})

/** From when to when a coupon can be used: days of the market, or counted from the day it was collected. */
export const validitySchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ABSOLUTE'), from: day, to: day }),
  z.object({
    type: z.literal('RELATIVE'),
    startAfterDays: z.int().min(0).max(365),
    daysAfterClaim: z.int().min(1).max(365),
  }),
])

/** What an issuer writes (FIELD 2.7). Amounts in `currency`, decimal strings. */
export const batchDraftSchema = z.object({
  name: text(20),
  kind: z.enum(COUPON_KINDS),
  /** CASH: the face value. */
  value: decimal.optional(),
  /** DISCOUNT: percent off, 1 to 99. */
  discountPct: z.int().min(1).max(99).optional(),
  /** DISCOUNT, FREE_ITEM: the most it gives. */
  capAmount: decimal.optional(),
  /** Least amount of an order; 0 for none. */
  threshold: decimal,
  currency,
  scope: couponScopeSchema,
  total: z.int().min(1).max(100_000),
  perUserLimit: z.int().min(1).max(100),
  perDayLimit: z.int().min(1).max(100).optional(),
  claimFrom: instant,
  claimTo: instant,
  validity: validitySchema,
  stackable: z.boolean(),
  transferable: z.boolean(),
  /** How often a coupon may change hands. */
  maxHandOvers: z.int().min(1).max(5),
  /** What collecting costs; 0 for nothing. */
  pricePoints: z.int().min(0).max(1_000_000),
  /** Most that all coupons together may cost the issuer. */
  budgetCap: decimal.optional(),
  description: text(300),
})
/** A draft may be kept half done: only its shape is checked, not its rules. */
export const batchSketchSchema = z.looseObject({ name: z.string().max(20).optional() })

export type CouponScope = z.infer<typeof couponScopeSchema>
export type CouponValidity = z.infer<typeof validitySchema>
export type BatchDraft = z.infer<typeof batchDraftSchema>
export type BatchSketch = z.infer<typeof batchSketchSchema>
