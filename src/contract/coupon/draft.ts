import { z } from 'zod'
import { currency, day, decimal, instant, text, unlocode } from '../zod.ts'
import { TRANSPORT_MODES } from '../trade/tender/values.ts'
import * as l from './limits.ts'
import { COUPON_KINDS } from './values.ts'

/** Where a coupon is valid; an empty list means everywhere. An order fits if one of its lanes fits. */
export const couponScopeSchema = z.object({
  modes: z.array(z.enum(TRANSPORT_MODES)).max(10),
  lanes: z.array(z.object({ pol: unlocode, pod: unlocode })).max(l.SCOPE_MAX.lanes),
  pols: z.array(unlocode).max(l.SCOPE_MAX.ports),
  pods: z.array(unlocode).max(l.SCOPE_MAX.ports),
  isoCodes: z.array(z.string().length(4)).max(10),
  carriers: z.array(z.string().max(6)).max(l.SCOPE_MAX.carriers),
  userTypes: z.array(z.union([z.literal(1), z.literal(2), z.literal(3)])).max(3),
  /** Only these charges are discounted; FREE_ITEM needs at least one. */
  chargeCodes: z.array(z.string().max(8)).max(l.SCOPE_MAX.charges),
  firstOrderOnly: z.boolean(),
})

/** When a coupon can be used: fixed days (China time), or days from collecting. */
export const validitySchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ABSOLUTE'), from: day, to: day }),
  z.object({
    type: z.literal('RELATIVE'),
    startAfterDays: z.int().min(0).max(l.CLAIM_DAYS_MAX),
    daysAfterClaim: z.int().min(1).max(l.CLAIM_DAYS_MAX),
  }),
])

/** Input of an issuer (FIELD 2.7). Amounts in `currency`, decimal strings. */
export const batchDraftSchema = z.object({
  name: text(l.COUPON_NAME_MAX),
  kind: z.enum(COUPON_KINDS),
  /** CASH: the face value. */
  value: decimal.optional(),
  /** DISCOUNT: percent off, 1 to 99. */
  discountPct: z.int().min(1).max(99).optional(),
  /** DISCOUNT, FREE_ITEM: maximum discount. */
  capAmount: decimal.optional(),
  /** Minimum order amount; 0 for none. */
  threshold: decimal,
  currency,
  scope: couponScopeSchema,
  total: z.int().min(1).max(l.TOTAL_MAX),
  perUserLimit: z.int().min(1).max(l.PER_USER_MAX),
  perDayLimit: z.int().min(1).max(l.PER_USER_MAX).optional(),
  claimFrom: instant,
  claimTo: instant,
  validity: validitySchema,
  stackable: z.boolean(),
  transferable: z.boolean(),
  /** Maximum number of times a coupon may be handed over. */
  maxHandOvers: z.int().min(1).max(l.HAND_OVERS_MAX),
  /** Price for collecting in points; 0 for free. */
  pricePoints: z.int().min(0).max(l.COLLECT_POINTS_MAX),
  /** Maximum total cost of the batch for the issuer. */
  budgetCap: decimal.optional(),
  description: text(l.DESCRIPTION_MAX),
  /** CASH: at the counter also off a typed bill for services there (CFS, trucking), without an order. MARKET 9.4. */
  counterCash: z.boolean().optional(),
})
/** A draft may be incomplete: only its shape is validated, not the rules. */
export const batchPartialSchema = z.looseObject({ name: z.string().max(l.COUPON_NAME_MAX).optional() })

export type CouponScope = z.infer<typeof couponScopeSchema>
export type CouponValidity = z.infer<typeof validitySchema>
export type BatchDraft = z.infer<typeof batchDraftSchema>
export type BatchPartial = z.infer<typeof batchPartialSchema>
