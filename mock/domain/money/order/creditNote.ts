import { Big } from 'big.js'
import { moneyText, roundMoney, sumByCurrency } from '@/contract/money.ts'
import type { CreditNote, WriteCreditNote } from '@/contract/money/order/after/schemas.ts'
import { checkCredit, creditLines, CREDIT_STATUSES, type CreditLine } from '@/contract/money/order/credits.ts'
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

/** The next number: that of the order with a count of its notes, so that it names what it belongs to. */
const numberOf = ({ no, credits = [] }: OrderRow): string =>
  `DJ${no.slice(2)}-${new Set(credits.map((one) => one.no)).size + 1}`

/**
 * The seller takes back parts of charges, without consent. It lowers what is due; what was paid above that is the
 * buyer's balance, and what was invoiced above it gets a red invoice a tax group.
 */
export function writeCreditNote(deps: Deps, input: WriteCreditNote, caller: Caller): OrderDetail {
  const order = orderOn(deps, caller, input.id, 'SELLER', CREDIT_STATUSES)
  const creditable = creditableIn(deps, order)
  if (creditable.length === 0) throw stateChanged(orderDetail(deps, order, caller))
  refuseProblems(checkCredit(input, creditable))
  const { reason } = input
  const { order: changed, no, credits } = reduceCharges(deps, order, creditLines(input), reason)
  const amount = sumByCurrency(credits.map((one) => one.amount))
    .map(moneyText)
    .join(' + ')
  const code = [...new Set(credits.map((one) => one.code))].join(', ')
  tellSide(deps, changed, order.buyerId, 'ADJUSTMENT_CREDIT', { no, code, amount, reason })
  return orderDetail(deps, keepContract(deps, changed), caller)
}

/** Takes parts of charges back that can be credited, by one note. */
function reduceCharges(deps: Deps, order: OrderRow, lines: readonly CreditLine[], reason: string) {
  const own = order.payable.currency
  const [no, at] = [numberOf(order), iso(deps.now())]
  let left = new Big(order.payable.amount)
  const credits = lines.map(({ code, currency, ...line }): CreditNote => {
    const amount = { amount: roundMoney(line.amount, currency), currency }
    const worth = new Big(inCurrency(amount.amount, currency, own, ownRates(deps, order)))
    const value = roundMoney(worth.gt(left) ? left : worth, own)
    left = left.minus(value)
    return { id: newId(deps), no, code, amount, value, reason, at }
  })
  // An open payment was for another amount.
  endOpenPayments(deps, order)
  const payable = { amount: roundMoney(left, own), currency: own }
  const lowered = { ...order, payable, credits: [...(order.credits ?? []), ...credits] }
  deps.rows.orders.put(lowered)
  const changed = takeReceipts(deps, lowered, [])
  openAllowances(deps, changed)
  return { order: changed, no, credits }
}

/** Takes a part of one charge back that can be credited; also what both agreed on in a statement. */
export function reduceCharge(
  deps: Deps,
  order: OrderRow,
  { reason, ...line }: CreditLine & { reason: string },
): { order: OrderRow; credit: CreditNote | undefined } {
  const { order: changed, credits } = reduceCharges(deps, order, [line], reason)
  return { order: changed, credit: credits[0] }
}
