import type { CouponCounts, CouponView, MyCouponQuery } from '@/contract/coupon/schemas.ts'
import type { CouponStatus } from '@/contract/coupon/values.ts'
import { normalizeCouponCode } from '@/contract/coupon/code.ts'
import type { OwnPage } from '@/contract/page.ts'
import type { Caller, Deps } from '../deps.ts'
import { inDays, ownPageOf } from '../list.ts'
import { keysOf, namedBy, type SearchKeys } from '../front/search/keys.ts'
import { couponKeys, nameKeys, orderKeys } from '../front/search/things.ts'
import { openOrders } from './facts.ts'
import { waitingGifts } from './gift.ts'
import { balanceOf } from './points.ts'
import type { CouponRow } from './row.ts'
import { toldCoupon } from './told.ts'
import { couponView } from './view.ts'

type Tab = NonNullable<MyCouponQuery['tab']>

/** Tab of each coupon status. */
const TAB_OF: Record<CouponStatus, Tab> = {
  AVAILABLE: 'usable',
  LOCKED: 'locked',
  TRANSFERRING: 'giving',
  LISTED: 'listed',
  USED: 'used',
  EXPIRED: 'expired',
  DEACTIVATED: 'expired',
}

/** Search keys of a coupon: its code, name, issuer, order, and the containers of that order. */
function keysOfCoupon(deps: Deps, coupon: CouponRow): SearchKeys[] {
  const orderId = coupon.orderId ?? coupon.use?.orderId
  const order = orderId === undefined ? undefined : deps.rows.orders.get(orderId)
  const issuer = deps.rows.companies.get(coupon.issuerId)
  const codes = [coupon.code, ...(order?.containers ?? []).map((box) => box.no)]
  return [
    keysOf({ codes, zh: '' }),
    couponKeys(deps, coupon.batchId),
    ...(issuer ? [nameKeys(issuer)] : []),
    ...(order ? [orderKeys(order)] : []),
  ]
}

/** The caller's coupons. Usable ones by expiry, others by their last change. */
export function myCoupons(deps: Deps, query: MyCouponQuery, caller: Caller): OwnPage<CouponView> {
  const orders = openOrders(deps, caller.companyId)
  const isNamed = namedBy(query.keyword)
  const isInDays = inDays(query)
  const code = normalizeCouponCode(query.keyword ?? '').toLowerCase()
  const wanted = deps.rows.coupons.of('ownerId', caller.companyId).filter((coupon) => {
    if (!isInDays(coupon.claimedAt)) return false
    return isNamed(() => keysOfCoupon(deps, coupon)) || (code !== '' && coupon.code.toLowerCase().includes(code))
  })
  const lastStep = (coupon: CouponRow) => coupon.history.at(-1)?.at ?? coupon.claimedAt
  const sorted = wanted.toSorted((a, b) => {
    if (query.tab === undefined || query.tab === 'usable')
      return a.validTo.localeCompare(b.validTo) || a.id.localeCompare(b.id)
    return lastStep(b).localeCompare(lastStep(a)) || a.id.localeCompare(b.id)
  })
  const tabs = { wanted: query.tab, of: (coupon: CouponRow) => [TAB_OF[toldCoupon(deps, coupon)]] }
  const page = ownPageOf(sorted, tabs, query)
  return { ...page, records: page.records.map((coupon) => couponView(deps, coupon, orders)) }
}

/** The caller's number of coupons per tab, waiting gifts, and points. */
export function couponCounts(deps: Deps, caller: Caller): CouponCounts {
  const counts: Record<Tab, number> = { usable: 0, locked: 0, giving: 0, listed: 0, used: 0, expired: 0 }
  for (const coupon of deps.rows.coupons.of('ownerId', caller.companyId)) counts[TAB_OF[toldCoupon(deps, coupon)]]++
  return { counts, gifts: waitingGifts(deps, caller).length, points: balanceOf(deps, caller.companyId) }
}
