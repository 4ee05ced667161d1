import { checkTiers } from '@/contract/member/approval/rules.ts'
import type { ApprovalRules, SaveRules, Tier, Tiers } from '@/contract/member/approval/schemas.ts'
import type { Caller, Deps } from '../../deps.ts'
import { stateChanged } from '../../errors.ts'
import { refuseProblems } from '../../guards.ts'

/** The tiers of the caller's enterprise; version 0: none yet. */
export function approvalRules(deps: Deps, { companyId }: Caller): ApprovalRules {
  return deps.rows.approvalRules.get(companyId) ?? { tiers: {}, version: 0 }
}

/** Sets all tiers of the enterprise; what is pending keeps its chain. */
export function saveRules(deps: Deps, { tiers, version }: SaveRules, caller: Caller): ApprovalRules {
  const before = approvalRules(deps, caller)
  if (before.version !== version) throw stateChanged(before)
  refuseProblems(checkTiers(tiers))
  const saved = { id: caller.companyId, tiers: openEnded(tiers), version: version + 1 }
  deps.rows.approvalRules.put(saved)
  return saved
}

/** Kinds that have tiers, their last one without an end. */
function openEnded(tiers: Tiers): Tiers {
  const rows = Object.entries(tiers).flatMap(([kind, all]): [string, Tier[]][] => {
    const last = all.at(-1)
    return last ? [[kind, [...all.slice(0, -1), { chain: last.chain }]]] : []
  })
  return Object.fromEntries(rows)
}
