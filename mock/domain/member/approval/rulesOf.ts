import { checkTiers } from '@/contract/member/approval/rules.ts'
import { hasPermission } from '@/contract/member/staff/permissions.ts'
import type { ApprovalRules, SaveRules, Tier, Tiers } from '@/contract/member/approval/schemas.ts'
import type { Caller, Deps } from '../../deps.ts'
import { stateChanged } from '../../errors.ts'
import { refuseProblems } from '../../guards.ts'
import { deputiesOf } from '../staff/deputy.ts'
import { memberOf } from '../view.ts'

/** The tiers of the caller's enterprise, version 0: none yet; its deputies, and whom the caller could name. */
export function approvalRules(deps: Deps, caller: Caller): ApprovalRules {
  const { tiers, version } = deps.rows.approvalRules.get(caller.companyId) ?? { tiers: {}, version: 0 }
  const deputies = deputiesOf(deps, caller.companyId)
  const people = peopleFor(deps, caller)
  return { tiers, version, ...(deputies.length > 0 && { deputies }), ...(people.length > 1 && { people }) }
}

/** The people who can sign in, for whoever may name one of them; else nobody. */
function peopleFor(deps: Deps, caller: Caller): NonNullable<ApprovalRules['people']> {
  if (!hasPermission(memberOf(deps, caller).role, 'DECIDE')) return []
  return deps.rows.members
    .of('companyId', caller.companyId)
    .filter(({ disabledAt }) => disabledAt === undefined)
    .map(({ id, contactName, account, role = 'OWNER' }) => ({ id, name: contactName || account, role }))
}

/** Sets all tiers of the enterprise; what is pending keeps its chain. */
export function saveRules(deps: Deps, { tiers, version }: SaveRules, caller: Caller): ApprovalRules {
  const before = approvalRules(deps, caller)
  if (before.version !== version) throw stateChanged(before)
  refuseProblems(checkTiers(tiers))
  deps.rows.approvalRules.put({ id: caller.companyId, tiers: openEnded(tiers), version: version + 1 })
  return approvalRules(deps, caller)
}

/** Kinds that have tiers, their last one without an end. */
function openEnded(tiers: Tiers): Tiers {
  const rows = Object.entries(tiers).flatMap(([kind, all]): [string, Tier[]][] => {
    const last = all.at(-1)
    return last ? [[kind, [...all.slice(0, -1), { chain: last.chain }]]] : []
  })
  return Object.fromEntries(rows)
}
