import { invoiceEndpoints as invoice } from '@/contract/money/invoice/endpoints.ts'
import { invoiceWire } from '@/contract/money/invoice/wire.ts'
import { answerRed, applyRed } from '../../domain/money/invoice/red.ts'
import { billable, cancelInvoice, requestInvoice } from '../../domain/money/invoice/request.ts'
import { listTitles, removeTitle, saveTitle } from '../../domain/money/invoice/titles.ts'
import { myInvoices, readInvoice } from '../../domain/money/invoice/view.ts'
import { on, type Route } from '../on.ts'

export const invoiceRoutes: Route[] = [
  on(invoice.titles, invoiceWire.titles, (deps, _input, caller) => listTitles(deps, caller)),
  on(invoice.saveTitle, invoiceWire.saveTitle, saveTitle),
  on(invoice.removeTitle, invoiceWire.removeTitle, removeTitle),
  on(invoice.billable, invoiceWire.billable, billable),
  on(invoice.request, invoiceWire.request, requestInvoice),
  on(invoice.page, invoiceWire.page, myInvoices),
  on(invoice.detail, invoiceWire.detail, readInvoice),
  on(invoice.cancel, invoiceWire.cancel, cancelInvoice),
  on(invoice.applyRed, invoiceWire.applyRed, applyRed),
  on(invoice.answerRed, invoiceWire.answerRed, answerRed),
]
