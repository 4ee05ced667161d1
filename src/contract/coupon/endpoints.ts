import { get, post, renewsAll, renewsDetail, renewsRecord } from '../endpoint.ts'
import { orderEndpoints } from '../money/order/endpoints.ts'
import type { OrderDetail } from '../money/order/schemas.ts'
import type { OwnPage, Page } from '../page.ts'
import type * as t from './trade/schemas.ts'
import type * as v from './verification/schemas.ts'
import type * as s from './schemas.ts'

type Empty = Record<string, never>

const minePage = get<s.MyCouponQuery, OwnPage<s.CouponView>>('/trading/api/coupon/minePage')
const counts = get<Empty, s.CouponCounts>('/trading/api/coupon/counts')
const detail = get<{ id: string }, s.CouponDetail>('/trading/api/coupon/detail')
const gifts = get<Empty, t.Gift[]>('/trading/api/coupon/gifts')
const gift = get<{ id: string }, t.Gift>('/trading/api/coupon/gift')
const offers = get<t.OfferQuery, Page<t.Offer>>('/trading/api/coupon/offers')
const points = get<Empty, s.Points>('/trading/api/coupon/points')
/** A coupon that changes hands stands elsewhere for its holder. */
const held = [renewsAll(minePage), renewsAll(counts), renewsAll(detail), renewsAll(gifts)]
const handed = () => held
/** A gift, or the coupon that was taken with one. */
const answered = (value: t.Gift | s.CouponView) => [
  ...held,
  'direction' in value ? renewsDetail(gift, value) : renewsAll(gift),
]
/** An offer keeps its place when it is over: nothing moves under a tap. */
const offered = (value: t.Offer) => [...held, renewsRecord(offers, value.id, () => value)]
const bought = (value: s.CouponView | t.Offer, { id }: t.OfferCommand) => [
  ...held,
  renewsAll(points),
  renewsRecord(offers, id, (before) => ('seller' in value ? value : { ...before, status: 'SOLD' as const })),
]

const verifications = get<v.VerificationQuery, Page<v.Verification>>('/trading/api/coupon/verifications')
const totals = get<Empty, v.VerificationTotals>('/trading/api/coupon/totals')
const verified = () => [renewsAll(verifications), renewsAll(totals)]

/** Coupons, for those who collect, use, transfer and verify them (Assumed: decision 0004). */
export const couponEndpoints = {
  /** Collectable coupons; public. */
  center: get<s.CenterQuery, Page<s.CenterBatch>>('/trading/api/coupon/center'),
  /** Collects a coupon: 4020 if none is left, 4021 at the limit. */
  claim: post<s.Claim, s.CouponView, s.CenterBatch>('/trading/api/coupon/claim'),
  minePage,
  counts,
  detail,
  give: post<t.Give, t.Gift, s.CouponView>('/trading/api/coupon/give', handed),
  /** Gifts that wait for the caller, and those it gave of late. */
  gifts,
  /** A gift by its link, as whoever opened it may see it. */
  gift,
  acceptGift: post<t.AcceptGift, s.CouponView, t.Gift>('/trading/api/coupon/acceptGift', answered),
  declineGift: post<t.GiftCommand, t.Gift, t.Gift>('/trading/api/coupon/declineGift', answered),
  revokeGift: post<t.GiftCommand, t.Gift, t.Gift>('/trading/api/coupon/revokeGift', answered),
  /** Coupons that members offer for points; public. */
  offers,
  offer: post<t.MakeOffer, t.Offer, s.CouponView>('/trading/api/coupon/offer', handed),
  takeBack: post<t.OfferCommand, t.Offer, t.Offer>('/trading/api/coupon/takeBack', offered),
  buy: post<t.OfferCommand, s.CouponView, t.Offer>('/trading/api/coupon/buy', bought),
  points,
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
