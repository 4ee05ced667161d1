import type { CouponView } from '@/contract/coupon/schemas.ts'
import type { AcceptGift, Gift, GiftCommand, Give } from '@/contract/coupon/trade/schemas.ts'
import { CODE_SYMBOLS } from '@/contract/coupon/code.ts'
import { GIFT_HOURS, type GiftStatus } from '@/contract/coupon/values.ts'
import { checkMobile, maskMobile, normalizeMobile } from '@/contract/validation.ts'
import { iso, newId, type Caller, type Deps } from '../deps.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { DomainError, notAllowed, notFound, refuseField, stateChanged } from '../errors.ts'
import { dropJob, planJob } from '../jobs.ts'
import { companyCard, companyOf } from '../member/view.ts'
import { needCertified } from '../guards.ts'
import { handedOver } from './code.ts'
import { openOrders } from './facts.ts'
import { moveCoupon } from './move.ts'
import { tellOfCoupon } from './news.ts'
import type { CouponRow, GiftRow } from './row.ts'
import { toldCoupon } from './told.ts'
import { changedCoupon, couponView, ownCoupon, termsOf } from './view.ts'
import { companyName } from '../title/companyName.ts'

const HOUR_MS = 3_600_000
const PICK_UP_LENGTH = 6
/** Wrong pick-up codes after which a gift by link is returned. */
const MOST_TRIES = 5

/** Displayed status of a gift: one not accepted in time has expired. */
const toldGift = (deps: Deps, { status, expiresAt }: Readonly<GiftRow>): GiftStatus =>
  status === 'PENDING' && Date.parse(expiresAt) <= deps.now() ? 'EXPIRED' : status

function couponOf(deps: Deps, gift: GiftRow): CouponRow {
  const coupon = deps.rows.coupons.get(gift.couponId)
  if (!coupon) throw notFound()
  return coupon
}

/** A gift as visible to the giver or the receiver. The coupon's code comes with the coupon only. */
function giftView(deps: Deps, gift: GiftRow, caller: Caller): Gift {
  const coupon = couponOf(deps, gift)
  const isSent = gift.fromId === caller.companyId
  const to = gift.toMobile === undefined ? undefined : maskMobile(gift.toMobile)
  return {
    id: gift.id,
    status: toldGift(deps, gift),
    direction: isSent ? 'SENT' : 'RECEIVED',
    from: companyName(deps.language, companyOf(deps, gift.fromId)),
    ...(to && { to }),
    message: gift.message,
    ...(isSent && gift.pickUpCode && { pickUpCode: gift.pickUpCode }),
    isByLink: gift.toMobile === undefined,
    createdAt: gift.createdAt,
    expiresAt: gift.expiresAt,
    ...(isSent && { couponId: coupon.id }),
    terms: termsOf(deps, coupon.batchId),
    issuer: companyCard(deps, companyOf(deps, coupon.issuerId)),
    validTo: coupon.validTo,
  }
}

function pickUpCode(deps: Deps): string {
  let code = ''
  while (code.length < PICK_UP_LENGTH) code += CODE_SYMBOLS[Math.floor(deps.chance.number() * CODE_SYMBOLS.length)]
  return code
}

/** Mobile numbers of an enterprise's people. Whether a foreign number exists is never disclosed. */
const mobilesOf = (deps: Deps, companyId: string): string[] =>
  deps.rows.members.of('companyId', companyId).map((member) => member.mobile)

const isFor = (deps: Deps, gift: GiftRow, companyId: string): boolean =>
  gift.toMobile !== undefined && mobilesOf(deps, companyId).includes(gift.toMobile)

/** Rejects coupons that may not, or no longer, be transferred. */
export function needHandOver(deps: Deps, coupon: CouponRow): void {
  const { transferable, maxHandOvers } = termsOf(deps, coupon.batchId)
  if (!transferable) throw notAllowed('notTransferable')
  if (coupon.handOvers >= maxHandOvers) throw notAllowed('handOversOver')
}

/** Offers a coupon as a gift for 24 hours: to a mobile number, or by link and pick-up code. */
export function giveCoupon(deps: Deps, input: Give, caller: Caller): Gift {
  needCertified(caller)
  const coupon = ownCoupon(deps, caller, input.couponId, input.version)
  needHandOver(deps, coupon)
  if (toldCoupon(deps, coupon) !== 'AVAILABLE') throw changedCoupon(deps, coupon)
  const toMobile = input.toMobile === undefined ? undefined : normalizeMobile(input.toMobile)
  const wrong = toMobile === undefined ? undefined : checkMobile(toMobile)
  if (wrong) throw refuseField('toMobile', `problem.${wrong}`)
  if (toMobile !== undefined && mobilesOf(deps, caller.companyId).includes(toMobile))
    throw refuseField('toMobile', 'field.ownMobile')
  const now = deps.now()
  const gift: GiftRow = {
    id: newId(deps),
    couponId: coupon.id,
    fromId: caller.companyId,
    ...(toMobile ? { toMobile } : { pickUpCode: pickUpCode(deps) }),
    wrongTries: 0,
    message: input.message,
    status: 'PENDING',
    createdAt: iso(now),
    expiresAt: iso(Math.min(now + GIFT_HOURS * HOUR_MS, Date.parse(coupon.validTo))),
  }
  if (!moveCoupon(deps, coupon, 'TRANSFERRING', 'GIVEN', { giftId: gift.id })) throw changedCoupon(deps, coupon)
  deps.rows.gifts.put(gift)
  planJob(deps, 'giftEnds', gift.id, Date.parse(gift.expiresAt))
  const [receiver] = toMobile === undefined ? [] : deps.rows.members.of('mobile', toMobile)
  if (receiver) tellOfCoupon(deps, receiver.companyId, coupon, 'COUPON_RECEIVED', { from: caller.companyId })
  return giftView(deps, gift, caller)
}

