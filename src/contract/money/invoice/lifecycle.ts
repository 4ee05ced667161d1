import type { InvoiceStatus } from './values.ts'

export type InvoiceActor = 'buyer' | 'clerk' | 'clock'

/** Allowed status transitions of an invoice request, by actor (FIELD 2.9). */
export const INVOICE_EDGES = [
  { from: 'SUBMITTED', to: 'REVIEWING', by: 'clerk' },
  { from: 'SUBMITTED', to: 'CANCELLED', by: 'buyer' },
  { from: 'REVIEWING', to: 'ISSUING', by: 'clerk' },
  { from: 'REVIEWING', to: 'REJECTED', by: 'clerk' },
  { from: 'ISSUING', to: 'ISSUED', by: 'clerk' },
  { from: 'ISSUED', to: 'DELIVERED', by: 'clerk' },
  { from: 'ISSUED', to: 'RED_APPLIED', by: 'buyer' },
  { from: 'DELIVERED', to: 'RED_APPLIED', by: 'buyer' },
  { from: 'RED_VOID', to: 'RED_APPLIED', by: 'buyer' },
  { from: 'RED_APPLIED', to: 'RED_WAIT_BUYER', by: 'clerk' },
  { from: 'RED_WAIT_BUYER', to: 'RED_ISSUED', by: 'buyer' },
  { from: 'RED_WAIT_BUYER', to: 'RED_VOID', by: 'buyer' },
  { from: 'RED_WAIT_BUYER', to: 'RED_VOID', by: 'clock' },
] as const satisfies readonly { from: InvoiceStatus; to: InvoiceStatus; by: InvoiceActor }[]

/** Whether this actor may move a request from one state to another. */
export function invoiceMayBecome(from: InvoiceStatus, to: InvoiceStatus, by: InvoiceActor): boolean {
  return INVOICE_EDGES.some((edge) => edge.from === from && edge.to === to && edge.by === by)
}

/** Statuses in which the orders of a request are not available for another one. */
export function holdsOrders(status: InvoiceStatus): boolean {
  return status !== 'REJECTED' && status !== 'CANCELLED' && status !== 'RED_ISSUED'
}
