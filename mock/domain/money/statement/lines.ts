import { Big } from 'big.js'
import { closingOf, countedOf } from '@/contract/money/statement/balance.ts'
import { lessOf } from '@/contract/money/order/dues.ts'
import { creditableOf } from '@/contract/money/order/credits.ts'
import { roundMoney, sumByCurrency, type Money } from '@/contract/money.ts'
import type { StatementKind } from '@/contract/money/statement/values.ts'
import { LATE_FEE } from '@/contract/reference/ruleCharges.ts'
import type { Deps } from '../../deps.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { loadedOn } from '../credit/standing.ts'
import { chargesOf, duesOf, openFees, receiptsOf } from '../order/dues.ts'
import { bearsFee, newFees } from './fees.ts'
import type { StatedLine, StatementRow } from './row.ts'

type Stored = Pick<Deps, 'rows' | 'now'>
type Parties = Pick<StatementRow, 'buyerId' | 'sellerId'>

/** Whether an order comes into statements as a whole. */
export const isMonthly = ({ paymentTerm, creditId }: OrderRow): boolean =>
  creditId !== undefined && (paymentTerm === 'MONTHLY_30' || paymentTerm === 'MONTHLY_60')

/** The statements of a pair, oldest first. */
export function statementsOf({ rows }: Pick<Deps, 'rows'>, { buyerId, sellerId }: Parties): StatementRow[] {
  return rows.statements
    .of('buyerId', buyerId)
    .filter((row) => row.sellerId === sellerId)
    .toSorted((a, b) => a.month.localeCompare(b.month) || a.createdAt.localeCompare(b.createdAt))
}

/** Orders of a pair on monthly terms, or with a late fee, that were loaded by the end of a month, in their order. */
export function loadedBy({ rows }: Pick<Deps, 'rows'>, { buyerId, sellerId }: Parties, month: string): OrderRow[] {
  return rows.orders
    .of('buyerId', buyerId)
    .filter((order) => order.sellerId === sellerId && (isMonthly(order) || bearsFee(order)))
    .filter((order) => (loadedOn(order) ?? '9').slice(0, 7) <= month)
    .toSorted((a, b) => a.no.localeCompare(b.no))
}

/** Lines that were sent before, without the balances that they carried over. */
function statedLines(deps: Stored, parties: Parties): StatedLine[] {
  return statementsOf(deps, parties)
    .flatMap(({ lines = [] }) => lines)
    .filter(({ kind }) => kind !== 'CARRIED')
}

/** What an order costs beyond what is paid now, or its late fees if it is not paid monthly; nothing of a cancelled one. */
function openOf(deps: Stored, order: OrderRow): Money[] {
  if (order.status === 'CANCELLED') return []
  return isMonthly(order) ? lessOf(duesOf(deps, order), receiptsOf(order)) : openFees(deps, order)
}

/**
 * Lines of an order that no statement has yet: charges, additions, late fees, reductions, payments. Of one that is not
 * paid monthly only late fees, and what was paid of them. Together with the lines before
 * they make what is open of it, so that a balance never drifts.
 */
export function newLinesOf(deps: Stored, order: OrderRow, stated: readonly StatedLine[]): StatedLine[] {
  const known = new Set(
    stated.flatMap(({ key, reductionId, additionId }) => [
      key,
      ...(reductionId ? [`R|${reductionId}`] : []),
      ...(additionId ? [`A|${additionId}`] : []),
    ]),
  )
  const isStated = (code: string): boolean => code === LATE_FEE || isMonthly(order)
  const lineOf = (kind: StatementKind, key: string, { amount, currency }: Money, code?: string): StatedLine[] => {
    if (known.has(key) || new Big(amount).eq(0)) return []
    const money = { amount: roundMoney(amount, currency), currency }
    return [{ key, kind, orderId: order.id, ...(code !== undefined && { code }), amount: money, state: 'OPEN' }]
  }
  const charges = (isMonthly(order) ? creditableOf(chargesOf(deps, order)) : []).flatMap((one) =>
    lineOf('CHARGE', `C|${order.id}|${one.code}|${one.currency}`, one, one.code),
  )
  const additions = (order.adjustments ?? [])
    .filter(({ code, status }) => isStated(code) && status === 'APPROVED')
    .flatMap(({ id, code, amount }) => lineOf('ADDITION', `A|${id}`, amount, code))
  const reductions = (order.credits ?? [])
    .filter(({ code }) => isStated(code))
    .flatMap(({ id, code, amount }) =>
      lineOf('REDUCTION', `R|${id}`, { ...amount, amount: new Big(amount.amount).times(-1).toFixed() }, code),
    )
  const named = [...charges, ...additions, ...newFees(deps, order, stated), ...reductions]
  const mine = [...stated.filter(({ orderId }) => orderId === order.id), ...named]
  const left = lessOf(openOf(deps, order), sumByCurrency(mine.map(countedOf)))
  const count = mine.filter(({ key }) => key.startsWith('P|')).length
  const payments = left.flatMap((amount, index) =>
    lineOf(order.status === 'CANCELLED' ? 'REDUCTION' : 'PAYMENT', `P|${order.id}|${count + index}`, amount),
  )
  return [...named, ...payments]
}

/** The lines of a draft: the balance of the statement before, then what no statement has yet, late fees last. */
export function draftLines(deps: Stored, row: Pick<StatementRow, 'buyerId' | 'sellerId' | 'month'>): StatedLine[] {
  const stated = statedLines(deps, row)
  const carried = closingOf(stated).map((amount): StatedLine => {
    return { key: `B|${amount.currency}`, kind: 'CARRIED', amount, state: 'CONFIRMED' }
  })
  const lines = loadedBy(deps, row, row.month).flatMap((order) => newLinesOf(deps, order, stated))
  const isFee = ({ kind }: StatedLine): boolean => kind === 'LATE_FEE'
  return [...carried, ...lines.filter((line) => !isFee(line)), ...lines.filter(isFee)]
}

/** The lines of a statement: as sent, or those of the draft now. */
export const linesOf = (deps: Stored, row: StatementRow): StatedLine[] => row.lines ?? draftLines(deps, row)

/** What lines of earlier statements count more or less since a statement carried their balance over. */
function settledSince(all: readonly StatementRow[], { id, sentAt = '' }: StatementRow): Money[] {
  return all
    .slice(
      0,
      all.findIndex((one) => one.id === id),
    )
    .flatMap(({ lines = [] }) => lines)
    .filter(({ settledAt }) => settledAt !== undefined && settledAt > sentAt)
    .flatMap((line) => {
      const before = line.kind === 'LATE_FEE' ? [] : [line.amount]
      return lessOf([countedOf(line)], before)
    })
}

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
  return lessOf([...closing, ...lowered.map(countedOf), ...settledSince(all, row)], [])
}
