import type { Decider } from '@/contract/member/approval/values.ts'
import type { Deps } from '../../deps.ts'
import type { MemberRow } from '../../rows.ts'
import type { ApprovalRow } from './row.ts'

/** Whether a role decides a step: an owner may stand in for an approver. */
const isFit = ({ role = 'OWNER', disabledAt }: MemberRow, step: Decider): boolean =>
  disabledAt === undefined && (role === 'OWNER' || role === step)

/** The step that waits; undefined if none does. */
export const openStep = ({ steps, status }: ApprovalRow) =>
  status === 'PENDING' ? steps.find(({ memberId }) => memberId === undefined) : undefined

/**
 * Who may decide the step that waits: people of its role who neither asked nor decided an earlier one. Where there is
 * nobody else, an owner may.
 */
export function decidersOf(deps: Deps, row: ApprovalRow): MemberRow[] {
  const step = openStep(row)
  if (!step) return []
  const fit = deps.rows.members.of('companyId', row.companyId).filter((one) => isFit(one, step.role))
  const others = fit.filter(({ id }) => id !== row.memberId && row.steps.every(({ memberId }) => memberId !== id))
  return others.length > 0 ? others : fit.filter(({ role = 'OWNER' }) => role === 'OWNER')
}
