import { discountOf, reasonsAgainst, reasonsOfTerms, type OrderFacts } from '@/contract/coupon/usability.ts'
import { faceValueOf } from '@/contract/coupon/rules.ts'
import type { CouponDetail, CouponTermsView, CouponView } from '@/contract/coupon/schemas.ts'
import { POINTS_PER_CNY } from '@/contract/coupon/values.ts'
import type { BatchDraft } from '@/contract/coupon/draft.ts'
import { convert } from '@/contract/money.ts'
import { iso, type Caller, type Deps } from '../deps.ts'
import { notFound, stateChanged } from '../errors.ts'
import { companyCard, companyOf } from '../member/view.ts'
import { ratesAt } from '../rates.ts'
import type { OrderRow } from '../tradeRows.ts'
import { candidateOf, openOrders } from './facts.ts'
import type { CouponRow } from './row.ts'
import { toldCoupon } from './told.ts'
import { orderTitle } from '../title/orderTitle.ts'
import { namedTerms } from '../title/couponName.ts'
import { companyName } from '../title/companyName.ts'

/** A reader's orders that coupons may fit; computed once per call, because there may be many coupons. */
export type Orders = readonly { order: OrderRow; facts: OrderFacts }[]

/** The terms of a coupon, with its name for this reader; 4004 if its batch is gone. */
export function termsOf(deps: Deps, batchId: string): BatchDraft {
  const body = deps.rows.batches.get(batchId)?.body
  if (!body) throw notFound()
  return namedTerms(deps, body)
}

/** Number of matching orders, and the first of them. */
interface Fits {
  fits: number
  fitsOrderId?: string
}

function countFits(orders: Orders): Fits {
  const [first] = orders
  return { fits: orders.length, ...(first && { fitsOrderId: first.order.id }) }
}

/** Number of an enterprise's open orders that a batch's terms fit, and the first of them. */
export function fitsOf(terms: CouponTermsView, issuerId: string, orders: Orders): Fits {
  return countFits(orders.filter(({ facts }) => reasonsOfTerms(terms, issuerId, facts).length === 0))
}

/** Maximum discount of a coupon in points: its price ceiling. */
export function facePoints(deps: Deps, terms: BatchDraft): number {
  const cny = convert(faceValueOf(terms), terms.currency, 'CNY', ratesAt(deps.now()))
  return Math.max(1, Math.floor(Number(cny.times(POINTS_PER_CNY).toFixed())))
}

/** When the current holder got the coupon (collected, bought or received). */
const cameAt = (coupon: CouponRow): string =>
  coupon.history.findLast(({ event }) => event === 'RECEIVED' || event === 'BOUGHT')?.at ?? coupon.claimedAt

/** A coupon, for its holder. */
export function couponView(deps: Deps, coupon: CouponRow, orders: Orders): CouponView {
  const terms = termsOf(deps, coupon.batchId)
  const status = toldCoupon(deps, coupon)
  const orderId = coupon.orderId ?? coupon.use?.orderId
  const order = orderId === undefined ? undefined : deps.rows.orders.get(orderId)
  const gift = coupon.giftId === undefined ? undefined : deps.rows.gifts.get(coupon.giftId)
  const offer = coupon.offerId === undefined ? undefined : deps.rows.offers.get(coupon.offerId)
  const isFree = status === 'AVAILABLE'
  return {
    id: coupon.id,
    code: coupon.code,
    batchId: coupon.batchId,
    status,
    version: coupon.version,
    issuer: companyCard(deps, companyOf(deps, coupon.issuerId)),
    terms,
    validFrom: coupon.validFrom,
    validTo: coupon.validTo,
    claimedAt: cameAt(coupon),
    source: coupon.source,
    handOversLeft: terms.transferable ? Math.max(0, terms.maxHandOvers - coupon.handOvers) : 0,
    ...(order && { orderId: order.id, orderNo: order.no }),
    ...(coupon.use && { usedAt: coupon.use.at, saved: coupon.use.saved }),
    ...(gift && { giftId: gift.id, giftUntil: gift.expiresAt }),
    ...(offer && { offerId: offer.id, offerPoints: offer.points }),
    ...countFits(isFree ? fitting(deps, coupon, orders) : []),
  }
}

function fitting(deps: Deps, coupon: CouponRow, orders: Orders) {
  const candidate = candidateOf(deps, coupon)
  if (!candidate) return []
  return orders.filter(({ facts }) => reasonsAgainst(candidate, facts, iso(deps.now())).length === 0)
}

/** The caller's own coupon; 4004 for others' coupons. With a `version`, 4009 if it has changed since. */
export function ownCoupon(deps: Deps, caller: Caller, id: string, version?: number): CouponRow {
  const coupon = deps.rows.coupons.get(id)
  if (!coupon || coupon.ownerId !== caller.companyId) throw notFound()
  if (version !== undefined && version !== coupon.version) throw changedCoupon(deps, coupon)
  return coupon
}

/** 4009 with the current coupon. */
export function changedCoupon(deps: Deps, coupon: CouponRow) {
  return stateChanged(couponView(deps, coupon, openOrders(deps, coupon.ownerId)))
}

/** One coupon with its history and matching orders. Of other enterprises only the names are disclosed. */
export function readCoupon(deps: Deps, { id }: { id: string }, caller: Caller): CouponDetail {
  const coupon = ownCoupon(deps, caller, id)
  const orders = openOrders(deps, caller.companyId)
  const terms = termsOf(deps, coupon.batchId)
  const nameOf = (companyId: string) => companyName(deps.language, companyOf(deps, companyId))
  return {
    ...couponView(deps, coupon, orders),
    history: coupon.history.map(({ companyId, ...step }) => ({
      ...step,
      ...(companyId !== undefined && { company: nameOf(companyId) }),
    })),
    mostPoints: facePoints(deps, terms),
    openOrders: orders.length,
    orders: (toldCoupon(deps, coupon) === 'AVAILABLE' ? fitting(deps, coupon, orders) : [])
      .slice(0, 3)
      .map(({ order, facts }) => ({
        id: order.id,
        no: order.no,
        title: orderTitle(deps, order),
        saves: { amount: discountOf(terms, facts), currency: facts.currency },
      })),
  }
}
