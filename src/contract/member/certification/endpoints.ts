import { get, post, renewal } from '../../endpoint.ts'
import type { Certification, SaveCertification, SubmitCertification, WithdrawCertification } from './schemas.ts'

const detail = get<Record<string, never>, Certification>('/trading/api/certification/detail')
const changed = (now: Certification) => [renewal(detail, () => now)]

/** Certification of the caller's enterprise (Assumed: decision 0004). */
export const certificationEndpoints = {
  detail,
  /** Stores an incomplete form, so that it can be continued on any device. */
  saveDraft: post<SaveCertification, Certification, Certification>('/trading/api/certification/saveDraft', changed),
  submit: post<SubmitCertification, Certification, Certification>('/trading/api/certification/submit', changed),
  /** Withdraws a form before its review; it becomes a draft again. */
  withdraw: post<WithdrawCertification, Certification, Certification>('/trading/api/certification/withdraw', changed),
} as const
