import { marketDayStart } from '@/contract/marketDay.ts'
import type { BatchDraft } from '@/contract/coupon/draft.ts'
import type { Claim, CouponView } from '@/contract/coupon/schemas.ts'
import { EXPIRING_DAYS } from '@/contract/coupon/values.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { iso, newId, type Caller, type Deps } from '../deps.ts'
import { DomainError, notAllowed, notFound, stateChanged } from '../errors.ts'
import { planJob } from '../jobs.ts'
import { dayOf } from '../market/listing/listBody.ts'
import { needCertified } from '../guards.ts'
import { centerBatch } from './center.ts'
import { freshCode } from './code.ts'
import { openOrders } from './facts.ts'
import { balanceOf } from './points.ts'
import type { CouponRow } from './row.ts'
import { couponView } from './view.ts'

const DAY_MS = 24 * 3_600_000
/** Start and end (exclusive) of the validity of a coupon collected now; whole days in China. */
export function validityFrom({ validity }: Pick<BatchDraft, 'validity'>, now: number): [string, string] {
  if (validity.type === 'ABSOLUTE')
    return [iso(marketDayStart(validity.from)), iso(marketDayStart(validity.to) + DAY_MS)]
  const from = marketDayStart(dayOf(now)) + validity.startAfterDays * DAY_MS
  return [iso(Math.max(from, validity.startAfterDays === 0 ? now : from)), iso(from + validity.daysAfterClaim * DAY_MS)]
}

/** Collects one coupon of a batch: 4020 when none is left, 4021 at the caller's limit. */
export function claimCoupon(deps: Deps, { batchId }: Claim, caller: Caller): CouponView {
  needCertified(caller)
  const batch = deps.rows.batches.get(batchId)
  if (!batch?.body || batch.status === 'DRAFT' || batch.status === 'AUDITING') throw notFound()
  const { body } = batch
  const orders = openOrders(deps, caller.companyId)
  const current = centerBatch(deps, batch, caller, orders)
  if (batch.companyId === caller.companyId) throw notAllowed('ownCoupon')
  const { userTypes } = body.scope
  if (userTypes.length > 0 && !userTypes.includes(caller.userType)) throw notAllowed('wrongUserType')
  if (current.claimState === 'SOLD_OUT')
    throw new DomainError(BUSINESS_CODES.soldOut, 'couponsGone', { data: { current } })
  if (current.claimState === 'LIMIT' || current.claimState === 'DAY_LIMIT')
    throw new DomainError(
      BUSINESS_CODES.memberLimit,
      current.claimState === 'LIMIT' ? 'couponLimit' : 'couponDayLimit',
      {
        data: { current },
      },
    )
  if (current.claimState !== 'OPEN') throw stateChanged(current)
  if (balanceOf(deps, caller.companyId) < body.pricePoints) throw notAllowed('pointsShort')
  const now = deps.now()
  const [validFrom, validTo] = validityFrom(body, now)
  const coupon: CouponRow = {
    id: newId(deps),
    code: freshCode(deps),
    batchId,
    issuerId: batch.companyId,
    ownerId: caller.companyId,
    claimedBy: caller.companyId,
    status: 'AVAILABLE',
    version: 1,
    validFrom,
    validTo,
    claimedAt: iso(now),
    source: 'CLAIM',
    handOvers: 0,
    paidPoints: body.pricePoints,
    history: [{ event: 'CLAIMED', at: iso(now) }],
  }
  deps.rows.coupons.put(coupon)
  deps.rows.batches.put({ ...batch, claimed: batch.claimed + 1 })
  planWord(deps, coupon)
  return couponView(deps, coupon, orders)
}

/** Schedules the notification of the holder some days before the end. */
export function planWord(deps: Deps, { id, validTo }: CouponRow): void {
  const at = Date.parse(validTo) - EXPIRING_DAYS * DAY_MS
  if (at > deps.now()) planJob(deps, 'couponSoon', id, at)
}
