import { guardedName, type GuardedCall } from '@/contract/member/approval/calls.ts'
import { weightOf, type Need } from '@/contract/member/approval/rules.ts'
import { APPROVAL_HOURS, APPROVAL_NEEDED, type Decider } from '@/contract/member/approval/values.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { moneyText, type Money } from '@/contract/money.ts'
import { LABELS } from '../../../seed/dictLabels.ts'
import type { Caller, Deps } from '../../deps.ts'
import { DomainError } from '../../errors.ts'
import type { MemberRow } from '../../rows.ts'
import { boundBy, cnyOf, type Bound } from './amount.ts'
import { limitsOf, needOf } from './limits.ts'

const HOUR_MS = 3600_000

/** An amount above a person's limit. */
export interface Exceeded extends Bound, Need {
  cny: string
}

/** What of that is above a person's limits; of several the one that asks more. */
export function exceededBy(deps: Deps, member: MemberRow, bounds: readonly Bound[]): Exceeded | undefined {
  const above = bounds.flatMap((bound): Exceeded[] => {
    const cny = cnyOf(deps, bound.amount)
    const need = needOf(deps, member, bound.kind, cny)
    return need ? [{ ...bound, ...need, cny }] : []
  })
  return above.toSorted((a, b) => weightOf(b.chain) - weightOf(a.chain))[0]
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
  const bounds = boundBy(deps, done)
  if (bounds.some(({ amount }) => wasApproved(deps, call, done.input, amount, caller))) return
  const exceeded = exceededBy(deps, member, bounds)
  if (exceeded) throw approvalNeeded(deps, exceeded)
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

/** Who decides, as one says it of a person. */
const DECIDERS: Record<Decider, readonly [zh: string, en: string]> = {
  APPROVER: ['审批人', 'Approver'],
  OWNER: ['所有者', 'Owner'],
}

function approvalNeeded(deps: Deps, { kind, amount, cny, limit, chain }: Exceeded): DomainError {
  const at = deps.language === 'zh-CN' ? 0 : 1
  // Without any amount of one's own there is no limit to speak of.
  const text = Number(limit) > 0 ? 'approvalNeeded' : 'approvalNeededAny'
  return new DomainError(BUSINESS_CODES.notAllowed, text, {
    values: {
      kind: LABELS.approval_kind[kind][at],
      amount: moneyText(amount),
      limit: moneyText({ amount: limit, currency: 'CNY' }),
      who: chain.map((role) => DECIDERS[role][at]).join(' → '),
    },
    data: { reason: APPROVAL_NEEDED, kind, amount, cny, limit, chain: [...chain] },
  })
}
