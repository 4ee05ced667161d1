import { Big } from 'big.js'
import { GIFT_HOURS } from '@/contract/coupon/values.ts'
import { faceValueOf } from '@/contract/coupon/rules.ts'
import { roundMoney } from '@/contract/money.ts'
import { planWord } from '../../domain/coupon/claim.ts'
import { factsOf } from '../../domain/coupon/facts.ts'
import { lockCoupons } from '../../domain/coupon/lock.ts'
import { choose } from '@/contract/coupon/usability.ts'
import type { BatchRow, CouponRow } from '../../domain/coupon/row.ts'
import { facePoints } from '../../domain/coupon/view.ts'
import type { Deps } from '../../domain/deps.ts'
import { planJob } from '../../domain/jobs.ts'
import type { Random } from '../random.ts'
import { ANYWHERE, writeBatch } from './batchText.ts'
import { seedCoupon } from './makeCoupon.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const iso = (ms: number): string => new Date(ms).toISOString()

/** Demo enterprises with the issuers of their coupons. */
const HOLDERS: readonly (readonly [companyId: string, issuers: readonly string[]])[] = [
  ['c01', ['c02', 'c04', 'c03']],
  ['c05', ['c02', 'c03']],
  ['c02', ['c04', 'c03']],
  ['c03', ['c02', 'c04']],
  ['c04', ['c02', 'c03']],
]

/** Gives every demo enterprise coupons in all statuses, the issuers verifications, and the coupon market offers. */
export function seedHolders(deps: Deps, random: Random, now: number): void {
  for (const [ownerId, issuers] of HOLDERS) {
    const batches = deps.rows.batches.all(
      (batch) =>
        issuers.includes(batch.companyId) &&
        batch.status === 'SENDING' &&
        Date.parse(batch.body?.claimFrom ?? '') < now,
    )
    const next = batches.entries()
    const batch = (): BatchRow => next.next().value?.[1] ?? random.pick(batches)
    for (let index = 0; index < 3; index++)
      planWord({ ...deps, now: () => now }, seedCoupon(deps, random, batch(), ownerId, now - random.int(1, 4) * DAY_MS))
    seedExpired(deps, random, batch(), ownerId, now)
    seedUsed(deps, random, batch(), ownerId, now)
    seedUsed(deps, random, batch(), ownerId, now)
    seedGift(deps, random, batch(), ownerId, now)
    seedOffer(deps, random, batch(), ownerId, now)
    seedLocked(deps, random, ownerId, now)
    const dead = deps.rows.batches.all((one) => issuers.includes(one.companyId) && one.status === 'DEACTIVATED')[0]
    if (dead) seedCoupon(deps, random, dead, ownerId, now - 8 * DAY_MS, { status: 'DEACTIVATED' })
  }
}

function seedExpired(deps: Deps, random: Random, batch: BatchRow, ownerId: string, now: number): void {
  seedCoupon(deps, random, batch, ownerId, now - 40 * DAY_MS, { validTo: iso(now - random.int(2, 9) * DAY_MS) })
}

/** Verified at the issuer's counter some days ago. */
function seedUsed(deps: Deps, random: Random, batch: BatchRow, ownerId: string, now: number): void {
  if (!batch.body) return
  const at = iso(now - random.int(2, 140) * HOUR_MS)
  const gives = {
    amount: roundMoney(new Big(faceValueOf(batch.body)), batch.body.currency),
    currency: batch.body.currency,
  }
  const amount = {
    amount: roundMoney(new Big(batch.body.threshold).plus(random.int(1, 30) * 50), batch.body.currency),
    currency: batch.body.currency,
  }
  const place = deps.rows.verifications.count()
  const id = `x${String(place).padStart(4, '0')}`
  const coupon = seedCoupon(deps, random, batch, ownerId, Date.parse(at) - 5 * DAY_MS, {
    status: 'USED',
    use: { at, saved: gives, gross: amount, verificationId: id },
    history: [{ event: 'VERIFIED', at, companyId: batch.companyId }],
  })
  deps.rows.verifications.put({
    id,
    no: `HX${at.slice(0, 10).replaceAll('-', '')}-${String(place + 1).padStart(4, '0')}`,
    couponId: coupon.id,
    code: coupon.code,
    merchantId: batch.companyId,
    memberId: batch.memberId,
    holderId: ownerId,
    amount,
    gives,
    at,
    status: 'OK',
  })
}

