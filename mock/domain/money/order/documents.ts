import { DEAL_STATUSES } from '@/contract/money/order/contact.ts'
import {
  checkDocument,
  checkDocumentAnswer,
  draftMayBecome,
  isSameDocument,
  mayUpload,
  mustHold,
  nextVersion,
} from '@/contract/money/order/documents/rules.ts'
import type { AnswerDocument, RemoveDocument, SaveDocument } from '@/contract/money/order/documents/schemas.ts'
import { HOLDABLE, MAX_DOCUMENTS } from '@/contract/money/order/documents/values.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import type { OrderStatus } from '@/contract/money/order/values.ts'
import { iso, newId, type Caller, type Deps } from '../../deps.ts'
import { notAllowed, refuseField, stateChanged } from '../../errors.ts'
import { takeFiles } from '../../file/take.ts'
import { refuseProblems } from '../../guards.ts'
import { planJob } from '../../jobs.ts'
import { tellSide } from '../../member/notification/news.ts'
import type { DocumentRow, OrderRow } from '../../tradeRows.ts'
import { sideOf } from './after.ts'
import { documentsOf, holdOf, removableUntil } from './documentView.ts'
import { changeOrder, orderOn } from './guard.ts'
import { usualMilestones } from './mode.ts'
import { orderDetail } from './view.ts'

/** Statuses in which a booking confirmation sets the first milestone. */
const BEFORE_DELIVERY: readonly OrderStatus[] = ['TO_PAY', 'PAY_CHECKING', 'PAID', 'EXECUTING']

/** When a robot buyer has read a draft, ms after it came. */
const ROBOT_READS_MS = 24 * 3600_000

const otherOf = ({ buyerId, sellerId }: OrderRow, { companyId }: Caller): string =>
  buyerId === companyId ? sellerId : buyerId

/** SHA-256 of stored bytes, hexadecimal. */
export async function hashOf(base64: string): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * A side uploads a document. An earlier one of the same kind and label stays as an older version: two uploads at once
 * both stay, because the number of the version is given here.
 */
export async function saveDocument(deps: Deps, input: SaveDocument, caller: Caller): Promise<OrderDetail> {
  const order = orderOn(deps, caller, input.id, 'ANY', DEAL_STATUSES)
  const by = sideOf(order, caller.companyId)
  const { kind, label } = input
  if (!mayUpload(kind, by)) throw notAllowed()
  refuseProblems(checkDocument(input))
  const known = documentsOf(deps, order.id)
  if (known.length >= MAX_DOCUMENTS) throw refuseField('file', 'documentsMany', { max: MAX_DOCUMENTS })
  const [file] = takeFiles(deps, caller, 'DOCUMENT', input.file, () => 'file')
  if (!file) throw refuseField('file', 'field.fileMissing')
  const isFirst =
    kind === 'BOOKING' &&
    BEFORE_DELIVERY.includes(order.status) &&
    !order.milestones?.length &&
    usualMilestones(deps, order)[0] === 'BKCF'
  const at = iso(deps.now())
  const isHeld = input.hold === true || mustHold(kind, order)
  const hold = isHeld ? HOLDABLE[kind] : undefined
  const row: DocumentRow = {
    id: newId(deps),
    orderId: order.id,
    kind,
    label,
    by,
    version: nextVersion({ kind, label, by }, known),
    at,
    file,
    sha256: await hashOf(deps.rows.files.get(file.id)?.base64 ?? ''),
    ...(hold && { hold }),
    ...(kind === 'BL' && input.bill && { bill: input.bill }),
    ...(kind === 'BL_DRAFT' && { status: 'SENT' }),
    ...(isFirst && { milestone: 'BKCF' }),
  }
  deps.rows.documents.put(row)
  if (kind === 'BL_DRAFT') planJob(deps, 'robotDraft', row.id, deps.now() + ROBOT_READS_MS)
  const changed = changeOrder(deps, order, isFirst ? { milestones: [{ code: 'BKCF', at, reportedAt: at }] } : {})
  if (hold !== 'PRIVATE')
    tellSide(deps, order, otherOf(order, caller), 'DOCUMENT_UPLOADED', {
      ...toldOf(row),
      ...(kind === 'BL_DRAFT' ? { variant: 'draft' } : holdOf(changed, row) && { variant: 'held' }),
    })
  return orderDetail(deps, changed, caller)
}

const toldOf = ({ kind, version }: DocumentRow) => ({ reason: kind, version: String(version) })

/** A document of the caller's order; 4009 if it was taken back since. */
function documentOn(deps: Deps, caller: Caller, id: string, documentId: string) {
  const order = orderOn(deps, caller, id, 'ANY', DEAL_STATUSES)
  const document = deps.rows.documents.get(documentId)
  if (document?.orderId !== order.id) throw stateChanged(orderDetail(deps, order, caller))
  return { order, document, isOwn: document.by === sideOf(order, caller.companyId) }
}

/** The buyer approves a B/L draft or asks for changes; the owner of a held document releases it. */
export function answerDocument(deps: Deps, input: AnswerDocument, caller: Caller): OrderDetail {
  const { order, document, isOwn } = documentOn(deps, caller, input.id, input.documentId)
  const { answer, note } = input
  if (isOwn !== (answer === 'RELEASED')) throw notAllowed()
  const isPossible = isOwn
    ? holdOf(order, document) !== undefined
    : isNewest(deps, document) && draftMayBecome(document.status, answer)
  if (!isPossible) throw stateChanged(orderDetail(deps, order, caller))
  refuseProblems(checkDocumentAnswer(input))
  const at = iso(deps.now())
  const { answer: _, ...rest } = document
  deps.rows.documents.put(
    answer === 'RELEASED'
      ? { ...document, releasedAt: at }
      : { ...rest, status: answer, answeredAt: at, ...(note !== '' && { answer: note }) },
  )
  const changed = changeOrder(deps, order, {})
  const told = { ...toldOf(document), note, ...(answer !== 'RELEASED' && { variant: answer }) }
  tellSide(deps, order, otherOf(order, caller), 'DOCUMENT_ANSWERED', told)
  return orderDetail(deps, changed, caller)
}

const isNewest = (deps: Deps, document: DocumentRow): boolean =>
  documentsOf(deps, document.orderId).every((one) => !isSameDocument(one, document) || one.version <= document.version)

/** Takes back an own document that the other party has not got, within minutes; the milestone it set goes with it. */
export function removeDocument(deps: Deps, { id, documentId }: RemoveDocument, caller: Caller): OrderDetail {
  const { order, document, isOwn } = documentOn(deps, caller, id, documentId)
  if (!isOwn) throw notAllowed()
  if (removableUntil(document) <= deps.now()) throw stateChanged(orderDetail(deps, order, caller))
  deps.rows.documents.remove(document.id)
  const milestones = order.milestones?.filter(({ code, at }) => code !== document.milestone || at !== document.at)
  const changed = changeOrder(deps, order, milestones ? { milestones } : {})
  return orderDetail(deps, changed, caller)
}
