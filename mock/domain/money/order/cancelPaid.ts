import { NOTE_MAX } from '@/contract/limits.ts'
import type { CancelPaid } from '@/contract/money/order/after/schemas.ts'
import { checkReason } from '@/contract/money/order/rules.ts'
import { mayCancelLate } from '@/contract/money/order/schedule/rules.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import type { Caller, Deps } from '../../deps.ts'
import { stateChanged } from '../../errors.ts'
import { refuseProblems } from '../../guards.ts'
import { tellSide } from '../../member/notification/news.ts'
import { refundText } from '../refund/move.ts'
import { isPartlyPaid, moveOrder } from './close.ts'
import { giveBack, needWhole } from './giveBack.ts'
import { orderOn } from './guard.ts'
import { orderDetail } from './view.ts'

/**
 * The buyer cancels an order that is paid, or paid in part, and that the seller has not started, or that sails too late
 * (TRADE part 8). All that was paid goes back; an invoice has to be reversed before.
 */
export function cancelPaid(deps: Deps, input: CancelPaid, caller: Caller): OrderDetail {
  const order = orderOn(deps, caller, input.id, 'BUYER', ['PAID', 'TO_PAY', 'EXECUTING'])
  const isOpen = order.status === 'EXECUTING' ? mayCancelLate(order) : order.status === 'PAID' || isPartlyPaid(order)
  if (!isOpen) throw stateChanged(orderDetail(deps, order, caller))
  refuseProblems(checkReason('note', input.note, NOTE_MAX))
  needWhole(deps, order)
  const cancelled = moveOrder(deps, order, 'CANCELLED', 'buyer', {}, input.note)
  const amounts = giveBack(deps, cancelled, input.note)
  tellSide(deps, cancelled, order.sellerId, 'ORDER_CLOSED', {
    variant: 'cancelled',
    amount: refundText({ amounts }),
    note: input.note,
  })
  return orderDetail(deps, cancelled, caller)
}
