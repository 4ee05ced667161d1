import { Big } from 'big.js'
import { NOTE_MAX } from '@/contract/limits.ts'
import { roundMoney, type Money } from '@/contract/money.ts'
import { checkReason } from '@/contract/money/order/rules.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import type { AnswerRefund, ApplyBalance, RequestRefund } from '@/contract/money/refund/schemas.ts'
import { duesIn } from '@/contract/money/order/dues.ts'
import { iso, newId, type Caller, type Deps } from '../../deps.ts'
import { notAllowed, notFound, refuseField, stateChanged } from '../../errors.ts'
import { needCertified, refuseProblems } from '../../guards.ts'
import { planJob } from '../../jobs.ts'
import { tellSide } from '../../member/notification/news.ts'
import { nextNo } from '../../numbers.ts'
import type { OrderRow, PaymentRow } from '../../tradeRows.ts'
import { ROBOT_LOOKS_MS } from '../order/close.ts'
import { payableRest } from '../order/dues.ts'
import { isOutdated } from '../order/settle.ts'
import { orderDetail, ownOrder } from '../order/view.ts'
import { takeReceipts } from '../payment/check.ts'
import { endOpenPayments, isPayable } from '../payment/pay.ts'
import { balanceOf, takeSurplus } from './balance.ts'
import { moveRefund, openRefund, refundText } from './move.ts'

/** The balance of the buyer with the order's seller in one currency; zero if there is none. */
function balanceIn(deps: Deps, order: OrderRow, currency: Money['currency']): Big {
  return new Big(balanceOf(deps, order).find((one) => one.currency === currency)?.amount ?? 0)
}

function asBuyer(deps: Deps, caller: Caller, orderId: string): OrderRow {
  const order = ownOrder(deps, caller, orderId)
  if (order.buyerId !== caller.companyId) throw notAllowed()
  return order
}

/** Pays what is due in one currency from the balance, as far as both reach. An outdated version answers 4009. */
export function applyBalance(deps: Deps, input: ApplyBalance, caller: Caller): OrderDetail {
  needCertified(caller)
  const order = asBuyer(deps, caller, input.orderId)
  const due = payableRest(deps, order).find(({ currency }) => currency === input.currency)
  const balance = balanceIn(deps, order, input.currency)
  if (!isPayable(deps, order) || order.version !== input.version || !due || balance.lte(0))
    throw stateChanged(orderDetail(deps, order, caller))
  const { currency } = input
  if (isOutdated(deps, order, { ...due, dues: [currency] })) throw stateChanged(orderDetail(deps, order, caller))
  const amount = roundMoney(balance.lt(due.amount) ? balance : due.amount, currency)
  endOpenPayments(deps, order)
  const part = { amount, currency, cny: duesIn([{ amount, currency }], 'CNY', order.rateLock.rates).amount }
  const now = iso(deps.now())
  const payment: PaymentRow = {
    id: newId(deps),
    no: nextNo(deps.rows.payments, 'ZF', deps.now()),
    orderId: order.id,
    buyerId: order.buyerId,
    method: 'BALANCE',
    status: 'CONFIRMED',
    amount: { amount, currency },
    parts: [part],
    createdAt: now,
    updatedAt: now,
    proofs: [],
  }
  deps.rows.payments.put(payment)
  const paid = takeReceipts(deps, order, [part])
  takeSurplus(deps, order)
  return orderDetail(deps, deps.rows.orders.get(paid.id) ?? paid, caller)
}

/** The buyer asks for its balance, or a part of it, in one currency. What was asked for is no balance any more. */
export function requestRefund(deps: Deps, input: RequestRefund, caller: Caller): OrderDetail {
  const order = asBuyer(deps, caller, input.orderId)
  const { reason, currency, note } = input
  const balance = balanceIn(deps, order, currency)
  if (balance.lte(0)) throw stateChanged(orderDetail(deps, order, caller))
  if (new Big(input.amount).lte(0) || balance.lt(input.amount))
    throw refuseField('amount', 'problem.range', { min: '0', max: roundMoney(balance, currency) })
  const amounts = [{ amount: roundMoney(input.amount, currency), currency }]
  const row = openRefund(deps, order, { reason, status: 'REQUESTED', amounts, note })
  planJob(deps, 'robotRefund', row.id, deps.now() + ROBOT_LOOKS_MS)
  const told = { variant: 'REQUESTED', no: row.no, amount: refundText(row) }
  tellSide(deps, order, order.sellerId, 'PAYMENT_REFUND', told)
  takeSurplus(deps, order)
  return orderDetail(deps, deps.rows.orders.get(order.id) ?? order, caller)
}

/** The seller agrees to a refund, or refuses it with its reason; the refused amount is balance again. */
export function answerRefund(deps: Deps, input: AnswerRefund, caller: Caller): OrderDetail {
  const row = deps.rows.refunds.get(input.id)
  if (!row || (row.buyerId !== caller.companyId && row.sellerId !== caller.companyId)) throw notFound()
  if (row.sellerId !== caller.companyId) throw notAllowed()
  const order = ownOrder(deps, caller, row.orderId)
  if (!input.agree) refuseProblems(checkReason('note', input.note, NOTE_MAX))
  const to = input.agree ? 'APPROVED' : 'REFUSED'
  const moved = moveRefund(deps, row, to, 'seller', input.note === '' ? {} : { answer: input.note })
  if (!moved) throw stateChanged(orderDetail(deps, order, caller))
  const told = { variant: to, no: row.no, amount: refundText(row), note: input.note }
  tellSide(deps, order, order.buyerId, 'PAYMENT_REFUND', told)
  return orderDetail(deps, order, caller)
}
