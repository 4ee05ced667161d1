import { NOTE_MAX } from '@/contract/limits.ts'
import type { CancelPaid } from '@/contract/money/order/after/schemas.ts'
import { cancelFeeOf } from '@/contract/money/order/cancelFee.ts'
import { hasOpenPayment, isUnpaidCallOff } from '@/contract/money/order/cancelUnpaid.ts'
import { checkReason } from '@/contract/money/order/rules.ts'
import { mayCancelLate, mayCancelLost } from '@/contract/money/order/schedule/rules.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { lessOf } from '@/contract/money/order/dues.ts'
import type { Money } from '@/contract/money.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { notAllowed, stateChanged } from '../../errors.ts'
import { refuseProblems } from '../../guards.ts'
import { tellSide } from '../../member/notification/news.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { refundText } from '../refund/move.ts'
import { startByOf } from './after.ts'
import { isPartlyPaid, moveOrder } from './close.ts'
import { giveBack, needWhole } from './giveBack.ts'
import { orderOn } from './guard.ts'
import { orderDetail } from './view.ts'

/** A payment that is being checked keeps an unpaid call-off, and says so. */
const CANCELLED_FROM = ['PAID', 'TO_PAY', 'PAY_CHECKING', 'CONFIRMED', 'EXECUTING'] as const

/** Whether its buyer may cancel an order: until the start, of a partly paid one too; later if it sails too late. */
function mayCancel(order: OrderRow): boolean {
  if (order.status === 'EXECUTING') return mayCancelLate(order)
  if (mayCancelLost(order)) return true
  if (order.status === 'PAY_CHECKING') return false
  return order.status === 'PAID' || order.status === 'CONFIRMED' || isPartlyPaid(order) || isUnpaidCallOff(order)
}

/** 4003 while a payment of an unpaid call-off is open: the money may be on its way. */
function needNoPayment(deps: Deps, order: OrderRow): void {
  if (!isUnpaidCallOff(order) || mayCancelLost(order)) return
  if (hasOpenPayment(deps.rows.payments.of('orderId', order.id))) throw notAllowed('paymentBegun')
}

/** What the seller keeps if the order is cancelled now. */
function feeOf(deps: Deps, order: OrderRow): Money[] {
  const payments = deps.rows.payments.of('orderId', order.id)
  return cancelFeeOf({ ...order, startBy: iso(startByOf(order)), payments }, deps.now())
}

/**
 * The buyer cancels an order that is paid, in part or on credit, and that the seller has not started, an accepted call-off that
 * is not paid yet, or an order that sails too late (TRADE part 8). All that was paid goes back, but a fee that the tender stated
 * (TRADE part 5); an invoice has to be reversed before. The containers of a call-off return to its agreement.
 */
export function cancelPaid(deps: Deps, input: CancelPaid, caller: Caller): OrderDetail {
  const order = orderOn(deps, caller, input.id, 'BUYER', CANCELLED_FROM)
  needNoPayment(deps, order)
  if (!mayCancel(order)) throw stateChanged(orderDetail(deps, order, caller))
  refuseProblems(checkReason('note', input.note, NOTE_MAX))
  needWhole(deps, order)
  const fee = feeOf(deps, order)
  // The cut-off may have passed since the buyer saw the page.
  if (lessOf(fee, input.fee ?? []).length > 0) throw stateChanged(orderDetail(deps, order, caller))
  const part = fee.length > 0 ? { cancelFee: fee } : {}
  const cancelled = moveOrder(deps, order, 'CANCELLED', 'buyer', part, input.note)
  const amounts = giveBack(deps, cancelled, input.note)
  tellSide(deps, cancelled, order.sellerId, 'ORDER_CLOSED', {
    variant: amounts.length > 0 ? 'cancelled' : order.callOff ? 'callOff' : 'unpaid',
    amount: refundText({ amounts }),
    note: input.note,
  })
  return orderDetail(deps, cancelled, caller)
}
