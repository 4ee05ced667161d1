import { Big } from 'big.js'
import { taxParts } from '@/contract/money/invoice/tax.ts'
import type { Allowance, AnswerRed } from '@/contract/money/invoice/schemas.ts'
import { RED_HOURS, TAX_GROUPS } from '@/contract/money/invoice/values.ts'
import { iso, newId, type Deps } from '../../deps.ts'
import { planJob } from '../../jobs.ts'
import type { OrderRow } from '../../tradeRows.ts'
import type { InvoiceRow } from '../../invoiceRows.ts'
import { invoicedOf, nextInvoiceNo } from './issued.ts'
import { tellInvoice } from './move.ts'
import { sharesOf } from './shares.ts'

const HOUR_MS = 3_600_000

/** Statuses of an invoice that was issued and stands. */
const STANDS: readonly InvoiceRow['status'][] = ['ISSUED', 'DELIVERED', 'RED_VOID']

/**
 * The seller's clerk opens a red invoice for what is invoiced of an order above what was paid for it: newest invoices
 * first, each for no more than is left of it. TRADE part 6.
 */
export function openAllowances(deps: Deps, order: OrderRow): void {
  const shares = sharesOf(deps, order)
  for (const taxGroup of TAX_GROUPS) {
    const standing = deps.rows.invoices
      .all((row) => row.companyId === order.buyerId && row.taxGroup === taxGroup && STANDS.includes(row.status))
      .filter((row) => invoicedOf(row, order.no, true).gt(0))
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    const paid = shares.find((share) => share.taxGroup === taxGroup)?.cny ?? '0'
    let excess = standing.reduce((sum, row) => sum.plus(invoicedOf(row, order.no, true)), new Big(0)).minus(paid)
    for (const row of standing) {
      if (excess.lte(0)) break
      const left = invoicedOf(row, order.no, true)
      const off = left.lt(excess) ? left : excess
      excess = excess.minus(off)
      open(deps, row, order.no, off)
    }
  }
}

/** The orders of a request. */
export const ordersOf = (deps: Deps, { keys }: Pick<InvoiceRow, 'keys'>): OrderRow[] =>
  keys.flatMap((key) => deps.rows.orders.get(key.split('|')[0] ?? key) ?? [])

/** The same for the orders of an invoice that stands now: a credit note may have come while that was open. */
export function openAllowancesOf(deps: Deps, row: InvoiceRow): void {
  for (const order of ordersOf(deps, row)) openAllowances(deps, order)
}

/** Opens one reduction; its tax is inside, at the invoice's own percentage. Sums are negative. */
function open(deps: Deps, row: InvoiceRow, orderNo: string, off: Big): void {
  const { taxPct = 0 } = row.items.find((item) => item.orderNo === orderNo) ?? {}
  const parts = taxParts(off.toFixed(), taxPct)
  const minus = (amount: string): string => new Big(amount).times(-1).toFixed(2)
  const until = deps.now() + RED_HOURS * HOUR_MS
  const allowance: Allowance = {
    id: newId(deps),
    orderNo,
    net: minus(parts.net),
    tax: minus(parts.tax),
    gross: minus(parts.gross),
    status: 'WAIT_BUYER',
    until: iso(until),
  }
  put(deps, { ...row, allowances: [...(row.allowances ?? []), allowance] })
  planJob(deps, 'allowanceEnds', `${row.id}/${allowance.id}`, until)
  tellInvoice(deps, row, 'INVOICE_RED')
}

const put = (deps: Deps, row: InvoiceRow): InvoiceRow => {
  const changed = { ...row, version: row.version + 1, updatedAt: iso(deps.now()) }
  deps.rows.invoices.put(changed)
  return changed
}

const withPart = ({ allowances = [] }: InvoiceRow, id: string, part: Partial<Allowance>): Allowance[] =>
  allowances.map((one) => (one.id === id ? { ...one, ...part } : one))

/** The buyer agrees to a reduction, also after its time, and it is issued; or declines. Undefined if it cannot. */
export function answerAllowance(
  deps: Deps,
  row: InvoiceRow,
  { allowanceId = '', agree }: AnswerRed,
): InvoiceRow | undefined {
  const found = row.allowances?.find(({ id }) => id === allowanceId)
  if (!found || found.status === 'ISSUED' || (!agree && found.status === 'VOID') || !STANDS.includes(row.status))
    return undefined
  const part: Partial<Allowance> = agree
    ? { status: 'ISSUED', invoiceNo: nextInvoiceNo(deps, row.sellerId), issuedAt: iso(deps.now()) }
    : { status: 'VOID' }
  return put(deps, { ...row, allowances: withPart(row, found.id, part) })
}

/** No answer in time: the confirmation lapses; the buyer can still agree to it. */
export function allowanceEnds(deps: Deps, target: string): void {
  const [invoiceId = '', id = ''] = target.split('/')
  const row = deps.rows.invoices.get(invoiceId)
  const found = row?.allowances?.find((one) => one.id === id)
  if (row && found?.status === 'WAIT_BUYER') put(deps, { ...row, allowances: withPart(row, id, { status: 'VOID' }) })
}
