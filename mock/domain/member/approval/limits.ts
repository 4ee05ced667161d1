import { Big } from 'big.js'
import type { Limits, Tiers } from '@/contract/member/approval/schemas.ts'
import { chainOf, limitOf, type Need } from '@/contract/member/approval/rules.ts'
import { APPROVAL_KINDS, type ApprovalKind } from '@/contract/member/approval/values.ts'
import type { Deps } from '../../deps.ts'
import type { MemberRow } from '../../rows.ts'

const tiersOf = (deps: Deps, companyId: string): Tiers => deps.rows.approvalRules.get(companyId)?.tiers ?? {}
const isOwner = ({ role = 'OWNER' }: MemberRow): boolean => role === 'OWNER'

/** What a person has to have agreed to for an amount of one kind in CNY; undefined: it acts alone. */
export function needOf(deps: Deps, member: MemberRow, kind: ApprovalKind, cny: string): Need | undefined {
  const tiers = tiersOf(deps, member.companyId)[kind] ?? []
  const limit = limitOf(member.limits?.[kind], tiers, isOwner(member))
  return limit === undefined || new Big(cny).lte(limit) ? undefined : { limit, chain: chainOf(tiers, cny) }
}

/** Amounts above which a person has to ask, by kind; undefined if it never has to. */
export function limitsOf(deps: Deps, member: MemberRow): Limits | undefined {
  const tiers = tiersOf(deps, member.companyId)
  const limits = APPROVAL_KINDS.flatMap((kind) => {
    const limit = limitOf(member.limits?.[kind], tiers[kind] ?? [], isOwner(member))
    return limit === undefined ? [] : [[kind, limit] as const]
  })
  return limits.length > 0 ? Object.fromEntries(limits) : undefined
}
