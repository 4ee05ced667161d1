import { invoiceMayBecome, type InvoiceActor } from '@/contract/money/invoice/lifecycle.ts'
import type { InvoiceStatus } from '@/contract/money/invoice/values.ts'
import { iso, type Deps } from '../../deps.ts'
import { notify } from '../../member/notification/notify.ts'
import type { InvoiceRow } from '../../invoiceRows.ts'

/** Changes a request's status if this actor may, and records it; otherwise undefined. */
export function moveInvoice(
  deps: Deps,
  row: InvoiceRow,
  to: InvoiceStatus,
  by: InvoiceActor,
  part: Partial<InvoiceRow> = {},
): InvoiceRow | undefined {
  if (!invoiceMayBecome(row.status, to, by)) return undefined
  const at = iso(deps.now())
  const moved: InvoiceRow = {
    ...row,
    ...part,
    status: to,
    version: row.version + 1,
    updatedAt: at,
    events: [...row.events, { status: to, at }],
  }
  deps.rows.invoices.put(moved)
  return moved
}

/** Notifies the buyer of a request's new status. */
export function tellInvoice(
  deps: Deps,
  row: InvoiceRow,
  type: 'INVOICE_ISSUED' | 'INVOICE_REJECTED' | 'INVOICE_RED',
  params: Record<string, string> = {},
): void {
  const target = { kind: 'INVOICE', id: row.id } as const
  notify(deps, { companyId: row.companyId, type, params: { no: row.no, ...params }, target })
}
