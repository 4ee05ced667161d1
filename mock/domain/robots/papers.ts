import { draftMayBecome } from '@/contract/money/order/documents/rules.ts'
import type { DocumentKind } from '@/contract/money/order/documents/values.ts'
import type { Milestone } from '@/contract/money/order/values.ts'
import type { Caller, Deps } from '../deps.ts'
import { onePagePdf } from '../money/invoice/pdf.ts'
import { answerDocument, saveDocument } from '../money/order/documents.ts'
import { documentsOf } from '../money/order/documentView.ts'
import type { OrderRow } from '../tradeRows.ts'
import { callerFor, isRobotCompany } from './buyers.ts'

/** What a robot seller uploads, and after which milestone. */
const UPLOADS: readonly { kind: DocumentKind; after: Milestone; title: string }[] = [
  { kind: 'BOOKING', after: 'BKCF', title: 'Booking confirmation' },
  { kind: 'BL_DRAFT', after: 'PASS', title: 'Bill of lading (draft)' },
]

/** A page that says what it is and which order it belongs to. */
export function paperOf({ no, lanes }: OrderRow, title: string): string {
  const lines = [title, no, ...lanes.map(({ pol, pod = '' }) => `${pol} - ${pod}`), 'Cangtong demo']
  return onePagePdf(
    lines.map((text, index) => ({ x: 20, y: 30 + index * 9, size: index === 0 ? 18 : 12, text })),
    [],
  )
}

/** A robot seller uploads the documents that its milestones call for, each once. */
export async function uploadPapers(deps: Deps, orderId: string, caller: Caller): Promise<void> {
  const order = deps.rows.orders.get(orderId)
  if (order?.status !== 'EXECUTING' || order.booking) return
  const done = documentsOf(deps, order.id)
  for (const { kind, after, title } of UPLOADS) {
    const isDue = order.milestones?.some(({ code }) => code === after) && !done.some((one) => one.kind === kind)
    if (!isDue) continue
    const bytes = paperOf(order, title)
    const id = `r${order.id}-${kind}`
    const facts = { name: `${kind}.pdf`, url: `/upload/demo/${id}.pdf`, size: bytes.length, type: 'application/pdf' }
    deps.rows.files.put({ id, ...facts, base64: btoa(bytes), companyId: order.sellerId })
    const requestNo = `robot-${kind}-${order.id}`
    await saveDocument(deps, { id: order.id, kind, label: '', file: [{ id }], requestNo }, caller)
  }
}

/** A robot buyer approves a draft that still waits. */
export function robotDrafts(deps: Deps, documentId: string): void {
  const row = deps.rows.documents.get(documentId)
  const order = row && deps.rows.orders.get(row.orderId)
  const caller = order && isRobotCompany(deps, order.buyerId) ? callerFor(deps, order.buyerId) : undefined
  if (!order || !caller || !draftMayBecome(row?.status, 'APPROVED') || order.status === 'CANCELLED') return
  if (documentsOf(deps, order.id).some((one) => one.kind === 'BL_DRAFT' && one.at > row.at)) return
  answerDocument(
    deps,
    { id: order.id, documentId, answer: 'APPROVED', note: '', requestNo: `robot-draft-${documentId}` },
    caller,
  )
}
