import type { CouponView } from '@/contract/coupon/schemas.ts'
import { groupedAmount } from '@/contract/money.ts'
import type { MakeOffer, Offer, OfferQuery, OfferCommand } from '@/contract/coupon/trade/schemas.ts'
import { discountOf, reasonsOfTerms } from '@/contract/coupon/usability.ts'
import { POINTS_PER_CNY, type OfferStatus } from '@/contract/coupon/values.ts'
import { convert } from '@/contract/money.ts'
import type { Page } from '@/contract/page.ts'
import { iso, newId, type Caller, type Deps } from '../deps.ts'
import { notAllowed, notFound, refuseField, stateChanged } from '../errors.ts'
import { pageOf } from '../list.ts'
import { companyCard, companyOf } from '../member/view.ts'
import { needCertified } from '../guards.ts'
import { namedBy } from '../front/search/keys.ts'
import { nameKeys } from '../front/search/things.ts'
import { handedOver } from './code.ts'
import { openOrders } from './facts.ts'
import { needHandOver } from './gift.ts'
import { moveCoupon } from './move.ts'
import { tellOfCoupon } from './news.ts'
import { balanceOf } from './points.ts'
import type { CouponRow, OfferRow } from './row.ts'
import { isForLane } from './scope.ts'
import { toldCoupon } from './told.ts'
import { changedCoupon, couponView, facePoints, fitsOf, ownCoupon, termsOf, type Orders } from './view.ts'

function couponOf(deps: Deps, offer: Readonly<OfferRow>): CouponRow {
  const coupon = deps.rows.coupons.get(offer.couponId)
  if (!coupon) throw notFound()
  return coupon
}

/** Displayed status of an offer: an expired coupon, or one of a deactivated batch, cannot be bought. */
function toldOffer(deps: Deps, offer: Readonly<OfferRow>): OfferStatus {
  if (offer.status !== 'OPEN') return offer.status
  const coupon = couponOf(deps, offer)
  return coupon.offerId === offer.id && toldCoupon(deps, coupon) === 'LISTED' ? 'OPEN' : 'ENDED'
}

/** Maximum savings of the coupon on one of the reader's open orders, in points; undefined if it fits none. */
function worthOf(deps: Deps, coupon: CouponRow, orders: Orders): number | undefined {
  const terms = termsOf(deps, coupon.batchId)
  const saves = orders
    .filter(({ facts }) => reasonsOfTerms(terms, coupon.issuerId, facts).length === 0)
    .map(({ facts }) => convert(discountOf(terms, facts), facts.currency, 'CNY', facts.rates).times(POINTS_PER_CNY))
  return saves.length === 0 ? undefined : Math.max(...saves.map((points) => Math.floor(Number(points.toFixed()))))
}

function offerView(deps: Deps, offer: OfferRow, caller: Caller | undefined, orders: Orders): Offer {
  const coupon = couponOf(deps, offer)
  const terms = termsOf(deps, coupon.batchId)
  const worthPoints = worthOf(deps, coupon, orders)
  const mine = offer.sellerId === caller?.companyId
  return {
    id: offer.id,
    status: toldOffer(deps, offer),
    version: offer.version,
    points: offer.points,
    facePoints: facePoints(deps, terms),
    seller: companyCard(deps, companyOf(deps, offer.sellerId)),
    mine,
    terms,
    issuer: companyCard(deps, companyOf(deps, coupon.issuerId)),
    validFrom: coupon.validFrom,
    validTo: coupon.validTo,
    createdAt: offer.createdAt,
    ...(offer.soldAt && { soldAt: offer.soldAt }),
    ...(coupon.ownerId === caller?.companyId && { couponId: coupon.id }),
    fits: fitsOf(terms, coupon.issuerId, orders).fits,
    ...(worthPoints !== undefined && { worthPoints }),
  }
}

function isWanted(offer: Offer, query: OfferQuery, isNamed: ReturnType<typeof namedBy>): boolean {
  const { scope, name, kind } = offer.terms
  return (
    isNamed(() => [nameKeys({ nameZh: name }), nameKeys(offer.issuer)]) &&
    (query.kind === undefined || kind === query.kind) &&
    isForLane(scope, query) &&
    (query.maxPoints === undefined || offer.points <= query.maxPoints) &&
    (query.fitsMine !== true || offer.fits > 0)
  )
}

