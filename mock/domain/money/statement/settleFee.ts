import { fellThrough } from '@/contract/money/order/values.ts'
import { Big } from 'big.js'
import { moneyText, roundMoney } from '@/contract/money.ts'
import type { Adjustment } from '@/contract/money/order/after/schemas.ts'
import { LATE_FEE } from '@/contract/reference/ruleCharges.ts'
import { inCurrency } from '@/contract/trade/bid/calc.ts'
import { iso, newId, type Deps } from '../../deps.ts'
import { planJob } from '../../jobs.ts'
import { ROBOT_LOOKS_MS } from '../order/close.ts'
import { changeOrder } from '../order/guard.ts'
import { ownRates } from '../order/lines.ts'
import { endOpenPayments } from '../payment/pay.ts'
import type { StatedLine, StatementRow } from './row.ts'

/** How a fee was counted, in any language: `DZ20261201-0001: 11850.00 × 0.05% × 12`. */
const countedAs = ({ no }: StatementRow, { fee }: StatedLine): string =>
  `${no}: ${fee?.parts.map(({ amount, days }) => `${amount} × ${fee.pct}% × ${days}`).join(' + ') ?? ''}`

/**
 * Both stand by a late fee: it becomes an addition of its order, which is paid as all others. Of an order that was
 * cancelled meanwhile nothing is left.
 */
export function settleFee(deps: Deps, row: StatementRow, line: StatedLine, amount: string): StatedLine {
  const { currency } = line.amount
  const order = line.orderId === undefined ? undefined : deps.rows.orders.get(line.orderId)
  const now = iso(deps.now())
  const counted = order && !fellThrough(order) ? roundMoney(amount, currency) : roundMoney('0', currency)
  const isWhole = new Big(counted).eq(line.amount.amount)
  const state = !isWhole ? 'AGREED' : line.state === 'DISPUTED' ? 'WITHDRAWN' : 'CONFIRMED'
  const settled: StatedLine = { ...line, state, settledAt: now, ...(!isWhole && { agreed: counted }) }
  if (!order || new Big(counted).eq(0)) return settled
  const own = order.payable.currency
  const value = roundMoney(inCurrency(counted, currency, own, ownRates(deps, order)), own)
  const addition: Adjustment = {
    id: newId(deps),
    code: LATE_FEE,
    amount: { amount: counted, currency },
    ...(currency !== own && { value }),
    reason: isWhole ? countedAs(row, line) : `${countedAs(row, line)} → ${moneyText({ amount: counted, currency })}`,
    evidence: [],
    status: 'APPROVED',
    proposedAt: row.sentAt ?? now,
    until: now,
    answeredAt: now,
  }
  // An open payment was for another amount.
  endOpenPayments(deps, order)
  const payable = { amount: roundMoney(new Big(order.payable.amount).plus(value), own), currency: own }
  changeOrder(deps, order, { adjustments: [...(order.adjustments ?? []), addition], payable })
  planJob(deps, 'robotOrder', order.id, deps.now() + ROBOT_LOOKS_MS)
  return { ...settled, additionId: addition.id }
}
