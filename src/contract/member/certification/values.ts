import type { UserType } from '../../userType.ts'

/** Stages of a submitted form. */
export const CERTIFICATION_STAGES = ['SUBMITTED', 'REVIEWING', 'REJECTED', 'APPROVED'] as const
export type CertificationStage = (typeof CERTIFICATION_STAGES)[number]

/** Kinds of documents (FIELD part 1, Register, step 4). */
export const PAPER_KINDS = [
  'BUSINESS_LICENCE',
  'CUSTOMS_REGISTRATION',
  'NVOCC_FILING',
  'AGENT_FILING',
  'ROAD_TRANSPORT_PERMIT',
] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

/** The clerk's result for one document. */
export const PAPER_STATUSES = ['PENDING', 'APPROVED', 'REJECTED'] as const

/** Why a document or a field was rejected (FIELD 2.1). */
export const PAPER_REJECTIONS = [
  'EXPIRED',
  'BLURRED',
  'NAME_MISMATCH',
  'NUMBER_NOT_FOUND',
  'TYPE_MISMATCH',
  'UNVERIFIABLE',
  'OTHER',
] as const
export type PaperRejection = (typeof PAPER_REJECTIONS)[number]

/** A required or optional document of a type of enterprise. */
export interface PaperNeed {
  kind: PaperKind
  isRequired: boolean
  /** `uscc`: the licence, whose number is the USCC; else whether the document's own number is required. */
  number: 'uscc' | 'required' | 'optional'
  needsValidTo: boolean
}

const LICENCE: PaperNeed = { kind: 'BUSINESS_LICENCE', isRequired: true, number: 'uscc', needsValidTo: false }

/** Documents per type of enterprise (FIELD part 1, Register, step 4). */
export const PAPERS_OF: Readonly<Record<UserType, readonly PaperNeed[]>> = {
  1: [LICENCE, { kind: 'CUSTOMS_REGISTRATION', isRequired: false, number: 'required', needsValidTo: false }],
  2: [
    LICENCE,
    { kind: 'NVOCC_FILING', isRequired: false, number: 'required', needsValidTo: false },
    { kind: 'AGENT_FILING', isRequired: false, number: 'required', needsValidTo: false },
  ],
  3: [LICENCE, { kind: 'ROAD_TRANSPORT_PERMIT', isRequired: true, number: 'required', needsValidTo: true }],
}

/** Maximum number of files per document. Assumed: decision 0004. */
export const MAX_PAPER_FILES = 3
/** Maximum number of vehicles per form. Assumed: decision 0004. */
export const MAX_VEHICLES = 100
/** Allowed axle counts of tractor and trailer together. */
export const AXLES = [3, 4, 5, 6] as const
