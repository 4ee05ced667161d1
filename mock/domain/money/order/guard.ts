import type { OrderSide, OrderStatus } from '@/contract/money/order/values.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { notAllowed, stateChanged } from '../../errors.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { sideOf } from './after.ts'
import { orderDetail, ownOrder } from './view.ts'

/**
 * The caller's order, if it is on this side (else 4003) and the order has one of these statuses (else 4009). A paid
 * order is executed regardless of certifications, so none is checked here.
 */
export function orderOn(
  deps: Deps,
  caller: Caller,
  id: string,
  side: OrderSide | 'ANY',
  states: readonly OrderStatus[],
): OrderRow {
  const order = ownOrder(deps, caller, id)
  if (side !== 'ANY' && sideOf(order, caller.companyId) !== side) throw notAllowed()
  if (!states.includes(order.status)) throw stateChanged(orderDetail(deps, order, caller))
  return order
}

/** Updates a part of an order. The version changes only with amounts, because payments refer to it. */
export function changeOrder(deps: Deps, order: OrderRow, part: Partial<OrderRow>): OrderRow {
  const version = part.payable || part.paid ? order.version + 1 : order.version
  const changed: OrderRow = { ...order, ...part, version, updatedAt: iso(deps.now()) }
  deps.rows.orders.put(changed)
  return changed
}
