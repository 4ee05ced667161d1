import { EXPIRING_DAYS } from '@/contract/coupon/values.ts'
import type { Todo } from '@/contract/member/center/schemas.ts'
import type { TodoKind } from '@/contract/member/center/values.ts'
import type { Caller, Deps } from '../deps.ts'
import { waitingGifts } from './gift.ts'
import { toldCoupon } from './told.ts'
import { termsOf } from './view.ts'

type Item = Todo['items'][number]

const SOON_MS = EXPIRING_DAYS * 24 * 3_600_000

/** Coupons that an enterprise should use before they expire, and gifts waiting for its answer. */
export function couponTodos(deps: Deps, caller: Caller): [TodoKind, Item[]][] {
  const nameOf = (batchId: string) => termsOf(deps, batchId).name
  const soon = deps.rows.coupons
    .of('ownerId', caller.companyId)
    .filter((coupon) => toldCoupon(deps, coupon) === 'AVAILABLE' && Date.parse(coupon.validTo) - deps.now() <= SOON_MS)
  const gifts = waitingGifts(deps, caller).flatMap((gift): Item[] => {
    const coupon = deps.rows.coupons.get(gift.couponId)
    return coupon ? [{ id: gift.id, no: '', title: nameOf(coupon.batchId), dueAt: gift.expiresAt }] : []
  })
  return [
    ['COUPON_GIFT', gifts],
    [
      'COUPON_EXPIRING',
      soon.map(({ id, code, batchId, validTo }) => ({ id, no: code, title: nameOf(batchId), dueAt: validTo })),
    ],
  ]
}
