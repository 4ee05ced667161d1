import type { Money } from '@/contract/money.ts'
import { holdsOrders } from '@/contract/money/invoice/lifecycle.ts'
import { restOf } from '@/contract/money/order/dues.ts'
import { refundable } from '@/contract/money/refund/amounts.ts'
import type { Deps } from '../../deps.ts'
import { notAllowed } from '../../errors.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { endOpenPayments } from '../payment/pay.ts'
import { openRefund } from '../refund/move.ts'

/** True while an invoice of the order stands, or is on its way. */
function isInvoiced(deps: Deps, { id, buyerId }: OrderRow): boolean {
  const names = (key: string): boolean => key.split('|')[0] === id
  return deps.rows.invoices
    .of('companyId', buyerId)
    .filter((row) => holdsOrders(row.status))
    .some(({ keys }) => keys.some(names))
}

/**
 * 4003 for an order that cannot be given back as a whole: an invoice of it stands, or a reduction has already given a part
 * back.
 */
export function needWhole(deps: Deps, order: OrderRow): void {
  if (isInvoiced(deps, order)) throw notAllowed('invoiceStands')
  // A part of it was given back already.
  if (order.credits || order.released) throw notAllowed('chargesReduced')
}

/**
 * Gives back all that arrived for a cancelled order but what its seller keeps; returns the amounts. Nobody has to consent
 * any more.
 */
export function giveBack(deps: Deps, order: OrderRow, note: string): Money[] {
  endOpenPayments(deps, order)
  const paid = refundable({ paid: order.paid, payments: deps.rows.payments.of('orderId', order.id) })
  const amounts = restOf(paid, order.cancelFee ?? [])
  if (amounts.length > 0) openRefund(deps, order, { reason: 'ORDER_CANCELLED', status: 'APPROVED', amounts, note })
  return amounts
}
