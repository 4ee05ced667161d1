import { certificationEndpoints as calls } from '@/contract/member/certification/endpoints.ts'
import { certificationWire as wire } from '@/contract/member/certification/wire.ts'
import * as review from '../../domain/member/certification/review.ts'
import { certificationView } from '../../domain/member/certification/view.ts'
import * as write from '../../domain/member/certification/write.ts'
import type { JobHandlers } from '../../domain/jobs.ts'
import { on, type Route } from '../on.ts'

export const certificationRoutes: Route[] = [
  on(calls.detail, wire.detail, (deps, _, caller) => certificationView(deps, caller)),
  on(calls.saveDraft, wire.saveDraft, write.saveCertification),
  on(calls.submit, wire.submit, write.submitCertification),
  on(calls.withdraw, wire.withdraw, write.withdrawCertification),
]

/** Jobs of certifications: review, expiry of documents, revocation. */
export const CERTIFICATION_JOBS: JobHandlers = {
  certificationPickUp: review.clerkPicksUp,
  certificationDecide: review.clerkDecides,
  certificationExpiring: review.certificationExpires,
  certificationExpire: review.certificationEnds,
  certificationRevoke: review.certificationRevoked,
}
