import { Big } from 'big.js'
import type { Billable } from '@/contract/money/invoice/schemas.ts'
import { MAX_INVOICE_ORDERS, taxCategoryOf } from '@/contract/money/invoice/values.ts'
import { sumByCurrency } from '@/contract/money.ts'
import type { Caller, Deps } from '../../deps.ts'
import { grouped } from '../../grouped.ts'
import type { StatementRow } from '../statement/row.ts'
import { amountOf, billable, openShares, type OpenShare } from './shares.ts'

/** A row that can be invoiced, with the shares of orders that it stands for; one of them unless it is of a statement. */
export interface BillableRow {
  row: Billable
  shares: readonly Billable[]
}

const STATED = new Set(['CHARGE', 'ADDITION'])

/** The newest statement that was sent with charges of an order, by order. */
function statementsBy(deps: Deps, buyerId: string): Map<string, StatementRow> {
  const sent = deps.rows.statements.of('buyerId', buyerId).filter(({ lines }) => lines !== undefined)
  const oldestFirst = sent.toSorted((a, b) => (a.sentAt ?? '').localeCompare(b.sentAt ?? ''))
  return new Map(
    oldestFirst.flatMap((row) =>
      (row.lines ?? []).flatMap(({ kind, orderId }) =>
        orderId !== undefined && STATED.has(kind) ? [[orderId, row] as const] : [],
      ),
    ),
  )
}

/** Shares that can be invoiced: those by themselves, and those in a statement by what makes a row of it. */
interface OpenGroups {
  single: OpenShare[]
  stated: { statement: StatementRow; shares: OpenShare[] }[]
}

function openGroups(deps: Deps, caller: Caller): OpenGroups {
  const statements = statementsBy(deps, caller.companyId)
  const of = (open: OpenShare): string => {
    const statement = statements.get(open.order.id)
    const category = taxCategoryOf({ taxGroup: open.share.taxGroup, isTruck: open.isTruck })
    return statement ? [statement.id, category, amountOf(open).currency].join('|') : ''
  }
  const groups = grouped(openShares(deps, caller), of)
  const stated = [...groups.values()].flatMap((shares) => {
    const [first] = shares
    const statement = first && statements.get(first.order.id)
    return statement ? [{ statement, shares }] : []
  })
  return { single: groups.get('') ?? [], stated }
}

/**
 * What the caller paid and has no invoice for, newest payment first: a row an order and tax group, and of orders in a
 * monthly statement one row a statement, currency and group (TRADE part 6, decision 0064).
 */
export function billableOf(deps: Deps, caller: Caller): BillableRow[] {
  const { single, stated } = openGroups(deps, caller)
  const told = (open: OpenShare): Billable => billable(deps, open)
  return [
    ...single.map(told).map((row): BillableRow => ({ row, shares: [row] })),
    ...stated.flatMap(({ statement, shares }) => statedRows(shares.map(told), statement)),
  ].toSorted((a, b) => b.row.paidAt.localeCompare(a.row.paidAt) || a.row.key.localeCompare(b.row.key))
}

/** The number of those rows, without telling any. */
export function billableCount(deps: Deps, caller: Caller): number {
  const { single, stated } = openGroups(deps, caller)
  return stated.reduce((sum, { shares }) => sum + Math.ceil(shares.length / MAX_INVOICE_ORDERS), single.length)
}

/** Rows of a statement's shares: one, unless an invoice cannot hold all of them. */
function statedRows(shares: readonly Billable[], statement: StatementRow): BillableRow[] {
  const oldestFirst = shares.toSorted((a, b) => a.orderNo.localeCompare(b.orderNo))
  const parts = Array.from({ length: Math.ceil(shares.length / MAX_INVOICE_ORDERS) }, (_, index) =>
    oldestFirst.slice(index * MAX_INVOICE_ORDERS, (index + 1) * MAX_INVOICE_ORDERS),
  )
  return parts.flatMap((part, index) => {
    const [first] = part
    return first ? [{ row: statedRow(first, part, statement, index), shares: part }] : []
  })
}

function statedRow(first: Billable, part: readonly Billable[], statement: StatementRow, index: number): Billable {
  const { id, no, month } = statement
  const { currency } = first.amount
  const cny = part.reduce((sum, share) => sum.plus(share.cny), new Big(0)).toFixed(2)
  const [amount = { amount: cny, currency }] = sumByCurrency(part.map((share) => share.amount))
  const originals = sumByCurrency(part.flatMap((share) => share.originals ?? [share.amount]))
  const supplements = [...new Set(part.flatMap((share) => share.supplements ?? []))]
  const { originals: _originals, supplements: _supplements, ...common } = first
  return {
    ...common,
    // With its amount: once another order is paid it is another row, and an invoice is never asked for more than was read.
    key: [id, taxCategoryOf(first), currency, cny, ...(index > 0 ? [index + 1] : [])].join('|'),
    statement: { id, no, month, orderNos: part.map(({ orderNo }) => orderNo) },
    groups: Math.max(...part.map(({ groups }) => groups)),
    paidAt:
      part
        .map(({ paidAt }) => paidAt)
        .toSorted()
        .at(-1) ?? first.paidAt,
    amount,
    ...(originals.length > 1 && { originals }),
    cny,
    ...(supplements.length > 0 && { supplements: supplements.join('、') }),
  }
}
