import { reachedBy } from '@/contract/money/order/milestones.ts'
import { fellThrough, type OrderStatus } from '@/contract/money/order/values.ts'
import { tenderMayBecome } from '@/contract/trade/tender/lifecycle.ts'
import { iso, type Deps } from '../../deps.ts'
import { winnersOf } from '../../trade/tender/winners.ts'
import type { OrderRow } from '../../tradeRows.ts'

/** An order arrives on time if it comes within a day of the agreed arrival. MARKET 8.4. */
const ON_TIME_MS = 24 * 3600_000
const FULFILLED: readonly OrderStatus[] = ['SETTLED', 'REVIEWED']

/** Whether nothing more happens to an order, but for the second review of one that was fulfilled. */
export const isEnded = (order: Pick<OrderRow, 'status'>): boolean =>
  FULFILLED.includes(order.status) || fellThrough(order)

/** An order has come to its end: it counts in the records of both sides, and its tender is done with its last one. */
export function orderEnds(deps: Deps, order: OrderRow): void {
  if (order.status === 'SETTLED')
    for (const companyId of [order.buyerId, order.sellerId]) countOrder(deps, companyId, order)
  if (isEnded(order)) finishTender(deps, order)
}

function countOrder({ rows }: Deps, companyId: string, order: OrderRow): void {
  const company = rows.companies.get(companyId)
  if (!company) return
  const {
    completedOrders,
    onTimePct,
    punctual = { on: (onTimePct / 100) * completedOrders, of: completedOrders },
  } = company
  const isOn = companyId === order.sellerId ? wasOnTime(order) : undefined
  const kept = isOn === undefined ? punctual : { on: punctual.on + (isOn ? 1 : 0), of: punctual.of + 1 }
  rows.companies.put({
    ...company,
    completedOrders: completedOrders + 1,
    punctual: kept,
    ...(kept.of > 0 && { onTimePct: Math.round((kept.on / kept.of) * 100) }),
  })
}

/** Whether the cargo arrived when it was agreed; undefined if no arrival was agreed or told. */
export function wasOnTime({ lanes, milestones }: OrderRow): boolean | undefined {
  const agreed = lanes.flatMap(({ sailings }) => sailings.map(({ eta }) => Date.parse(eta)))
  const arrived = reachedBy(milestones, 'arrived')?.at
  if (agreed.length === 0 || arrived === undefined) return undefined
  return Date.parse(arrived) <= Math.max(...agreed) + ON_TIME_MS
}

function finishTender({ rows, now }: Deps, { tenderId = '' }: OrderRow): void {
  const tender = rows.tenders.get(tenderId)
  if (!tender || !tenderMayBecome(tender.status, 'DONE', 'clerk')) return
  const held = winnersOf(tender).filter(({ status }) => status === 'CONFIRMED')
  const orders = held.map(({ orderId = '' }) => rows.orders.get(orderId))
  const isOver = orders.every((one) => one !== undefined && isEnded(one))
  if (!isOver || !orders.some((one) => one !== undefined && FULFILLED.includes(one.status))) return
  rows.tenders.put({ ...tender, status: 'DONE', version: tender.version + 1, updatedAt: iso(now()) })
}
