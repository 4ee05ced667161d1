import { Big } from 'big.js'
import { moneyText, roundMoney } from '@/contract/money.ts'
import type { CreditNote, WriteCreditNote } from '@/contract/money/order/after/schemas.ts'
import { checkCredit, CREDIT_STATUSES } from '@/contract/money/order/credits.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { inCurrency } from '@/contract/trade/bid/calc.ts'
import { iso, newId, type Caller, type Deps } from '../../deps.ts'
import { stateChanged } from '../../errors.ts'
import { refuseProblems } from '../../guards.ts'
import { tellSide } from '../../member/notification/news.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { openAllowances } from '../invoice/allowances.ts'
import { takeReceipts } from '../payment/check.ts'
import { endOpenPayments } from '../payment/pay.ts'
import { keepContract } from './contractVersions.ts'
import { creditableIn } from './dues.ts'
import { orderOn } from './guard.ts'
import { ownRates } from './lines.ts'
import { orderDetail } from './view.ts'

/** The next number: that of the order with a count, so that it names what it belongs to. */
const numberOf = ({ no, credits = [] }: OrderRow): string => `DJ${no.slice(2)}-${credits.length + 1}`

/**
 * The seller takes back a part of a charge, without consent. It lowers what is due; what was paid above that is the
 * buyer's balance, and what was invoiced above it gets a red invoice.
 */
export function writeCreditNote(deps: Deps, input: WriteCreditNote, caller: Caller): OrderDetail {
  const order = orderOn(deps, caller, input.id, 'SELLER', CREDIT_STATUSES)
  const creditable = creditableIn(deps, order)
  if (creditable.length === 0) throw stateChanged(orderDetail(deps, order, caller))
  refuseProblems(checkCredit(input, creditable))
  const { order: changed, credit } = reduceCharge(deps, order, input)
  const { no, code, amount, reason } = credit
  tellSide(deps, changed, order.buyerId, 'ADJUSTMENT_CREDIT', { no, code, amount: moneyText(amount), reason })
  return orderDetail(deps, keepContract(deps, changed), caller)
}

/** Takes a part of a charge back that can be credited; also what both agreed on in a statement. */
export function reduceCharge(
  deps: Deps,
  order: OrderRow,
  { code, currency, reason, ...input }: Pick<WriteCreditNote, 'code' | 'currency' | 'amount' | 'reason'>,
): { order: OrderRow; credit: CreditNote } {
  const amount = { amount: roundMoney(input.amount, currency), currency }
  const own = order.payable.currency
  const worth = new Big(inCurrency(amount.amount, currency, own, ownRates(deps, order)))
  const value = roundMoney(worth.gt(order.payable.amount) ? order.payable.amount : worth, own)
  const credit: CreditNote = {
    id: newId(deps),
    no: numberOf(order),
    code,
    amount,
    value,
    reason,
    at: iso(deps.now()),
  }
  // An open payment was for another amount.
  endOpenPayments(deps, order)
  const payable = { amount: roundMoney(new Big(order.payable.amount).minus(value), own), currency: own }
  const lowered = { ...order, payable, credits: [...(order.credits ?? []), credit] }
  deps.rows.orders.put(lowered)
  const changed = takeReceipts(deps, lowered, [])
  openAllowances(deps, changed)
  return { order: changed, credit }
}
