import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import type { Versioned } from '@/contract/trade/tender/schemas.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { notAllowed, stateChanged } from '../../errors.ts'
import { ratesAt } from '../../rates.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { endOpenPayments } from '../payment/pay.ts'
import { RATE_LOCK_HOURS } from './create.ts'
import { isRateFixed, withRates } from './settle.ts'
import { hasRestToPay, orderDetail, ownOrder } from './view.ts'

/** The buyer locks today's rates after the rate lock has expired; 4009 once the rates of its settlement are fixed. */
export function relockOrder(deps: Deps, input: Versioned, caller: Caller): OrderDetail {
  const order = ownOrder(deps, caller, input.id)
  if (order.buyerId !== caller.companyId) throw notAllowed()
  const isOpen = order.status === 'TO_PAY' || hasRestToPay(order)
  if (order.version !== input.version || !isOpen || isRateFixed(deps, order))
    throw stateChanged(orderDetail(deps, order, caller))
  const rateLock = { rates: ratesAt(deps.now()), until: iso(deps.now() + RATE_LOCK_HOURS * 3_600_000) }
  const locked: OrderRow = {
    ...order,
    ...withRates(deps, order, rateLock),
    version: order.version + 1,
    updatedAt: iso(deps.now()),
  }
  deps.rows.orders.put(locked)
  // An open payment was for another amount.
  if (locked.settled) endOpenPayments(deps, locked)
  return orderDetail(deps, locked, caller)
}
