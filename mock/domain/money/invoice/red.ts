import type { AnswerRed, ApplyRed, InvoiceDetail } from '@/contract/money/invoice/schemas.ts'
import { RED_HOURS } from '@/contract/money/invoice/values.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { stateChanged } from '../../errors.ts'
import { dropJob, planJob } from '../../jobs.ts'
import type { InvoiceRow } from '../../invoiceRows.ts'
import { answerAllowance, openAllowancesOf } from './allowances.ts'
import { nextInvoiceNo } from './issued.ts'
import { moveInvoice, tellInvoice } from './move.ts'
import { invoiceDetail, ownInvoice } from './view.ts'

const HOUR_MS = 3_600_000

/** The buyer requests the reversal of an issued invoice; the seller's clerk opens the confirmation. */
export function applyRed(deps: Deps, input: ApplyRed, caller: Caller): InvoiceDetail {
  const row = ownInvoice(deps, caller, input.id)
  const red = { reason: input.reason, note: input.note, appliedAt: iso(deps.now()) }
  const moved = row.version === input.version ? moveInvoice(deps, row, 'RED_APPLIED', 'buyer', { red }) : undefined
  if (!moved) throw stateChanged(invoiceDetail(deps, row))
  dropJob(deps, 'invoiceStep', row.id)
  planJob(deps, 'invoiceRedEnds', row.id, deps.now() + deps.delays.clerkMs)
  return invoiceDetail(deps, moved)
}

/** The buyer agrees, and the orders can be invoiced again, or what a credit note took back is gone; or it declines. */
export function answerRed(deps: Deps, input: AnswerRed, caller: Caller): InvoiceDetail {
  const row = ownInvoice(deps, caller, input.id)
  const isPart = input.allowanceId !== undefined
  const answered = () => (isPart ? answerAllowance(deps, row, input) : answer(deps, row, input.agree))
  const moved = row.version === input.version ? answered() : undefined
  if (!moved) throw stateChanged(invoiceDetail(deps, row))
  if (!isPart) dropJob(deps, 'invoiceRedEnds', row.id)
  return invoiceDetail(deps, moved)
}

function answer(deps: Deps, row: InvoiceRow, agree: boolean): InvoiceRow | undefined {
  if (!agree || !row.red) return stand(deps, row, 'buyer')
  return moveInvoice(deps, row, 'RED_ISSUED', 'buyer', {
    red: { ...row.red, invoiceNo: nextInvoiceNo(deps, row.sellerId) },
  })
}

/** The invoice is not reversed and stands as before. */
function stand(deps: Deps, row: InvoiceRow, by: 'buyer' | 'clock'): InvoiceRow | undefined {
  const moved = moveInvoice(deps, row, 'RED_VOID', by)
  if (moved) openAllowancesOf(deps, moved)
  return moved && deps.rows.invoices.get(moved.id)
}

/** First the seller's clerk opens the confirmation for 72 hours, then it lapses without an answer. */
export function redLapses(deps: Deps, invoiceId: string): void {
  const row = deps.rows.invoices.get(invoiceId)
  if (!row?.red) return
  if (row.status === 'RED_WAIT_BUYER') {
    stand(deps, row, 'clock')
    return
  }
  const until = iso(deps.now() + RED_HOURS * HOUR_MS)
  if (moveInvoice(deps, row, 'RED_WAIT_BUYER', 'clerk', { red: { ...row.red, until } })) {
    tellInvoice(deps, row, 'INVOICE_RED')
    planJob(deps, 'invoiceRedEnds', row.id, Date.parse(until))
  }
}
