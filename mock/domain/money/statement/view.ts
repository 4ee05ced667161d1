import { closingOf, disputedIn, openingOf, statementStatusOf } from '@/contract/money/statement/balance.ts'
import type { Statement, StatementDetail, StatementLine } from '@/contract/money/statement/schemas.ts'
import { rateText } from '@/contract/money/order/settlement.ts'
import { sumByCurrency, type Money } from '@/contract/money.ts'
import type { Caller, Deps } from '../../deps.ts'
import { grouped } from '../../grouped.ts'
import { companyCard, companyOf } from '../../member/view.ts'
import { dueOnOf } from '../credit/standing.ts'
import { dueNow, openFees } from '../order/dues.ts'
import { isRateFixed, settledDues } from '../order/settle.ts'
import { isMonthly, linesOf, loadedBy, openBalance } from './lines.ts'
import type { StatedLine, StatementRow } from './row.ts'

/** A statement for one of its parties. */
export function statementView(deps: Deps, row: StatementRow, caller: Caller): Statement {
  const { id, no, month, createdAt, sentAt, version } = row
  const lines = linesOf(deps, row)
  const closing = closingOf(lines)
  const open = openBalance(deps, row)
  return {
    id,
    no,
    status: row.lines ? statementStatusOf(lines, { closing, open }) : 'DRAFT',
    buyer: companyCard(deps, companyOf(deps, row.buyerId)),
    seller: companyCard(deps, companyOf(deps, row.sellerId)),
    side: row.buyerId === caller.companyId ? 'BUYER' : 'SELLER',
    month,
    opening: openingOf(lines),
    closing,
    disputed: disputedIn(lines),
    open,
    due: dueDays(deps, row),
    openLines: lines.filter(({ state }) => state === 'OPEN').length,
    createdAt,
    ...(sentAt !== undefined && { sentAt }),
    version,
  }
}

/** What has to be paid of its orders, by day; of one that is not paid monthly its late fees. */
function dueDays(deps: Deps, row: StatementRow): Statement['due'] {
  const days = new Map<string, Money[]>()
  for (const order of loadedBy(deps, row, row.month)) {
    const dueOn = dueOnOf(order)
    if (dueOn !== undefined && order.status !== 'CANCELLED')
      days.set(dueOn, [...(days.get(dueOn) ?? []), ...(isMonthly(order) ? dueNow : openFees)(deps, order)])
  }
  return [...days]
    .map(([dueOn, amounts]) => ({ dueOn, amounts: sumByCurrency(amounts) }))
    .filter(({ amounts }) => amounts.length > 0)
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))
}

/** A statement with its lines. */
export function statementDetail(deps: Deps, row: StatementRow, caller: Caller): StatementDetail {
  const lines = linesOf(deps, row)
  const rates = ratesOf(deps, lines)
  return {
    ...statementView(deps, row, caller),
    lines: lines.map((line) => lineView(deps, line)),
    ...(rates.length > 0 && { rates }),
  }
}

/** The rates at which orders of these lines are settled in one currency, for good: those that their invoices print. */
function ratesOf(deps: Deps, lines: readonly StatedLine[]): NonNullable<StatementDetail['rates']> {
  const ids = new Set(lines.flatMap(({ orderId }) => orderId ?? []))
  const used = [...ids].flatMap((id) => {
    const order = deps.rows.orders.get(id)
    if (!order || !isRateFixed(deps, order)) return []
    const own = order.payable.currency
    const { cnyPer, date, source } = order.rateLock.rates
    const converted = settledDues(order)?.filter(({ currency }) => currency !== own) ?? []
    return converted.map(({ currency }) => ({ no: order.no, date, source, rate: rateText(currency, own, cnyPer) }))
  })
  return [...grouped(used, ({ rate, date, source }) => `${rate}|${date}|${source}`).values()].flatMap((parts) => {
    const [first] = parts
    if (!first) return []
    const { rate, date, source } = first
    return [{ rate, date, source, orderNos: [...new Set(parts.map(({ no }) => no))] }]
  })
}

/** Its notes are read as they are: only parties of a confirmed order have statements. */
function lineView(deps: Deps, stated: StatedLine): StatementLine {
  const { orderId, reductionId: _, additionId: _addition, settledAt: _settled, ...line } = stated
  const order = orderId === undefined ? undefined : deps.rows.orders.get(orderId)
  const dueOn = order && dueOnOf(order)
  return {
    ...line,
    ...(order && { order: { id: order.id, no: order.no } }),
    ...(dueOn !== undefined && { dueOn }),
  }
}