/** An open gift by link, two hours old. */
function seedGift(deps: Deps, random: Random, batch: BatchRow, ownerId: string, now: number): void {
  const at = now - 2 * HOUR_MS
  const id = `g${ownerId}`
  const coupon = seedCoupon(deps, random, batch, ownerId, now - 3 * DAY_MS, {
    status: 'TRANSFERRING',
    giftId: id,
    history: [{ event: 'GIVEN', at: iso(at) }],
  })
  const expiresAt = iso(at + GIFT_HOURS * HOUR_MS)
  deps.rows.gifts.put({
    id,
    couponId: coupon.id,
    fromId: ownerId,
    pickUpCode: coupon.code.slice(0, 6),
    wrongTries: 0,
    message: '合作愉快，请查收。',
    status: 'PENDING',
    createdAt: iso(at),
    expiresAt,
  })
  planJob(deps, 'giftEnds', id, Date.parse(expiresAt))
}

function seedOffer(deps: Deps, random: Random, batch: BatchRow, ownerId: string, now: number): void {
  const at = now - random.int(3, 60) * HOUR_MS
  const id = `o${ownerId}`
  // Half to four fifths of the face value, in tens.
  const share = random.int(50, 80)
  const points = batch.body ? Math.floor((facePoints(deps, batch.body) * share) / 1000) * 10 : share
  const coupon = seedCoupon(deps, random, batch, ownerId, now - 4 * DAY_MS, {
    status: 'LISTED',
    offerId: id,
    history: [{ event: 'LISTED', at: iso(at), points }],
  })
  deps.rows.offers.put({
    id,
    couponId: coupon.id,
    sellerId: ownerId,
    points,
    status: 'OPEN',
    version: 1,
    createdAt: iso(at),
  })
}

/** On an unpaid order, with another coupon of the same seller that would fit too. */
function seedLocked(deps: Deps, random: Random, ownerId: string, now: number): void {
  const order = deps.rows.orders
    .all((one) => one.buyerId === ownerId && one.status === 'TO_PAY')
    .toSorted((a, b) => a.no.localeCompare(b.no))[0]
  if (!order) return
  const place = deps.rows.batches.count()
  const text = {
    kind: 'CASH',
    value: '25',
    threshold: '100',
    currency: 'USD',
    scope: ANYWHERE,
  } as const
  const body = {
    ...writeBatch(random, place, [now - 9 * DAY_MS, now + 12 * DAY_MS]),
    ...text,
    pricePoints: 0,
    stackable: true,
    counterCash: true,
  }
  const batch: BatchRow = {
    id: `y${String(place).padStart(3, '0')}`,
    no: `YH${iso(now - 9 * DAY_MS)
      .slice(0, 10)
      .replaceAll('-', '')}-${String(place + 1).padStart(4, '0')}`,
    companyId: order.sellerId,
    memberId: `m${order.sellerId.slice(1)}`,
    status: 'SENDING',
    version: 3,
    sketch: {},
    body,
    claimed: 0,
    createdAt: iso(now - 9 * DAY_MS),
    updatedAt: iso(now - 9 * DAY_MS),
  }
  deps.rows.batches.put(batch)
  seedCoupon(deps, random, batch, ownerId, now - 2 * DAY_MS)
  lock(deps, order.id, seedCoupon(deps, random, batch, ownerId, now - 2 * DAY_MS), batch, now)
}

function lock(deps: Deps, orderId: string, coupon: CouponRow, batch: BatchRow, now: number): void {
  const order = deps.rows.orders.get(orderId)
  if (!order || !batch.body) return
  const { id, batchId, issuerId, status, validFrom, validTo } = coupon
  const candidate = { id, batchId, issuerId, status, validFrom, validTo, terms: batch.body }
  const chosen = choose([candidate], factsOf(deps, order), iso(now))
  const { currency, amount } = order.payable
  const coupons = lockCoupons({ ...deps, now: () => now - HOUR_MS }, order, chosen.uses)
  deps.rows.orders.put({
    ...order,
    coupons,
    payable: { amount: roundMoney(new Big(amount).minus(chosen.total), currency), currency },
  })
}
