import { NOTE_MAX } from '@/contract/limits.ts'
import { holdsOrders } from '@/contract/money/invoice/lifecycle.ts'
import type { CancelPaid } from '@/contract/money/order/after/schemas.ts'
import { refundable } from '@/contract/money/refund/amounts.ts'
import { checkReason } from '@/contract/money/order/rules.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import type { Caller, Deps } from '../../deps.ts'
import { notAllowed, stateChanged } from '../../errors.ts'
import { refuseProblems } from '../../guards.ts'
import { tellSide } from '../../member/notification/news.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { endOpenPayments } from '../payment/pay.ts'
import { openRefund, refundText } from '../refund/move.ts'
import { isPartlyPaid, moveOrder } from './close.ts'
import { orderOn } from './guard.ts'
import { orderDetail } from './view.ts'

/** True while an invoice of the order stands, or is on its way. */
function isInvoiced(deps: Deps, { id, buyerId }: OrderRow): boolean {
  const names = (key: string): boolean => key.split('|')[0] === id
  return deps.rows.invoices
    .all((row) => row.companyId === buyerId && holdsOrders(row.status))
    .some(({ keys }) => keys.some(names))
}

/**
 * The buyer cancels an order that is paid, or paid in part, and that the seller has not started. All that was paid goes
 * back; an invoice has to be reversed before.
 */
export function cancelPaid(deps: Deps, input: CancelPaid, caller: Caller): OrderDetail {
  const order = orderOn(deps, caller, input.id, 'BUYER', ['PAID', 'TO_PAY'])
  if (order.status === 'TO_PAY' && !isPartlyPaid(order)) throw stateChanged(orderDetail(deps, order, caller))
  refuseProblems(checkReason('note', input.note, NOTE_MAX))
  if (isInvoiced(deps, order)) throw notAllowed('invoiceStands')
  endOpenPayments(deps, order)
  const cancelled = moveOrder(deps, order, 'CANCELLED', 'buyer', {}, input.note)
  const amounts = refundable({ paid: order.paid, payments: deps.rows.payments.of('orderId', order.id) })
  if (amounts.length > 0)
    openRefund(deps, cancelled, { reason: 'ORDER_CANCELLED', status: 'APPROVED', amounts, note: input.note })
  tellSide(deps, cancelled, order.sellerId, 'ORDER_CLOSED', {
    variant: 'cancelled',
    amount: refundText({ amounts }),
    note: input.note,
  })
  return orderDetail(deps, cancelled, caller)
}
