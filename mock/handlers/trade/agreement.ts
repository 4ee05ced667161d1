import { agreementEndpoints as calls } from '@/contract/trade/agreement/endpoints.ts'
import { agreementWire as wire } from '@/contract/trade/agreement/wire.ts'
import type { JobHandlers } from '../../domain/jobs.ts'
import { robotAnswersAmendment } from '../../domain/robots/amendments.ts'
import { robotCallsOff } from '../../domain/robots/callOffs.ts'
import { robotAnswersRenewal } from '../../domain/robots/renewals.ts'
import { amendmentLapses, answerAmendment, proposeAmendment } from '../../domain/trade/agreement/amendment.ts'
import { agreementEnds, agreementEndsSoon, agreementStarts } from '../../domain/trade/agreement/clock.ts'
import { claimShortfall } from '../../domain/trade/agreement/claim.ts'
import { answerNotice, giveNotice } from '../../domain/trade/agreement/notice.ts'
import { answerRenewal, proposeRenewal, renewalLapses } from '../../domain/trade/agreement/renewal.ts'
import { resumeAgreement, suspendAgreement } from '../../domain/trade/agreement/suspend.ts'
import { answerTermination, terminateAgreement } from '../../domain/trade/agreement/terminate.ts'
import { tellUnused } from '../../domain/trade/agreement/unused.ts'
import { myAgreements, readAgreement } from '../../domain/trade/agreement/view.ts'
import { on, type Route } from '../on.ts'

/** Routes of agreements; they are called off by bookings. */
export const agreementRoutes: Route[] = [
  on(calls.page, wire.page, myAgreements),
  on(calls.detail, wire.detail, readAgreement),
  on(calls.suspend, wire.suspend, suspendAgreement),
  on(calls.resume, wire.resume, resumeAgreement),
  on(calls.terminate, wire.terminate, terminateAgreement),
  on(calls.answerTerminate, wire.answerTerminate, answerTermination),
  on(calls.notice, wire.notice, giveNotice),
  on(calls.answerNotice, wire.answerNotice, answerNotice),
  on(calls.amend, wire.amend, proposeAmendment),
  on(calls.answerAmend, wire.answerAmend, answerAmendment),
  on(calls.renew, wire.renew, proposeRenewal),
  on(calls.answerRenew, wire.answerRenew, answerRenewal),
  on(calls.claimShortfall, wire.claimShortfall, claimShortfall),
]

/** Jobs of agreements. */
export const AGREEMENT_JOBS: JobHandlers = {
  agreementStart: agreementStarts,
  agreementEndsSoon,
  agreementEnd: agreementEnds,
  robotCallOff: robotCallsOff,
  agreementUnused: tellUnused,
  robotRenewal: robotAnswersRenewal,
  renewalLapse: renewalLapses,
  robotAmendment: robotAnswersAmendment,
  amendmentLapse: amendmentLapses,
}
