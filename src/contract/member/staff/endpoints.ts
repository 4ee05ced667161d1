import { get, post, renewsAll } from '../../endpoint.ts'
import type { Page } from '../../page.ts'
import type { Deputy, RemoveDeputy, SaveDeputy } from './deputy/schemas.ts'
import type { LogEntry, LogQuery } from './log/schemas.ts'
import { approvalEndpoints } from '../approval/endpoints.ts'
import type * as s from './schemas.ts'

const page = get<s.StaffQuery, s.StaffPage>('/trading/api/staff/page')
const changed = () => [renewsAll(page)]
/** Who decides is part of every approval. */
const deputyChanged = () => [
  renewsAll(approvalEndpoints.rules),
  renewsAll(approvalEndpoints.page),
  renewsAll(approvalEndpoints.detail),
]

/** The people of an enterprise (Assumed: decision 0004); all but `invitation` and deputies are the owner's. */
export const staffEndpoints = {
  page,
  /** What a link invites to; for guests. */
  invitation: get<{ code: string }, s.Invited>('/trading/api/staff/invitation'),
  /** What people of the enterprise did, newest first. */
  log: get<LogQuery, Page<LogEntry>>('/trading/api/staff/log'),
  invite: post<s.Invite, s.Invitation>('/trading/api/staff/invite', changed),
  revokeInvite: post<s.RevokeInvite, s.Invitation, s.Invitation>('/trading/api/staff/revokeInvite', changed),
  /** Gives a person another role. */
  change: post<s.ChangeStaff, s.StaffMember>('/trading/api/staff/change', changed),
  /** Sets up to which amounts a person acts alone (decision 0083). */
  saveLimits: post<s.SaveLimits, s.StaffMember>('/trading/api/staff/saveLimits', changed),
  /** Ends all sessions of a person, who can no longer sign in; drafts go to the owner who did it. */
  disable: post<s.StaffAct, s.StaffMember, s.StaffMember>('/trading/api/staff/disable', changed),
  enable: post<s.StaffAct, s.StaffMember, s.StaffMember>('/trading/api/staff/enable', changed),
  /** Names who decides approvals in one's place for some days, or that of another person as an owner. */
  saveDeputy: post<SaveDeputy, Deputy>('/trading/api/staff/saveDeputy', deputyChanged),
  removeDeputy: post<RemoveDeputy, Deputy>('/trading/api/staff/removeDeputy', deputyChanged),
  /** Makes a person the owner; the caller gets that person's role. */
  transferOwner: post<s.StaffAct, s.StaffMember>('/trading/api/staff/transferOwner', changed),
} as const
