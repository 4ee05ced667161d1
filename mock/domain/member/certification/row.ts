import type { CertificationStage } from '@/contract/member/certification/values.ts'
import type {
  CertificationEvent,
  CertificationForm,
  FieldReason,
  Paper,
} from '@/contract/member/certification/schemas.ts'
import type { CertificationStatus } from '@/contract/member/values.ts'
import type { Row } from '../../../store/port.ts'

/** A submitted form, with the clerk's results. */
export interface SentForm {
  form: CertificationForm
  papers: Paper[]
  reasons: FieldReason[]
  stage: CertificationStage
  /** Status of the enterprise when it was submitted. */
  before: CertificationStatus
  memberId: string
  submittedAt: string
  expectedAt: string
}

/** Certification of one enterprise; id is the company's. The status that rights depend on is in the company row. */
export interface CertificationRow extends Row {
  version: number
  draft?: CertificationForm
  draftAt?: string
  sent?: SentForm
  /** The previous `sent`, to restore after a withdrawal. */
  previous?: SentForm
  approvedAt?: string
  /** Last day of the approval, in China. */
  validTo?: string
  history: CertificationEvent[]
}
