import { get, post, renewsAll, renewsDetail } from '../endpoint.ts'
import { orderEndpoints } from '../money/order/endpoints.ts'
import type { OrderDetail } from '../money/order/schemas.ts'
import type { Page } from '../page.ts'
import type * as t from './trade/schemas.ts'
import type * as v from './verification/schemas.ts'
import type * as s from './schemas.ts'

type Empty = Record<string, never>

const verifications = get<v.VerificationQuery, Page<v.Verification>>('/trading/api/coupon/verifications')
const totals = get<Empty, v.VerificationTotals>('/trading/api/coupon/totals')
const verified = () => [renewsAll(verifications), renewsAll(totals)]

/** Coupons of those who collect, use, hand on and verify them (Assumed: decision 0004). */
export const couponEndpoints = {
  /** What can be collected; public. */
  center: get<s.CenterQuery, Page<s.CenterBatch>>('/trading/api/coupon/center'),
  /** One coupon more for the caller: 4020 when there is none left, 4021 at the limit. */
  claim: post<s.Claim, s.CouponView, s.CenterBatch>('/trading/api/coupon/claim'),
  minePage: get<s.MyCouponQuery, Page<s.CouponView>>('/trading/api/coupon/minePage'),
  counts: get<Empty, s.CouponCounts>('/trading/api/coupon/counts'),
  detail: get<{ id: string }, s.CouponDetail>('/trading/api/coupon/detail'),
  give: post<t.Give, t.Gift, s.CouponView>('/trading/api/coupon/give'),
  /** Gifts that wait for the caller, and those it gave of late. */
  gifts: get<Empty, t.Gift[]>('/trading/api/coupon/gifts'),
  /** A gift by its link, as whoever opened it may see it. */
  gift: get<{ id: string }, t.Gift>('/trading/api/coupon/gift'),
  acceptGift: post<t.AcceptGift, s.CouponView, t.Gift>('/trading/api/coupon/acceptGift'),
  declineGift: post<t.GiftCommand, t.Gift, t.Gift>('/trading/api/coupon/declineGift'),
  revokeGift: post<t.GiftCommand, t.Gift, t.Gift>('/trading/api/coupon/revokeGift'),
  /** Coupons that members offer for points; public. */
  offers: get<t.OfferQuery, Page<t.Offer>>('/trading/api/coupon/offers'),
  offer: post<t.MakeOffer, t.Offer, s.CouponView>('/trading/api/coupon/offer'),
  takeBack: post<t.OfferCommand, t.Offer, t.Offer>('/trading/api/coupon/takeBack'),
  buy: post<t.OfferCommand, s.CouponView, t.Offer>('/trading/api/coupon/buy'),
  points: get<Empty, s.Points>('/trading/api/coupon/points'),
  /** The caller's coupons for one of its orders. */
  usable: get<{ orderId: string }, s.UsableCoupons>('/trading/api/coupon/usable'),
  /** Puts exactly these coupons on an order: they are locked, what it costs falls, an open payment ends. */
  apply: post<s.ApplyCoupons, OrderDetail, OrderDetail>('/trading/api/coupon/apply', (order) => [
    renewsDetail(orderEndpoints.detail, order),
  ]),
  /** Looks at a code before it is verified; a refusal is part of the answer. */
  lookUp: get<v.LookUpQuery, v.LookUp>('/trading/api/coupon/lookUp'),
  /** Verifies a code once: 4022 with the reason if it cannot be. */
  verify: post<v.Verify, v.Verification, v.LookUp>('/trading/api/coupon/verify', verified),
  undo: post<v.Undo, v.Verification, v.Verification>('/trading/api/coupon/undo', verified),
  verifications,
  totals,
} as const
