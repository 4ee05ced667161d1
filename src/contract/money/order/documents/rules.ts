import { NOTE_MAX } from '../../../limits.ts'
import type { Problem } from '../../../problem.ts'
import { checkText } from '../../../validation.ts'
import { takesDeposit } from '../../../trade/tender/payment/values.ts'
import { checkReason } from '../rules.ts'
import type { OrderDetail } from '../schemas.ts'
import type { OrderSide } from '../values.ts'
import type { AnswerDocument, OrderDocument, SaveDocument } from './schemas.ts'
import { DOCUMENT_KINDS, DOCUMENT_LABEL_MAX, HOLDABLE, ORIGINALS_MAX, UPLOADER } from './values.ts'
import type { DocumentAnswer, DocumentKind, DraftStatus } from './values.ts'

/** Whether a side uploads documents of a kind. */
export const mayUpload = (kind: DocumentKind, side: OrderSide): boolean =>
  UPLOADER[kind] === side || UPLOADER[kind] === 'EITHER'

/** The kinds that a side uploads. */
export const kindsOf = (side: OrderSide): DocumentKind[] => DOCUMENT_KINDS.filter((kind) => mayUpload(kind, side))

type Named = Pick<OrderDocument, 'kind' | 'by' | 'label'>

/** Whether two uploads are versions of one document. */
export const isSameDocument = (one: Named, other: Named): boolean =>
  one.kind === other.kind && one.by === other.by && one.label === other.label

/** Whether a kind is always held until it is paid: papers that release the cargo, where a balance is paid for them. */
export const mustHold = (kind: DocumentKind, { paymentTerm }: Pick<OrderDetail, 'paymentTerm'>): boolean =>
  HOLDABLE[kind] === 'UNPAID' && takesDeposit(paymentTerm)

/** Number of the next version. */
export function nextVersion(document: Named, known: readonly (Named & { version: number })[]): number {
  const before = known.filter((one) => isSameDocument(one, document)).map(({ version }) => version)
  return Math.max(0, ...before) + 1
}

/** Allowed answers to a B/L draft. */
const DRAFT_EDGES = [
  { from: 'SENT', to: 'CHANGES_ASKED' },
  { from: 'SENT', to: 'APPROVED' },
  { from: 'CHANGES_ASKED', to: 'APPROVED' },
] as const satisfies readonly { from: DraftStatus; to: DraftStatus }[]

/** Whether a draft in this status may be answered so. */
export const draftMayBecome = (from: DraftStatus | undefined, to: DocumentAnswer): boolean =>
  DRAFT_EDGES.some((edge) => edge.from === from && edge.to === to)

/** Problems of an upload in form order. */
export function checkDocument({ kind, label, file, bill }: Omit<SaveDocument, 'id' | 'requestNo'>): Problem[] {
  const wrong = checkText(label, DOCUMENT_LABEL_MAX)
  const isCounted = kind === 'BL' && bill !== undefined && !bill.surrendered
  return [
    ...(wrong ? [{ field: 'label', code: wrong, params: { max: DOCUMENT_LABEL_MAX } }] : []),
    ...(isCounted && (bill.originals < 1 || bill.originals > ORIGINALS_MAX)
      ? [{ field: 'originals', code: 'range' as const, params: { min: 1, max: ORIGINALS_MAX } }]
      : []),
    ...(file.length === 0 ? [{ field: 'file', code: 'noFile' as const }] : []),
  ]
}

/** Problems of an answer: changes need a reason. */
export const checkDocumentAnswer = ({ answer, note }: Pick<AnswerDocument, 'answer' | 'note'>): Problem[] =>
  answer === 'CHANGES_ASKED' ? checkReason('note', note, NOTE_MAX) : []
