import { z } from 'zod'
import { fileIdSchema, fileRefSchema } from '../../../file/schemas.ts'
import { NOTE_MAX } from '../../../limits.ts'
import { id, instant, requestNo, text } from '../../../zod.ts'
import { ORDER_SIDES } from '../values.ts'
import * as v from './values.ts'

/** A bill of lading: surrendered at origin, or how many originals were issued. */
const billSchema = z.object({ surrendered: z.boolean(), originals: z.int().min(0).max(v.ORIGINALS_MAX) })

/** One version of a document. Documents of one kind, uploader and label are versions of each other. */
export const orderDocumentSchema = z.object({
  id,
  kind: z.enum(v.DOCUMENT_KINDS),
  /** Number or title that tells documents of a kind apart; blank for the only one. */
  label: z.string(),
  by: z.enum(ORDER_SIDES),
  version: z.int(),
  at: instant,
  /** Absent while the document is kept from the caller. */
  file: fileRefSchema.optional(),
  /** Of the file's bytes, hexadecimal; absent like the file. */
  sha256: z.string().length(64).optional(),
  /** Why it is kept from the party that did not upload it; absent once it is not. */
  hold: z.enum(v.HOLDS).optional(),
  bill: billSchema.optional(),
  /** Of a B/L draft. */
  status: z.enum(v.DRAFT_STATUSES).optional(),
  answeredAt: instant.optional(),
  answer: z.string().optional(),
  /** When the next version came. */
  replacedAt: instant.optional(),
  /** For the uploader: when the other party first got it. */
  readAt: instant.optional(),
  /** For the uploader, while it is unread: until when it can be taken back. */
  removableUntil: instant.optional(),
})

export const saveDocumentSchema = z.object({
  id,
  kind: z.enum(v.DOCUMENT_KINDS),
  label: text(v.DOCUMENT_LABEL_MAX),
  file: z.array(fileIdSchema).max(1),
  /** Keep it from the other party; for the kinds that allow it. */
  hold: z.boolean().optional(),
  /** Of a bill of lading. */
  bill: billSchema.optional(),
  requestNo,
})
export const answerDocumentSchema = z.object({
  id,
  documentId: id,
  answer: z.enum(v.DOCUMENT_ANSWERS),
  note: text(NOTE_MAX),
  requestNo,
})
export const removeDocumentSchema = z.object({ id, documentId: id, requestNo })

export type OrderDocument = z.infer<typeof orderDocumentSchema>
export type SaveDocument = z.infer<typeof saveDocumentSchema>
export type AnswerDocument = z.infer<typeof answerDocumentSchema>
export type RemoveDocument = z.infer<typeof removeDocumentSchema>
