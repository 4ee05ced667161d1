import { Big } from 'big.js'
import { closingOf, countedOf } from '@/contract/money/statement/balance.ts'
import { lessOf } from '@/contract/money/order/dues.ts'
import { creditableOf } from '@/contract/money/order/credits.ts'
import { roundMoney, sumByCurrency, type Money } from '@/contract/money.ts'
import type { StatementKind } from '@/contract/money/statement/values.ts'
import type { Deps } from '../../deps.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { loadedOn } from '../credit/standing.ts'
import { chargesOf, duesOf, receiptsOf } from '../order/dues.ts'
import type { StatedLine, StatementRow } from './row.ts'

type Stored = Pick<Deps, 'rows'>
type Parties = Pick<StatementRow, 'buyerId' | 'sellerId'>

const isMonthly = ({ paymentTerm, creditId }: OrderRow): boolean =>
  creditId !== undefined && (paymentTerm === 'MONTHLY_30' || paymentTerm === 'MONTHLY_60')

/** The statements of a pair, oldest first. */
export function statementsOf({ rows }: Stored, { buyerId, sellerId }: Parties): StatementRow[] {
  return rows.statements
    .of('buyerId', buyerId)
    .filter((row) => row.sellerId === sellerId)
    .toSorted((a, b) => a.month.localeCompare(b.month) || a.createdAt.localeCompare(b.createdAt))
}

/** Orders of a pair on monthly terms that were loaded by the end of a month, in their order. */
export function loadedBy({ rows }: Stored, { buyerId, sellerId }: Parties, month: string): OrderRow[] {
  return rows.orders
    .of('buyerId', buyerId)
    .filter((order) => order.sellerId === sellerId && isMonthly(order))
    .filter((order) => (loadedOn(order) ?? '9').slice(0, 7) <= month)
    .toSorted((a, b) => a.no.localeCompare(b.no))
}

/** Lines that were sent before, without the balances that they carried over. */
function statedLines(deps: Stored, parties: Parties): StatedLine[] {
  return statementsOf(deps, parties)
    .flatMap(({ lines = [] }) => lines)
    .filter(({ kind }) => kind !== 'CARRIED')
}

/** What an order costs beyond what is paid now; nothing of a cancelled one. */
function openOf(deps: Stored, order: OrderRow): Money[] {
  return order.status === 'CANCELLED' ? [] : lessOf(duesOf(deps, order), receiptsOf(order))
}

/**
 * Lines of an order that no statement has yet: charges, additions, reductions, payments. Together with the lines before
 * they make what is open of it, so that a balance never drifts.
 */
export function newLinesOf(deps: Stored, order: OrderRow, stated: readonly StatedLine[]): StatedLine[] {
  const known = new Set(stated.flatMap(({ key, reductionId }) => [key, ...(reductionId ? [`R|${reductionId}`] : [])]))
  const lineOf = (kind: StatementKind, key: string, { amount, currency }: Money, code?: string): StatedLine[] => {
    if (known.has(key) || new Big(amount).eq(0)) return []
    const money = { amount: roundMoney(amount, currency), currency }
    return [{ key, kind, orderId: order.id, ...(code !== undefined && { code }), amount: money, state: 'OPEN' }]
  }
  const charges = creditableOf(chargesOf(deps, order)).flatMap((one) =>
    lineOf('CHARGE', `C|${order.id}|${one.code}|${one.currency}`, one, one.code),
  )
  const additions = (order.adjustments ?? [])
    .filter(({ status }) => status === 'APPROVED')
    .flatMap(({ id, code, amount }) => lineOf('ADDITION', `A|${id}`, amount, code))
  const reductions = (order.credits ?? []).flatMap(({ id, code, amount }) =>
    lineOf('REDUCTION', `R|${id}`, { ...amount, amount: new Big(amount.amount).times(-1).toFixed() }, code),
  )
  const named = [...charges, ...additions, ...reductions]
  const mine = [...stated.filter(({ orderId }) => orderId === order.id), ...named]
  const left = lessOf(openOf(deps, order), sumByCurrency(mine.map(countedOf)))
  const count = mine.filter(({ key }) => key.startsWith('P|')).length
  const payments = left.flatMap((amount, index) =>
    lineOf(order.status === 'CANCELLED' ? 'REDUCTION' : 'PAYMENT', `P|${order.id}|${count + index}`, amount),
  )
  return [...named, ...payments]
}

/** The lines of a draft: the balance of the statement before, then what no statement has yet. */
export function draftLines(deps: Stored, row: Pick<StatementRow, 'buyerId' | 'sellerId' | 'month'>): StatedLine[] {
  const stated = statedLines(deps, row)
  const carried = closingOf(stated).map((amount): StatedLine => {
    return { key: `B|${amount.currency}`, kind: 'CARRIED', amount, state: 'CONFIRMED' }
  })
  return [...carried, ...loadedBy(deps, row, row.month).flatMap((order) => newLinesOf(deps, order, stated))]
}

/** The lines of a statement: as sent, or those of the draft now. */
export const linesOf = (deps: Stored, row: StatementRow): StatedLine[] => row.lines ?? draftLines(deps, row)

/** What is unpaid of a balance: payments and reductions since it was sent count, later charges do not. */
export function openBalance(deps: Stored, row: StatementRow): Money[] {
  const lines = linesOf(deps, row)
  const closing = closingOf(lines)
  if (!row.lines) return closing
  const all = statementsOf(deps, row)
  const stated = statedLines(deps, row)
  const later = all.slice(all.findIndex(({ id }) => id === row.id) + 1).flatMap((one) => one.lines ?? [])
  const since = loadedBy(deps, row, row.month).flatMap((order) => [
    ...newLinesOf(deps, order, stated),
    ...later.filter(({ orderId }) => orderId === order.id),
  ])
  const lowered = since.filter(({ kind }) => kind === 'PAYMENT' || kind === 'REDUCTION')
  return lessOf([...closing, ...lowered.map(countedOf)], [])
}
