import type { InvoiceRejection } from '@/contract/money/invoice/values.ts'
import { iso, newId, type Deps } from '../../deps.ts'
import { planJob } from '../../jobs.ts'
import type { OrderRow } from '../../tradeRows.ts'
import type { InvoiceRow } from '../../invoiceRows.ts'
import { openAllowancesOf, ordersOf } from './allowances.ts'
import { invoicedOf, nextInvoiceNo } from './issued.ts'
import { moveInvoice, tellInvoice } from './move.ts'
import { invoicePdf } from './paper.ts'
import { sharesOf } from './shares.ts'
import { titleProblem } from './titles.ts'
import { invoiceXml } from './xml.ts'

/** Why the clerk rejects a request, if at all. Invented rules, stated in mock/README.md. */
function requestProblem(deps: Deps, row: InvoiceRow): InvoiceRejection | undefined {
  const orders = ordersOf(deps, row)
  if (orders.some(({ status }) => status === 'DISPUTED')) return 'ORDER_DISPUTED'
  if (orders.some((order) => isTooMuch(deps, row, order))) return 'AMOUNT_CHANGED'
  return titleProblem(deps, row.title)
}

/** Whether less was paid of an order than is asked for: a credit note came after the request. */
function isTooMuch(deps: Deps, row: InvoiceRow, order: OrderRow): boolean {
  const paid = sharesOf(deps, order).find(({ taxGroup }) => taxGroup === row.taxGroup)?.cny ?? '0'
  return order.credits !== undefined && invoicedOf(row, order.no).gt(paid)
}

/** The clerk's next step with a request: review, decide, issue, send; and the seller's consent to a reversal. */
export function clerkStepsInvoice(deps: Deps, invoiceId: string): void {
  const row = deps.rows.invoices.get(invoiceId)
  const moved = row && step(deps, row)
  if (moved && ['REVIEWING', 'ISSUING', 'ISSUED'].includes(moved.status)) {
    planJob(deps, 'invoiceStep', moved.id, deps.now() + deps.delays.clerkMs)
  }
}

function step(deps: Deps, row: InvoiceRow): InvoiceRow | undefined {
  if (row.status === 'SUBMITTED') return moveInvoice(deps, row, 'REVIEWING', 'clerk')
  if (row.status === 'REVIEWING') return decide(deps, row)
  if (row.status === 'ISSUING') return issue(deps, row)
  return row.status === 'ISSUED' ? moveInvoice(deps, row, 'DELIVERED', 'clerk') : undefined
}

function decide(deps: Deps, row: InvoiceRow): InvoiceRow | undefined {
  const rejection = requestProblem(deps, row)
  if (!rejection) return moveInvoice(deps, row, 'ISSUING', 'clerk')
  tellInvoice(deps, row, 'INVOICE_REJECTED', { reason: rejection })
  return moveInvoice(deps, row, 'REJECTED', 'clerk', { rejection })
}

function issue(deps: Deps, row: InvoiceRow): InvoiceRow | undefined {
  tellInvoice(deps, row, 'INVOICE_ISSUED')
  const issued = { ...row, invoiceNo: nextInvoiceNo(deps, row.sellerId), issuedAt: iso(deps.now()) }
  const moved = moveInvoice(deps, row, 'ISSUED', 'clerk', {
    invoiceNo: issued.invoiceNo,
    issuedAt: issued.issuedAt,
    files: {
      pdf: keep(deps, issued, `${issued.invoiceNo}.pdf`, 'application/pdf', invoicePdf(deps, issued)),
      xml: keep(deps, issued, `${issued.invoiceNo}.xml`, 'application/xml', invoiceXml(deps, issued)),
    },
  })
  openAllowancesOf(deps, row)
  return moved && deps.rows.invoices.get(moved.id)
}

/** Stores a document as a file of the buyer and returns its URL. */
function keep(deps: Deps, row: InvoiceRow, name: string, type: string, text: string): string {
  const id = newId(deps)
  const url = `/invoice/${id}/${name}`
  const bytes = new TextEncoder().encode(text)
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  deps.rows.files.put({ id, name, url, size: bytes.length, type, base64: btoa(binary), companyId: row.companyId })
  return url
}
