import { addDays } from '@/contract/money/credit/terms.ts'
import type { Receipt } from '@/contract/money/order/dues.ts'
import { takesDeposit } from '@/contract/trade/tender/payment/values.ts'
import type { Deps } from '../deps.ts'
import { dueOnOf } from '../money/credit/standing.ts'
import { dueNow, receiptsFor } from '../money/order/dues.ts'
import { takeReceipts } from '../money/payment/check.ts'
import { newPayment } from '../money/payment/pay.ts'
import type { OrderRow } from '../tradeRows.ts'
import { marketDay } from '../zone.ts'

/** A robot pays what is prepaid at once, and on credit, or as a balance, the day before it is due. */
export function mayPayNow(deps: Deps, order: OrderRow): boolean {
  if (dueNow(deps, order).length === 0) return false
  if (order.creditId === undefined && !takesDeposit(order.paymentTerm)) return true
  const dueOn = dueOnOf(order)
  return dueOn !== undefined && addDays(dueOn, -1) <= marketDay(deps.now())
}

/** A robot buyer pays all that is due, by one transfer a currency, which arrives at once; returns the order after it. */
export function paysAll(deps: Deps, order: OrderRow): OrderRow {
  const receipts = receiptsFor(deps, order)
  for (const part of receipts) deps.rows.payments.put(transferOf(deps, order, part))
  return takeReceipts(deps, order, receipts)
}

function transferOf(deps: Deps, order: OrderRow, part: Receipt) {
  const amount = { amount: part.amount, currency: part.currency }
  return { ...newPayment(deps, order, { method: 'BANK_TRANSFER', amount }, [part]), status: 'CONFIRMED' as const }
}
