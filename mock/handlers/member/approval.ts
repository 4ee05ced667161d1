import { approvalEndpoints as calls } from '@/contract/member/approval/endpoints.ts'
import { approvalWire as wire } from '@/contract/member/approval/wire.ts'
import type { JobHandlers } from '../../domain/jobs.ts'
import { requestApproval } from '../../domain/member/approval/ask.ts'
import { approve, rejectApproval } from '../../domain/member/approval/decide.ts'
import { approvalEnds, cancelApproval, EXPIRE_JOB } from '../../domain/member/approval/end.ts'
import { approvalRules, saveRules } from '../../domain/member/approval/rulesOf.ts'
import { approvalPage, readApproval } from '../../domain/member/approval/view.ts'
import { on, type Route } from '../on.ts'

export const approvalRoutes: Route[] = [
  on(calls.page, wire.page, approvalPage),
  on(calls.detail, wire.detail, readApproval),
  on(calls.rules, wire.rules, (deps, _, caller) => approvalRules(deps, caller)),
  on(calls.request, wire.request, requestApproval),
  on(calls.approve, wire.approve, approve),
  on(calls.reject, wire.reject, rejectApproval),
  on(calls.cancel, wire.cancel, cancelApproval),
  on(calls.saveRules, wire.saveRules, saveRules),
]

/** Jobs of approvals. */
export const APPROVAL_JOBS: JobHandlers = { [EXPIRE_JOB]: approvalEnds }
