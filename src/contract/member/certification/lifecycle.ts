import type { CertificationStatus } from '../values.ts'
import type { FieldReason, Paper } from './schemas.ts'
import type { CertificationStage } from './values.ts'

export type CertificationActor = 'company' | 'clerk' | 'clock'

/**
 * Allowed status transitions of a certification, by actor (FIELD 2.1); resubmitting after expiry is a renewal (Assumed:
 * decision 0004).
 */
export const CERTIFICATION_EDGES = [
  { from: 'NONE', to: 'SUBMITTED', by: 'company' },
  { from: 'REJECTED', to: 'SUBMITTED', by: 'company' },
  { from: 'EXPIRED', to: 'SUBMITTED', by: 'company' },
  { from: 'SUBMITTED', to: 'NONE', by: 'company' },
  { from: 'SUBMITTED', to: 'REJECTED', by: 'company' },
  { from: 'SUBMITTED', to: 'EXPIRED', by: 'company' },
  { from: 'SUBMITTED', to: 'REVIEWING', by: 'clerk' },
  { from: 'REVIEWING', to: 'APPROVED', by: 'clerk' },
  { from: 'REVIEWING', to: 'REJECTED', by: 'clerk' },
  { from: 'APPROVED', to: 'EXPIRING', by: 'clock' },
  { from: 'EXPIRING', to: 'EXPIRED', by: 'clock' },
  { from: 'EXPIRING', to: 'APPROVED', by: 'clerk' },
  { from: 'APPROVED', to: 'REVOKED', by: 'clerk' },
  { from: 'EXPIRING', to: 'REVOKED', by: 'clerk' },
] as const satisfies readonly { from: CertificationStatus; to: CertificationStatus; by: CertificationActor }[]

/** Whether this actor may move a certification from one state to another (FIELD 2.1). */
export function certificationMayBecome(
  from: CertificationStatus,
  to: CertificationStatus,
  by: CertificationActor,
): boolean {
  return CERTIFICATION_EDGES.some((edge) => edge.from === from && edge.to === to && edge.by === by)
}

/** Whether the form may be edited and submitted: not during a review, and not after a revocation. */
export function mayEditCertification(state: CertificationStatus, stage: CertificationStage | undefined): boolean {
  return state !== 'REVOKED' && stage !== 'SUBMITTED' && stage !== 'REVIEWING'
}

/** Days before its end at which a certification becomes EXPIRING (FIELD 2.1). */
export const EXPIRING_DAYS = 30

/** Dependent fields: when the first is rejected, the others become editable too. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  nameZh: ['nameEn'],
  uscc: ['provinceCode', 'cityName'],
  address: ['provinceCode', 'cityName'],
}

interface Judged {
  stage?: CertificationStage | undefined
  papers: readonly Pick<Paper, 'kind' | 'status'>[]
  reasons: readonly FieldReason[]
}

/**
 * Whether a part of the form is editable: after a rejection only the rejected parts are (FIELD part 1). `part` is a
 * field of the form, or `papers.<kind>`; a document that was never submitted is always editable.
 */
export function isOpen({ stage, papers, reasons }: Judged, part: string): boolean {
  if (stage !== 'REJECTED') return true
  const [head = '', kind] = part.split('.')
  if (head === 'papers') return papers.find((paper) => paper.kind === kind)?.status !== 'APPROVED'
  const refused = reasons.map(({ field }) => field.split('.')[0] ?? '')
  return refused.some((field) => field === head || (TOGETHER[field] ?? []).includes(head))
}
