import { known } from '@/contract/known.ts'
import type { InvoiceStatus } from '@/contract/money/invoice/values.ts'
import type { MessageId } from '@/i18n/ids.ts'

const SENTENCES: Record<InvoiceStatus, MessageId> = {
  SUBMITTED: 'invoice.standing.submitted',
  REVIEWING: 'invoice.standing.reviewing',
  ISSUING: 'invoice.standing.issuing',
  ISSUED: 'invoice.standing.issued',
  DELIVERED: 'invoice.standing.delivered',
  REJECTED: 'invoice.standing.rejected',
  CANCELLED: 'invoice.standing.cancelled',
  RED_APPLIED: 'invoice.standing.redApplied',
  RED_WAIT_BUYER: 'invoice.standing.redWait',
  RED_ISSUED: 'invoice.standing.redIssued',
  RED_VOID: 'invoice.standing.redVoid',
}

/** What the company that requested an invoice is told; only it can read the request. None for a later status. */
export const invoiceSentence = (status: InvoiceStatus): MessageId | undefined => known(SENTENCES, status)
