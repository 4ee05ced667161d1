import { z } from 'zod'
import { KEYWORD_MAX, MOBILE_MAX } from '../../limits.ts'
import { flag, id, instant, pageQuery, requestNo, text, unlocode, wholeNumber } from '../../zod.ts'
import { couponTermsSchema } from '../schemas.ts'
import { COUPON_KINDS, GIFT_STATUSES, OFFER_STATUSES } from '../values.ts'
import { companyCardSchema } from '../../member/schemas.ts'
import { TRANSPORT_MODES } from '../../trade/tender/values.ts'
import { GIFT_MESSAGE_MAX, PICK_UP_MAX } from '../limits.ts'

/** Transfers of coupons: as a gift, or for points. */

/**
 * By mobile number the gift waits in the receiver's account; by link, anyone with link and pick-up code can accept it.
 */
export const giveSchema = z.object({
  couponId: id,
  version: z.int(),
  toMobile: z.string().max(MOBILE_MAX).optional(),
  message: text(GIFT_MESSAGE_MAX),
  requestNo,
})
export const giftSchema = z.object({
  id,
  status: z.enum(GIFT_STATUSES),
  direction: z.enum(['SENT', 'RECEIVED']),
  from: z.string(),
  to: z.string().optional(),
  message: z.string(),
  /** For gifts by link; returned to the giver only. */
  pickUpCode: z.string().optional(),
  isByLink: z.boolean(),
  createdAt: instant,
  expiresAt: instant,
  couponId: id.optional(),
  terms: couponTermsSchema,
  issuer: companyCardSchema,
  validTo: instant,
})
export const giftCommandSchema = z.object({ id, requestNo })
export const acceptGiftSchema = z.object({ id, pickUpCode: z.string().max(PICK_UP_MAX).optional(), requestNo })

export const offerQuerySchema = pageQuery.extend({
  mine: flag.optional(),
  keyword: text(KEYWORD_MAX).optional(),
  kind: z.enum(COUPON_KINDS).optional(),
  mode: z.enum(TRANSPORT_MODES).optional(),
  pol: unlocode.optional(),
  pod: unlocode.optional(),
  maxPoints: wholeNumber.optional(),
  fitsMine: flag.optional(),
  sort: z.enum(['cheapest', 'discount', 'ending', 'newest']).optional(),
})
export const offerSchema = z.object({
  id,
  status: z.enum(OFFER_STATUSES),
  version: z.int(),
  points: z.int(),
  /** Its face value in points. */
  facePoints: z.int(),
  seller: companyCardSchema,
  mine: z.boolean(),
  terms: couponTermsSchema,
  issuer: companyCardSchema,
  validFrom: instant,
  validTo: instant,
  createdAt: instant,
  soldAt: instant.optional(),
  /** The coupon; returned to its holder only. */
  couponId: id.optional(),
  fits: z.int(),
  /** Estimated savings on the caller's unpaid orders, in points; absent without any. */
  worthPoints: z.int().optional(),
})
export const makeOfferSchema = z.object({ couponId: id, version: z.int(), points: z.int().min(1), requestNo })
export const offerCommandSchema = z.object({ id, version: z.int(), requestNo })
export type Give = z.infer<typeof giveSchema>
export type Gift = z.infer<typeof giftSchema>
export type GiftCommand = z.infer<typeof giftCommandSchema>
export type AcceptGift = z.infer<typeof acceptGiftSchema>
export type OfferQuery = z.infer<typeof offerQuerySchema>
export type Offer = z.infer<typeof offerSchema>
export type MakeOffer = z.infer<typeof makeOfferSchema>
export type OfferCommand = z.infer<typeof offerCommandSchema>
