import { get, post, renewsAll, renewsDetail } from '../../endpoint.ts'
import type { OwnPage } from '../../page.ts'
import type { AmendAgreement, AnswerAmendment } from './amendment/schemas.ts'
import type { ClaimShortfall } from './minimum/schemas.ts'
import type { AnswerNotice, GiveNotice } from './notice/schemas.ts'
import type { AnswerRenewal, RenewAgreement } from './renewal/schemas.ts'
import type * as s from './schemas.ts'

type Detail = s.AgreementDetail

const page = get<s.AgreementQuery, OwnPage<s.AgreementSummary>>('/trading/api/agreement/page')
const detail = get<{ id: string }, Detail>('/trading/api/agreement/detail')
const changed = (value: Detail) => [renewsDetail(detail, value), renewsAll(page)]

/** Agreements of contract tenders (Assumed: decision 0004). They are called off by bookings. */
export const agreementEndpoints = {
  page,
  detail,
  /** The seller takes no more call-offs until what is overdue is paid. */
  suspend: post<s.SuspendAgreement, Detail, Detail>('/trading/api/agreement/suspend', changed),
  resume: post<s.AgreementCommand, Detail, Detail>('/trading/api/agreement/resume', changed),
  /** Either side gives notice. */
  terminate: post<s.TerminateAgreement, Detail, Detail>('/trading/api/agreement/terminate', changed),
  /** The other party agrees to end at once, or leaves it at the notice. */
  answerTerminate: post<s.AnswerTermination, Detail, Detail>('/trading/api/agreement/answerTerminate', changed),
  /** The seller changes a price that floats. */
  notice: post<GiveNotice, Detail, Detail>('/trading/api/agreement/notice', changed),
  /** The buyer lets an increase stand, or objects: its lanes end before it. */
  answerNotice: post<AnswerNotice, Detail, Detail>('/trading/api/agreement/answerNotice', changed),
  /** Either side proposes other containers, allocations and fixed prices. */
  amend: post<AmendAgreement, Detail, Detail>('/trading/api/agreement/amend', changed),
  /** The other party agrees: the terms change; or it refuses. */
  answerAmend: post<AnswerAmendment, Detail, Detail>('/trading/api/agreement/answerAmend', changed),
  /** Either side proposes a new period. */
  renew: post<RenewAgreement, Detail, Detail>('/trading/api/agreement/renew', changed),
  /** The other party agrees: an agreement that follows; or it refuses. */
  answerRenew: post<AnswerRenewal, Detail, Detail>('/trading/api/agreement/answerRenew', changed),
  /** The seller claims the fee for what is missing of the minimum; the buyer answers it on the order. */
  claimShortfall: post<ClaimShortfall, Detail, Detail>('/trading/api/agreement/claimShortfall', changed),
} as const
