import { known } from '@/contract/known.ts'
import type { CertificationStatus } from '@/contract/member/values.ts'
import type { MessageId } from '@/i18n/ids.ts'

const SENTENCES: Record<CertificationStatus, MessageId> = {
  NONE: 'certification.state.NONE.text',
  SUBMITTED: 'certification.state.SUBMITTED.text',
  REVIEWING: 'certification.state.REVIEWING.text',
  APPROVED: 'certification.state.APPROVED.text',
  EXPIRING: 'certification.state.EXPIRING.text',
  EXPIRED: 'certification.state.EXPIRED.text',
  REJECTED: 'certification.state.REJECTED.text',
  REVOKED: 'certification.state.REVOKED.text',
}

/** What a company does next in a state of its certification; none for a state of a later release. */
export const certificationSentence = (state: CertificationStatus): MessageId | undefined => known(SENTENCES, state)
