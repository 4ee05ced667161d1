import { Big } from 'big.js'
import type { Points } from '@/contract/coupon/schemas.ts'
import { CNY_PER_POINT, WELCOME_POINTS } from '@/contract/coupon/values.ts'
import { convert } from '@/contract/money.ts'
import type { Caller, Deps } from '../deps.ts'
import { companyOf } from '../member/view.ts'
import type { OrderRow } from '../tradeRows.ts'
import { batchName } from '../title/couponName.ts'

type Entry = Points['entries'][number]

const SETTLED = new Set<OrderRow['status']>(['SETTLED', 'REVIEWED'])

const settledAt = (order: OrderRow): string =>
  order.events.find((event) => event.status === 'SETTLED')?.at ?? order.updatedAt

/**
 * All point transactions of an enterprise, derived from settled orders, collected coupons and sold offers: nothing is
 * stored, so nothing can be counted twice or missed.
 */
function entriesOf(deps: Deps, companyId: string): Entry[] {
  const couponName = (couponId: string): string => batchName(deps, deps.rows.coupons.get(couponId)?.batchId)
  const orders = deps.rows.orders
    .of('buyerId', companyId)
    .filter((order) => SETTLED.has(order.status))
    .map((order): Entry => {
      const cny = convert(order.payable.amount, order.payable.currency, 'CNY', order.rateLock.rates)
      const points = Math.floor(Number(cny.div(CNY_PER_POINT).toFixed()))
      return { kind: 'ORDER', at: settledAt(order), points, of: order.no }
    })
  const claims = deps.rows.coupons
    .of('claimedBy', companyId)
    .filter((coupon) => coupon.paidPoints > 0)
    .map((coupon): Entry => ({
      kind: 'CLAIM',
      at: coupon.history[0]?.at ?? coupon.claimedAt,
      points: -coupon.paidPoints,
      of: batchName(deps, coupon.batchId),
    }))
  const trades = [
    ...deps.rows.offers.of('sellerId', companyId).map((offer) => ({ offer, kind: 'SOLD' as const })),
    ...deps.rows.offers.of('buyerId', companyId).map((offer) => ({ offer, kind: 'BOUGHT' as const })),
  ].flatMap(({ offer, kind }): Entry[] =>
    offer.status === 'SOLD' && offer.soldAt !== undefined
      ? [
          {
            kind,
            at: offer.soldAt,
            points: kind === 'SOLD' ? offer.points : -offer.points,
            of: couponName(offer.couponId),
          },
        ]
      : [],
  )
  const welcome: Entry = { kind: 'WELCOME', at: companyOf(deps, companyId).createdAt, points: WELCOME_POINTS, of: '' }
  return [welcome, ...orders, ...claims, ...trades].toSorted((a, b) => b.at.localeCompare(a.at))
}

/** Point balance of an enterprise. */
export function balanceOf(deps: Deps, companyId: string): number {
  return Number(entriesOf(deps, companyId).reduce((sum, entry) => sum.plus(entry.points), new Big(0)))
}

/** The caller's points with every transaction, newest first. */
export function readPoints(deps: Deps, caller: Caller): Points {
  return { balance: balanceOf(deps, caller.companyId), entries: entriesOf(deps, caller.companyId) }
}
