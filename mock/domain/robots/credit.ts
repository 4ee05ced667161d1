import { Big } from 'big.js'
import { isShort } from '@/contract/money/credit/exposure.ts'
import { addDays, needsCredit } from '@/contract/money/credit/terms.ts'
import { CREDIT_DAYS } from '@/contract/money/credit/values.ts'
import { roundMoney, type Money } from '@/contract/money.ts'
import type { BidInput } from '@/contract/trade/bid/schemas.ts'
import type { TenderDraft } from '@/contract/trade/tender/draft.ts'
import type { Deps } from '../deps.ts'
import { grantCredit } from '../money/credit/line.ts'
import { needOf } from '../money/credit/standing.ts'
import type { OrderRow } from '../tradeRows.ts'
import { marketDay } from '../zone.ts'
import { callerFor, isRobotCompany } from './buyers.ts'

/** The limit that a robot seller gives with a confirmation: what is owed and twice what is needed, if its line is too small. */
export function robotLimit(deps: Deps, order: OrderRow): string | undefined {
  if (!needsCredit(order.paymentTerm)) return undefined
  const need = needOf(deps, order)
  if (!isShort(need)) return undefined
  const ample = new Big(need.used).plus(new Big(need.needed).times(2))
  return roundMoney(ample.lt(need.offered ?? 0) ? (need.offered ?? '0') : ample, need.currency)
}

/** The limit that a robot offers with its bid on credit, in whole thousands: twice its price, of a contract a third. */
export function robotOffer(
  { type, paymentTerm }: Pick<TenderDraft, 'type' | 'paymentTerm'>,
  { amount }: Pick<Money, 'amount'>,
): Pick<BidInput, 'creditOffered'> {
  if (!needsCredit(paymentTerm)) return {}
  const ample = type === 'CONTRACT' ? new Big(amount).div(3) : new Big(amount).times(2)
  return { creditOffered: ample.div(1000).round(0, Big.roundUp).times(1000).toFixed(2) }
}

/** Whether a robot lets an award lapse because its buyer has not paid what is overdue. */
export const isCreditFrozen = (deps: Deps, order: OrderRow): boolean =>
  needsCredit(order.paymentTerm) && needOf(deps, order).isFrozen

/** A robot seller grants twice the volume of a month that it is told, at most what it is asked for. */
export function robotGrants(deps: Deps, creditId: string): void {
  const row = deps.rows.credits.get(creditId)
  const caller = row && isRobotCompany(deps, row.sellerId) ? callerFor(deps, row.sellerId) : undefined
  if (row?.status !== 'REQUESTED' || !row.asked || !caller) return
  const twice = new Big(row.asked.monthly).times(2)
  const limit = roundMoney(twice.lt(row.asked.limit) ? twice : row.asked.limit, row.currency)
  const validTo = addDays(marketDay(deps.now()), CREDIT_DAYS)
  const input = { id: row.id, version: row.version, limit, validTo, note: '', requestNo: `robot-credit-${row.id}` }
  grantCredit(deps, input, caller)
}
