import type { Decider } from '@/contract/member/approval/values.ts'
import type { Deps } from '../../deps.ts'
import type { MemberRow } from '../../rows.ts'
import { standInOf } from '../staff/deputy.ts'
import type { ApprovalRow, StepRow } from './row.ts'

/** Who may decide a step, and the person in whose place; without one in its own name. */
export interface DecidesAs {
  member: MemberRow
  forId?: string
}

/** Whether a role decides a step: an owner may stand in for an approver. */
const isFit = ({ role = 'OWNER', disabledAt }: MemberRow, step: Decider): boolean =>
  disabledAt === undefined && (role === 'OWNER' || role === step)

/** Whether a person asked, or has decided a step. */
const isIn = ({ memberId, steps }: ApprovalRow, id: string, of: (step: StepRow) => (string | undefined)[]): boolean =>
  memberId === id || steps.some((step) => of(step).includes(id))

/** The step that waits; undefined if none does. */
export const openStep = ({ steps, status }: ApprovalRow) =>
  status === 'PENDING' ? steps.find(({ memberId }) => memberId === undefined) : undefined

/**
 * Who may decide the step that waits: people of its role who neither asked nor decided an earlier one, and their
 * deputies, of whom the same holds. Where there is nobody else, an owner may. What was decided in a person's place counts
 * as decided by both. A deputy's own deputy stands in for the deputy's role only.
 */
export function decidersOf(deps: Deps, row: ApprovalRow): DecidesAs[] {
  const step = openStep(row)
  if (!step) return []
  const fit = deps.rows.members.of('companyId', row.companyId).filter((one) => isFit(one, step.role))
  const others = fit.filter(({ id }) => !isIn(row, id, ({ memberId, forId }) => [memberId, forId]))
  const direct = others.length > 0 ? others : fit.filter(({ role = 'OWNER' }) => role === 'OWNER')
  const found = new Map(direct.map((member): [string, DecidesAs] => [member.id, { member }]))
  for (const { id: forId, ...principal } of direct) {
    const member = standInOf(deps, { id: forId, ...principal })
    if (!member || found.has(member.id) || row.memberId === forId) continue
    if (!isIn(row, member.id, ({ memberId }) => [memberId])) found.set(member.id, { member, forId })
  }
  return [...found.values()]
}

/** How a person may decide the step that waits; undefined: not at all. */
export function decidesAs(deps: Deps, row: ApprovalRow, memberId: string): DecidesAs | undefined {
  return decidersOf(deps, row).find(({ member }) => member.id === memberId)
}
