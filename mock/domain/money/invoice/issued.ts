import { Big } from 'big.js'
import { iso, type Deps } from '../../deps.ts'
import type { InvoiceRow } from '../../invoiceRows.ts'

/** What an invoice says of an order, less its reductions; `isOpen` counts those that wait for the buyer too. */
export function invoicedOf({ items, allowances = [] }: InvoiceRow, orderNo: string, isOpen = false): Big {
  const gross = items.filter((item) => item.orderNo === orderNo).reduce((sum, item) => sum.plus(item.gross), new Big(0))
  return allowances
    .filter((one) => one.orderNo === orderNo && (one.status === 'ISSUED' || isOpen))
    .reduce((sum, one) => sum.plus(one.gross), gross)
}

/** Twenty digits: year, province, channel and a sequence number (FIELD part 3). */
export function nextInvoiceNo(deps: Deps, sellerId: string): string {
  const year = iso(deps.now()).slice(2, 4)
  const province = (deps.rows.companies.get(sellerId)?.provinceCode ?? '').slice(0, 2) || '31'
  const issued = deps.rows.invoices.all((row) => row.invoiceNo !== undefined)
  const isNumbered = ({ invoiceNo }: { invoiceNo?: string | undefined }): boolean => invoiceNo !== undefined
  const red = issued.reduce((sum, row) => sum + [row.red ?? {}, ...(row.allowances ?? [])].filter(isNumbered).length, 0)
  return `${year}${province}2${String(issued.length + red + 1).padStart(15, '0')}`
}
