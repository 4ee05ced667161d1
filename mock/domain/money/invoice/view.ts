import { marketDay } from '../../zone.ts'
import { keysOf, namedBy } from '../../front/search/keys.ts'
import { Big } from 'big.js'
import type { InvoiceDetail, InvoiceQuery, InvoiceSummary } from '@/contract/money/invoice/schemas.ts'
import type { OwnPage } from '@/contract/page.ts'
import type { Caller, Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { inDays, ownPage } from '../../list.ts'
import { companyCard, companyOf } from '../../member/view.ts'
import type { InvoiceRow } from '../../invoiceRows.ts'

/** The caller's own request; 4004 for others' requests. */
export function ownInvoice(deps: Deps, caller: Caller, id: string): InvoiceRow {
  const invoice = deps.rows.invoices.get(id)
  if (!invoice || invoice.companyId !== caller.companyId) throw notFound()
  return invoice
}

const sum = (amounts: readonly string[]): string =>
  amounts.reduce((total, amount) => total.plus(amount), new Big(0)).toFixed(2)

/** Totals of an invoice, CNY. */
export const totals = ({ items }: Pick<InvoiceRow, 'items'>) => ({
  net: sum(items.map((item) => item.net)),
  tax: sum(items.map((item) => item.tax)),
  gross: sum(items.map((item) => item.gross)),
})

function summary(deps: Deps, row: InvoiceRow): InvoiceSummary {
  return {
    ...row,
    titleName: row.title.name,
    seller: companyCard(deps, companyOf(deps, row.sellerId)),
    amount: { amount: totals(row).gross, currency: 'CNY' },
    orderNos: row.items.map((item) => item.orderNo),
  }
}

/** One request, for its buyer. */
export function invoiceDetail(deps: Deps, row: InvoiceRow): InvoiceDetail {
  const { net, tax } = totals(row)
  return {
    ...summary(deps, row),
    title: row.title,
    sellerTaxNo: companyOf(deps, row.sellerId).uscc,
    items: row.items,
    net,
    tax,
    email: row.email,
    remark: row.remark,
    remarks: row.remarks,
    transportRows: row.transportRows,
    orderIds: row.keys.map((key) => key.split('|')[0] ?? key),
    ...(row.issuedAt && { issuedAt: row.issuedAt, issuedOn: marketDay(Date.parse(row.issuedAt)) }),
    ...(row.files && { files: row.files }),
    ...(row.red && { red: row.red }),
    ...(row.allowances && { allowances: row.allowances }),
    events: row.events,
  }
}

/** One request by id. */
export function readInvoice(deps: Deps, { id }: { id: string }, caller: Caller): InvoiceDetail {
  return invoiceDetail(deps, ownInvoice(deps, caller, id))
}

/** The caller's requests: reversals to agree to by their deadline, then newest change first. */
export function myInvoices(deps: Deps, query: InvoiceQuery, caller: Caller): OwnPage<InvoiceSummary> {
  const isInDays = inDays(query)
  const isNamed = namedBy(query.keyword)
  const isWanted = (row: InvoiceRow): boolean => {
    if (row.companyId !== caller.companyId || !isInDays(row.createdAt)) return false
    const codes = [row.no, row.invoiceNo ?? '', ...row.items.map((item) => item.orderNo)]
    return isNamed(() => [keysOf({ codes, zh: row.title.name })])
  }
  const tabs = { wanted: query.status, of: ({ status }: InvoiceRow) => [status] }
  const until = ({ status, red }: Readonly<InvoiceRow>) => (status === 'RED_WAIT_BUYER' ? red?.until : undefined)
  const page = ownPage(deps.rows.invoices, isWanted, tabs, query, until)
  return { ...page, records: page.records.map((row) => summary(deps, row)) }
}
