import { staffEndpoints as calls } from '@/contract/member/staff/endpoints.ts'
import { staffWire as wire } from '@/contract/member/staff/wire.ts'
import { invitationOf, invite, revokeInvite } from '../../domain/member/staff/invite.ts'
import type { JobHandlers } from '../../domain/jobs.ts'
import { DAYS_END_JOB, deputyDaysEnd, removeDeputy, saveDeputy } from '../../domain/member/staff/deputy.ts'
import {
  changeRole,
  disableStaff,
  enableStaff,
  saveLimits,
  staffPage,
  transferOwner,
} from '../../domain/member/staff/people.ts'
import { logPage } from '../../domain/member/staff/log/page.ts'
import { on, open, type Route } from '../on.ts'

export const staffRoutes: Route[] = [
  on(calls.page, wire.page, staffPage),
  open(calls.invitation, wire.invitation, invitationOf),
  on(calls.log, wire.log, logPage),
  on(calls.invite, wire.invite, invite),
  on(calls.revokeInvite, wire.revokeInvite, revokeInvite),
  on(calls.change, wire.change, changeRole),
  on(calls.saveLimits, wire.saveLimits, saveLimits),
  on(calls.disable, wire.disable, disableStaff),
  on(calls.enable, wire.enable, enableStaff),
  on(calls.saveDeputy, wire.saveDeputy, saveDeputy),
  on(calls.removeDeputy, wire.removeDeputy, removeDeputy),
  on(calls.transferOwner, wire.transferOwner, transferOwner),
]

/** Jobs of an enterprise's people. */
export const STAFF_JOBS: JobHandlers = { [DAYS_END_JOB]: deputyDaysEnd }
