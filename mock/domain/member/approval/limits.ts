import { Big } from 'big.js'
import { guardedName, GUARDED, type GuardedCall } from '@/contract/member/approval/calls.ts'
import type { Limits, Tiers } from '@/contract/member/approval/schemas.ts'
import { chainOf, limitOf, type Need } from '@/contract/member/approval/rules.ts'
import {
  APPROVAL_HOURS,
  APPROVAL_KINDS,
  APPROVAL_NEEDED,
  type ApprovalKind,
} from '@/contract/member/approval/values.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { moneyText, type Money } from '@/contract/money.ts'
import { LABELS } from '../../../seed/dictLabels.ts'
import type { Caller, Deps } from '../../deps.ts'
import { DomainError } from '../../errors.ts'
import type { MemberRow } from '../../rows.ts'
import { amountOf, cnyOf } from './amount.ts'

const HOUR_MS = 3600_000

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

/**
 * Rejects a call that was done above the limit of its person, with who would decide: what it wrote is rolled back. Only
 * then is its amount known exactly, and what would be refused anyway is refused in its own words.
 */
export function refuseAboveLimit(deps: Deps, path: string, input: unknown, output: unknown, caller: Caller): void {
  const call = guardedName(path)
  const member = call && deps.rows.members.get(caller.memberId)
  // Nobody of most enterprises has limits.
  if (!member || deps.isApproved || limitsOf(deps, member) === undefined) return
  const done = { call, input: input as Record<string, unknown>, output, companyId: caller.companyId }
  const amount = amountOf(deps, done)
  if (!amount || wasApproved(deps, done.call, done.input, amount, caller)) return
  const { kind } = GUARDED[call]
  const cny = cnyOf(deps, amount)
  const need = needOf(deps, member, kind, cny)
  if (need) throw approvalNeeded(deps, kind, amount, cny, need)
}

/** Whether this payment was agreed to lately: the person opens it again to pay it. */
function wasApproved(
  deps: Deps,
  call: GuardedCall,
  { orderId }: Record<string, unknown>,
  { amount, currency }: Money,
  { companyId }: Caller,
): boolean {
  if (call !== 'payment/create') return false
  const since = new Date(deps.now() - APPROVAL_HOURS * HOUR_MS).toISOString()
  return deps.rows.approvals
    .of('subjectId', String(orderId))
    .some(
      (row) =>
        row.companyId === companyId &&
        row.call === call &&
        row.status === 'APPROVED' &&
        row.updatedAt > since &&
        row.amount.amount === amount &&
        row.amount.currency === currency,
    )
}

function approvalNeeded(deps: Deps, kind: ApprovalKind, amount: Money, cny: string, need: Need): DomainError {
  const at = deps.language === 'zh-CN' ? 0 : 1
  const { limit, chain } = need
  return new DomainError(BUSINESS_CODES.notAllowed, 'approvalNeeded', {
    values: {
      kind: LABELS.approval_kind[kind][at],
      amount: moneyText(amount),
      limit: moneyText({ amount: limit, currency: 'CNY' }),
      who: chain.map((role) => LABELS.staff_role[role][at]).join(' → '),
    },
    data: { reason: APPROVAL_NEEDED, kind, amount, cny, limit, chain: [...chain] },
  })
}
