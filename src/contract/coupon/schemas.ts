import { z } from 'zod'
import { KEYWORD_MAX } from '../limits.ts'
import { decimal, flag, id, instant, money, ownListQuery, pageQuery, requestNo, text, unlocode } from '../zod.ts'
import { companyCardSchema } from '../member/schemas.ts'
import { TRANSPORT_MODES } from '../trade/tender/values.ts'
import { batchDraftSchema } from './draft.ts'
import * as v from './values.ts'

/** Public terms of a coupon. */
export const couponTermsSchema = batchDraftSchema
  .pick({
    kind: true,
    value: true,
    discountPct: true,
    capAmount: true,
    threshold: true,
    currency: true,
    scope: true,
    stackable: true,
    transferable: true,
    maxHandOvers: true,
    description: true,
    counterCash: true,
  })
  .extend({
    /** Typed, or generated in the reader's language; a generated name may exceed the limit. */
    name: z.string(),
  })

/** A batch in the collection centre. `claimed` is the number collected by the reader. */
export const centerBatchSchema = z.object({
  id,
  no: z.string(),
  issuer: companyCardSchema,
  terms: couponTermsSchema,
  validity: batchDraftSchema.shape.validity,
  pricePoints: z.int(),
  claimFrom: instant,
  claimTo: instant,
  total: z.int(),
  left: z.int(),
  perUserLimit: z.int(),
  claimed: z.int(),
  claimState: z.enum(v.CLAIM_STATES),
  /** The caller's unpaid orders that it fits, and the first of them. */
  fits: z.int(),
  fitsOrderId: id.optional(),
})
export const centerQuerySchema = pageQuery.extend({
  keyword: text(KEYWORD_MAX).optional(),
  kind: z.enum(v.COUPON_KINDS).optional(),
  mode: z.enum(TRANSPORT_MODES).optional(),
  pol: unlocode.optional(),
  pod: unlocode.optional(),
  issuerId: id.optional(),
  /** Only coupons that the reader's user type may use and that it can still collect. */
  usableByMe: flag.optional(),
  /** Only coupons that end within three days. */
  endingSoon: flag.optional(),
  /** Only coupons that fit an unpaid order of the caller. */
  fitsMine: flag.optional(),
  sort: z.enum(['worth', 'ending', 'newest']).optional(),
})
export const claimSchema = z.object({ batchId: id, requestNo })

const historySchema = z.object({
  event: z.enum(v.COUPON_EVENTS),
  at: instant,
  /** The order, the other enterprise or the points, if any. */
  orderNo: z.string().optional(),
  company: z.string().optional(),
  points: z.int().optional(),
})

/** A coupon as shown to its holder. */
export const couponSchema = z.object({
  id,
  code: z.string(),
  batchId: id,
  status: z.enum(v.COUPON_STATUSES),
  version: z.int(),
  issuer: companyCardSchema,
  terms: couponTermsSchema,
  /** Start and end (exclusive) of its validity. */
  validFrom: instant,
  validTo: instant,
  claimedAt: instant,
  source: z.enum(v.COUPON_SOURCES),
  handOversLeft: z.int(),
  orderId: id.optional(),
  orderNo: z.string().optional(),
  usedAt: instant.optional(),
  /** The discount, once used. */
  saved: money.optional(),
  /** The open gift or offer. */
  giftId: id.optional(),
  giftUntil: instant.optional(),
  offerId: id.optional(),
  offerPoints: z.int().optional(),
  /** The caller's unpaid orders that it fits, and the first of them. */
  fits: z.int(),
  fitsOrderId: id.optional(),
})
export const couponDetailSchema = couponSchema.extend({
  /** Oldest first. */
  history: z.array(historySchema),
  /** Maximum price on the coupon market, in points. */
  mostPoints: z.int(),
  /** Number of the caller's unpaid orders, whether it fits them or not. */
  openOrders: z.int(),
  /** Up to three unpaid orders that it fits. */
  orders: z.array(z.object({ id, no: z.string(), title: z.string(), saves: money })),
})
/** A holder's search: `q` may be a code, an order number, a container number or part of the name. */
/** The days are those of collection. */
export const myCouponQuerySchema = ownListQuery.extend({
  tab: z.enum(['usable', 'locked', 'giving', 'listed', 'used', 'expired']).optional(),
})
export const couponCountsSchema = z.object({
  counts: z.record(z.string(), z.int()),
  /** Gifts waiting for the caller's answer. */
  gifts: z.int(),
  points: z.int(),
})

export const pointsSchema = z.object({
  balance: z.int(),
  /** Newest first. */
  entries: z.array(
    z.object({
      kind: z.enum(['WELCOME', 'ORDER', 'CLAIM', 'BOUGHT', 'SOLD']),
      at: instant,
      points: z.int(),
      of: z.string(),
    }),
  ),
})

const reasonSchema = z.object({ code: z.enum(v.COUPON_REASONS), short: decimal.optional() })
/** Coupons for one order: usable ones with their individual discount, the others with reasons, and the best choice. */
export const usableSchema = z.object({
  orderId: id,
  version: z.int(),
  usable: z.array(z.object({ coupon: couponSchema, saves: money })),
  unusable: z.array(z.object({ coupon: couponSchema, reasons: z.array(reasonSchema) })),
  best: z.array(id),
  bestSaves: money,
  /** Coupons applied now. */
  chosen: z.array(id),
  /** Order total without coupons. */
  gross: money,
})
export const applySchema = z.object({
  orderId: id,
  version: z.int(),
  /** All coupons to apply, in order of application; an empty list removes all. */
  couponIds: z.array(id).max(v.MAX_PER_ORDER),
  requestNo,
})

export type CouponTermsView = z.infer<typeof couponTermsSchema>
export type CenterBatch = z.infer<typeof centerBatchSchema>
export type CenterQuery = z.infer<typeof centerQuerySchema>
export type Claim = z.infer<typeof claimSchema>
export type CouponView = z.infer<typeof couponSchema>
export type CouponDetail = z.infer<typeof couponDetailSchema>
export type CouponHistory = z.infer<typeof historySchema>
export type MyCouponQuery = z.infer<typeof myCouponQuerySchema>
export type CouponCounts = z.infer<typeof couponCountsSchema>
export type Points = z.infer<typeof pointsSchema>
export type UsableCoupons = z.infer<typeof usableSchema>
export type ApplyCoupons = z.infer<typeof applySchema>
