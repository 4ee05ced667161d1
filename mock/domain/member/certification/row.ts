import type { CertificationStage } from '@/contract/member/certification/values.ts'
import type {
  CertificationEvent,
  CertificationForm,
  FieldReason,
  Paper,
} from '@/contract/member/certification/schemas.ts'
import type { CertificationStatus } from '@/contract/member/values.ts'
import type { Row } from '../../../store/port.ts'

/** A form as it was sent, with what the clerk said. */
export interface SentForm {
  form: CertificationForm
  papers: Paper[]
  reasons: FieldReason[]
  stage: CertificationStage
  /** What the enterprise was when it was sent. */
  before: CertificationStatus
  memberId: string
  submittedAt: string
  expectedAt: string
}

/** The certification of one enterprise; id is the company's. The state that rights depend on stands in the company. */
export interface CertificationRow extends Row {
  version: number
  draft?: CertificationForm
  draftAt?: string
  sent?: SentForm
  /** What stood in `sent` before, for a form that is taken back. */
  previous?: SentForm
  approvedAt?: string
  /** Last day of the approval, in China. */
  validTo?: string
  history: CertificationEvent[]
}
