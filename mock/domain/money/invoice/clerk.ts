import type { InvoiceRejection } from '@/contract/money/invoice/values.ts'
import { iso, newId, type Deps } from '../../deps.ts'
import { planJob } from '../../jobs.ts'
import type { InvoiceRow } from '../../tradeRows.ts'
import { moveInvoice, tellInvoice } from './move.ts'
import { invoicePdf } from './paper.ts'
import { titleProblem } from './titles.ts'
import { invoiceXml } from './xml.ts'

/** Why the clerk rejects a request, if at all. Invented rules, stated in mock/README.md. */
function requestProblem(deps: Deps, row: InvoiceRow): InvoiceRejection | undefined {
  const orders = row.keys.map((key) => deps.rows.orders.get(key.split('|')[0] ?? key))
  if (orders.some((order) => order?.status === 'DISPUTED')) return 'ORDER_DISPUTED'
  return titleProblem(deps, row.title)
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
  return moveInvoice(deps, row, 'ISSUED', 'clerk', {
    invoiceNo: issued.invoiceNo,
    issuedAt: issued.issuedAt,
    files: {
      pdf: keep(deps, issued, `${issued.invoiceNo}.pdf`, 'application/pdf', invoicePdf(deps, issued)),
      xml: keep(deps, issued, `${issued.invoiceNo}.xml`, 'application/xml', invoiceXml(deps, issued)),
    },
  })
}

/** Twenty digits: year, province, channel and a sequence number (FIELD part 3). */
export function nextInvoiceNo(deps: Deps, sellerId: string): string {
  const year = iso(deps.now()).slice(2, 4)
  const province = (deps.rows.companies.get(sellerId)?.provinceCode ?? '').slice(0, 2) || '31'
  const issued = deps.rows.invoices.all((row) => row.invoiceNo !== undefined)
  const red = issued.filter((row) => row.red?.invoiceNo !== undefined).length
  return `${year}${province}2${String(issued.length + red + 1).padStart(15, '0')}`
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