/** Offers that can be bought, or the caller's own in every status. */
export function searchOffers(deps: Deps, query: OfferQuery, caller: Caller | undefined): Page<Offer> {
  const orders = caller ? openOrders(deps, caller.companyId) : []
  const rows =
    query.mine === true
      ? deps.rows.offers.of('sellerId', caller?.companyId ?? '')
      : deps.rows.offers.of('status', 'OPEN').filter((offer) => toldOffer(deps, offer) === 'OPEN')
  const isNamed = namedBy(query.keyword)
  const share = ({ points, facePoints: face }: Offer) => points / face
  const found = rows
    .map((row) => offerView(deps, row, caller, orders))
    .filter((offer) => isWanted(offer, query, isNamed))
    .toSorted((a, b) => {
      const last = b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id)
      if (query.sort === 'cheapest') return a.points - b.points || last
      if (query.sort === 'discount') return share(a) - share(b) || last
      if (query.sort === 'ending') return a.validTo.localeCompare(b.validTo) || last
      return last
    })
  return pageOf(found, query)
}

/** Offers a coupon for points, at most its face value. */
export function makeOffer(deps: Deps, input: MakeOffer, caller: Caller): Offer {
  needCertified(caller)
  const coupon = ownCoupon(deps, caller, input.couponId, input.version)
  needHandOver(deps, coupon)
  if (toldCoupon(deps, coupon) !== 'AVAILABLE') throw changedCoupon(deps, coupon)
  const max = facePoints(deps, termsOf(deps, coupon.batchId))
  if (input.points > max) throw refuseField('points', 'problem.priceOverFace', { max })
  const offer: OfferRow = {
    id: newId(deps),
    couponId: coupon.id,
    sellerId: caller.companyId,
    points: input.points,
    status: 'OPEN',
    version: 1,
    createdAt: iso(deps.now()),
  }
  if (!moveCoupon(deps, coupon, 'LISTED', 'LISTED', { offerId: offer.id }, { points: offer.points }))
    throw changedCoupon(deps, coupon)
  deps.rows.offers.put(offer)
  return offerView(deps, offer, caller, [])
}

/** The offer in the version the caller saw; 4009 with the current one if it has changed since. */
function openOffer(deps: Deps, input: OfferCommand, caller: Caller): { offer: OfferRow; coupon: CouponRow } {
  const offer = deps.rows.offers.get(input.id)
  if (!offer) throw notFound()
  if (offer.version !== input.version || toldOffer(deps, offer) !== 'OPEN')
    throw stateChanged(offerView(deps, offer, caller, openOrders(deps, caller.companyId)))
  return { offer, coupon: couponOf(deps, offer) }
}

/** The holder withdraws an offer that is not sold yet. */
export function takeBackOffer(deps: Deps, input: OfferCommand, caller: Caller): Offer {
  const { offer, coupon } = openOffer(deps, input, caller)
  if (offer.sellerId !== caller.companyId) throw notFound()
  moveCoupon(deps, coupon, 'AVAILABLE', 'TAKEN_BACK')
  const back: OfferRow = { ...offer, status: 'TAKEN_BACK', version: offer.version + 1 }
  deps.rows.offers.put(back)
  return offerView(deps, back, caller, [])
}

/** Buys an offered coupon: transfers points and coupon atomically, once. */
export function buyOffer(deps: Deps, input: OfferCommand, caller: Caller): CouponView {
  needCertified(caller)
  const { offer, coupon } = openOffer(deps, input, caller)
  if (offer.sellerId === caller.companyId || coupon.issuerId === caller.companyId) throw notAllowed('ownCoupon')
  if (balanceOf(deps, caller.companyId) < offer.points) throw notAllowed('pointsShort')
  const bought = moveCoupon(
    deps,
    coupon,
    'AVAILABLE',
    'BOUGHT',
    { ownerId: caller.companyId, source: 'MARKET', ...handedOver(deps, coupon) },
    { points: offer.points, companyId: offer.sellerId },
  )
  if (!bought) throw changedCoupon(deps, coupon)
  deps.rows.offers.put({
    ...offer,
    status: 'SOLD',
    buyerId: caller.companyId,
    soldAt: iso(deps.now()),
    version: offer.version + 1,
  })
  tellOfCoupon(deps, offer.sellerId, bought, 'COUPON_SOLD', { points: groupedAmount(String(offer.points)) })
  return couponView(deps, bought, openOrders(deps, caller.companyId))
}
