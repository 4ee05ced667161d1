import { needsCredit } from '@/contract/money/credit/terms.ts'
import type { OrderStep } from '@/contract/money/order/after/schemas.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { stateChanged } from '../../errors.ts'
import { tellSide } from '../../member/notification/news.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { orderOn } from './guard.ts'
import { orderDetail } from './view.ts'

/**
 * The buyer pays this order before its execution, though it was awarded on credit: the way out if the seller's line is
 * too small or frozen (TRADE part 5). Only until the seller confirms; its version changes, because the seller decides on
 * other terms now.
 */
export function prepayOrder(deps: Deps, { id }: OrderStep, caller: Caller): OrderDetail {
  const order = orderOn(deps, caller, id, 'BUYER', ['TO_CONFIRM'])
  if (!needsCredit(order.paymentTerm)) throw stateChanged(orderDetail(deps, order, caller))
  // A late fee belongs to the term that is given up.
  const { lateFeeDailyPct: _fee, callOff, ...kept } = order
  const prepaid: OrderRow = {
    ...kept,
    ...(callOff && { callOff: { ...callOff, prepaid: true } }),
    paymentTerm: 'PREPAID',
    version: order.version + 1,
    updatedAt: iso(deps.now()),
  }
  deps.rows.orders.put(prepaid)
  tellSide(deps, order, order.sellerId, 'CREDIT_CHANGED', { variant: 'prepaid' })
  return orderDetail(deps, prepaid, caller)
}
