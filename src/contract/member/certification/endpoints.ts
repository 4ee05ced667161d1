import { get, post, renewal } from '../../endpoint.ts'
import type { Certification, SaveCertification, SubmitCertification, WithdrawCertification } from './schemas.ts'

const detail = get<Record<string, never>, Certification>('/trading/api/certification/detail')
const changed = (now: Certification) => [renewal(detail, () => now)]

/** Certification of the caller's enterprise (Assumed: decision 0004). */
export const certificationEndpoints = {
  detail,
  /** Keeps a half-done form, to go on with on any device. */
  saveDraft: post<SaveCertification, Certification, Certification>('/trading/api/certification/saveDraft', changed),
  submit: post<SubmitCertification, Certification, Certification>('/trading/api/certification/submit', changed),
  /** Takes a form back that nobody has looked at yet; it is a draft again. */
  withdraw: post<WithdrawCertification, Certification, Certification>('/trading/api/certification/withdraw', changed),
} as const
