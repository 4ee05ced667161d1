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

/** Coupons, for those who collect, use, transfer and verify them (Assumed: decision 0004). */
export const couponEndpoints = {
  /** Collectable coupons; public. */
  center: get<s.CenterQuery, Page<s.CenterBatch>>('/trading/api/coupon/center'),
  /** Collects a coupon: 4020 if none is left, 4021 at the limit. */
  claim: post<s.Claim, s.CouponView, s.CenterBatch>('/trading/api/coupon/claim'),
  minePage: get<s.MyCouponQuery, Page<s.CouponView>>('/trading/api/coupon/minePage'),
  counts: get<Empty, s.CouponCounts>('/trading/api/coupon/counts'),
  detail: get<{ id: string }, s.CouponDetail>('/trading/api/coupon/detail'),
  give: post<t.Give, t.Gift, s.CouponView>('/trading/api/coupon/give'),
  /** Gifts waiting for the caller, and those it gave recently. */
  gifts: get<Empty, t.Gift[]>('/trading/api/coupon/gifts'),
  /** A gift by its link, as visible to the caller. */
  gift: get<{ id: string }, t.Gift>('/trading/api/coupon/gift'),
  acceptGift: post<t.AcceptGift, s.CouponView, t.Gift>('/trading/api/coupon/acceptGift'),
  declineGift: post<t.GiftCommand, t.Gift, t.Gift>('/trading/api/coupon/declineGift'),
  revokeGift: post<t.GiftCommand, t.Gift, t.Gift>('/trading/api/coupon/revokeGift'),
  /** Coupons offered for points; public. */
  offers: get<t.OfferQuery, Page<t.Offer>>('/trading/api/coupon/offers'),
  offer: post<t.MakeOffer, t.Offer, s.CouponView>('/trading/api/coupon/offer'),
  takeBack: post<t.OfferCommand, t.Offer, t.Offer>('/trading/api/coupon/takeBack'),
  buy: post<t.OfferCommand, s.CouponView, t.Offer>('/trading/api/coupon/buy'),
  points: get<Empty, s.Points>('/trading/api/coupon/points'),
  /** The caller's coupons for one of its orders. */
  usable: get<{ orderId: string }, s.UsableCoupons>('/trading/api/coupon/usable'),
  /** Applies exactly these coupons to an order: locks them, lowers its amount and ends an open payment. */
  apply: post<s.ApplyCoupons, OrderDetail, OrderDetail>('/trading/api/coupon/apply', (order) => [
    renewsDetail(orderEndpoints.detail, order),
  ]),
  /** Looks up a code before verifying it; a rejection is part of the response. */
  lookUp: get<v.LookUpQuery, v.LookUp>('/trading/api/coupon/lookUp'),
  /** Verifies a code once: 4022 with the reason if it cannot be verified. */
  verify: post<v.Verify, v.Verification, v.LookUp>('/trading/api/coupon/verify', verified),
  undo: post<v.Undo, v.Verification, v.Verification>('/trading/api/coupon/undo', verified),
  verifications,
  totals,
} as const
