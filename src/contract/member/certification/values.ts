import type { UserType } from '../../userType.ts'

/** Where a form that was sent stands. */
export const CERTIFICATION_STAGES = ['SUBMITTED', 'REVIEWING', 'REJECTED', 'APPROVED'] as const
export type CertificationStage = (typeof CERTIFICATION_STAGES)[number]

/** Papers of a certification (FIELD part 1, Register, step 4). */
export const PAPER_KINDS = [
  'BUSINESS_LICENCE',
  'CUSTOMS_REGISTRATION',
  'NVOCC_FILING',
  'AGENT_FILING',
  'ROAD_TRANSPORT_PERMIT',
] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

/** What the clerk has said about one paper. */
export const PAPER_STATUSES = ['PENDING', 'APPROVED', 'REJECTED'] as const

/** Why a paper or a field was refused (FIELD 2.1). */
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

/** One paper that an enterprise of some type may or must show. */
export interface PaperNeed {
  kind: PaperKind
  isRequired: boolean
  /** `uscc`: the licence, whose number is the USCC; else whether the paper's own number must be given. */
  number: 'uscc' | 'required' | 'optional'
  needsValidTo: boolean
}

const LICENCE: PaperNeed = { kind: 'BUSINESS_LICENCE', isRequired: true, number: 'uscc', needsValidTo: false }

/** Which papers each type of enterprise shows (FIELD part 1, Register, step 4). */
export const PAPERS_OF: Readonly<Record<UserType, readonly PaperNeed[]>> = {
  1: [LICENCE, { kind: 'CUSTOMS_REGISTRATION', isRequired: false, number: 'required', needsValidTo: false }],
  2: [
    LICENCE,
    { kind: 'NVOCC_FILING', isRequired: false, number: 'required', needsValidTo: false },
    { kind: 'AGENT_FILING', isRequired: false, number: 'required', needsValidTo: false },
  ],
  3: [LICENCE, { kind: 'ROAD_TRANSPORT_PERMIT', isRequired: true, number: 'required', needsValidTo: true }],
}

/** Most pictures or documents of one paper. Assumed: decision 0004. */
export const MAX_PAPER_FILES = 3
/** Most vehicles of one form. Assumed: decision 0004. */
export const MAX_VEHICLES = 100
/** Axles that a tractor with its trailer may have together. */
export const AXLES = [3, 4, 5, 6] as const