/** Gifts waiting for the caller. */
export function waitingGifts(deps: Deps, caller: Caller): GiftRow[] {
  return mobilesOf(deps, caller.companyId)
    .flatMap((mobile) => deps.rows.gifts.of('toMobile', mobile))
    .filter((gift) => toldGift(deps, gift) === 'PENDING')
}

/** Gifts waiting for the caller's answer, and those it gave, newest first. */
export function myGifts(deps: Deps, caller: Caller): Gift[] {
  const sent = deps.rows.gifts.of('fromId', caller.companyId)
  return [...waitingGifts(deps, caller), ...sent]
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id))
    .slice(0, 50)
    .map((gift) => giftView(deps, gift, caller))
}

/** A gift that the caller may see: its own, one addressed to it, or one by link. */
function giftFor(deps: Deps, caller: Caller, id: string): GiftRow {
  const gift = deps.rows.gifts.get(id)
  if (!gift) throw notFound()
  const isMine =
    gift.fromId === caller.companyId || gift.toId === caller.companyId || isFor(deps, gift, caller.companyId)
  const isOpenLink = gift.toMobile === undefined && gift.toId === undefined
  if (!isMine && !isOpenLink) throw notFound()
  return gift
}

/** One gift, e.g. from a link. */
export function readGift(deps: Deps, { id }: { id: string }, caller: Caller): Gift {
  return giftView(deps, giftFor(deps, caller, id), caller)
}

function end(deps: Deps, gift: GiftRow, status: GiftStatus): GiftRow {
  const ended = { ...gift, status }
  deps.rows.gifts.put(ended)
  dropJob(deps, 'giftEnds', gift.id)
  const coupon = deps.rows.coupons.get(gift.couponId)
  if (coupon?.giftId === gift.id) moveCoupon(deps, coupon, 'AVAILABLE', 'GIFT_BACK')
  return ended
}

/** Accepts a gift: transfers the coupon once, with unchanged validity. By link the pick-up code is required. */
export function acceptGift(deps: Deps, input: AcceptGift, caller: Caller): CouponView {
  needCertified(caller)
  const gift = giftFor(deps, caller, input.id)
  const coupon = couponOf(deps, gift)
  if (gift.fromId === caller.companyId) throw notAllowed('ownCoupon')
  if (toldGift(deps, gift) !== 'PENDING' || coupon.giftId !== gift.id || toldCoupon(deps, coupon) !== 'TRANSFERRING')
    throw stateChanged(giftView(deps, gift, caller))
  if (gift.pickUpCode !== undefined && input.pickUpCode?.trim().toUpperCase() !== gift.pickUpCode) {
    const tried = { ...gift, wrongTries: gift.wrongTries + 1 }
    if (tried.wrongTries >= MOST_TRIES) end(deps, tried, 'REVOKED')
    else deps.rows.gifts.put(tried)
    const fields = [
      { field: 'pickUpCode', key: 'field.pickUpCode', values: { left: MOST_TRIES - tried.wrongTries } },
    ] as const
    throw new DomainError(BUSINESS_CODES.fieldErrors, 'fields', { fields: [...fields], keep: true })
  }
  const owned = moveCoupon(
    deps,
    coupon,
    'AVAILABLE',
    'RECEIVED',
    { ownerId: caller.companyId, source: 'GIFT', ...handedOver(deps, coupon) },
    { companyId: gift.fromId },
  )
  if (!owned) throw stateChanged(giftView(deps, gift, caller))
  deps.rows.gifts.put({ ...gift, status: 'ACCEPTED', toId: caller.companyId })
  dropJob(deps, 'giftEnds', gift.id)
  tellOfCoupon(deps, gift.fromId, owned, 'COUPON_TAKEN', { to: caller.companyId })
  return couponView(deps, owned, openOrders(deps, caller.companyId))
}

/** The receiver declines: the coupon is returned. */
export function declineGift(deps: Deps, { id }: GiftCommand, caller: Caller): Gift {
  const gift = giftFor(deps, caller, id)
  if (!isFor(deps, gift, caller.companyId) || toldGift(deps, gift) !== 'PENDING')
    throw stateChanged(giftView(deps, gift, caller))
  const ended = end(deps, gift, 'DECLINED')
  tellOfCoupon(deps, gift.fromId, couponOf(deps, gift), 'COUPON_BACK', { variant: 'declined' })
  return giftView(deps, ended, caller)
}

/** The giver revokes a gift that was not accepted yet. */
export function revokeGift(deps: Deps, { id }: GiftCommand, caller: Caller): Gift {
  const gift = giftFor(deps, caller, id)
  if (gift.fromId !== caller.companyId || toldGift(deps, gift) !== 'PENDING')
    throw stateChanged(giftView(deps, gift, caller))
  return giftView(deps, end(deps, gift, 'REVOKED'), caller)
}

/** The gift was not accepted in time. */
export function giftEnds(deps: Deps, giftId: string): void {
  const gift = deps.rows.gifts.get(giftId)
  if (gift?.status !== 'PENDING') return
  end(deps, gift, 'EXPIRED')
  tellOfCoupon(deps, gift.fromId, couponOf(deps, gift), 'COUPON_BACK')
}
