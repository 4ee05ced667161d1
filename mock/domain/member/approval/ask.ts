import type { Approval, RequestApproval } from '@/contract/member/approval/schemas.ts'
import { APPROVAL_HOURS } from '@/contract/member/approval/values.ts'
import { iso, newId, type Caller, type Deps } from '../../deps.ts'
import { notAllowed, stateChanged } from '../../errors.ts'
import { planJob } from '../../jobs.ts'
import { companyName } from '../../title/companyName.ts'
import { memberOf } from '../view.ts'
import { boundBy } from './amount.ts'
import { attempt } from './attempt.ts'
import { EXPIRE_JOB } from './end.ts'
import { exceededBy } from './guard.ts'
import { tellDeciders } from './news.ts'
import type { ApprovalRow } from './row.ts'
import { deadlineOf, subjectOf } from './subject.ts'
import { approvalView } from './view.ts'

const HOUR_MS = 3600_000

/**
 * Asks for a call above the caller's limit. It is tried first: one that would be refused is refused at once, in its own
 * words. One thing is asked for once at a time.
 */
export async function requestApproval(deps: Deps, asked: RequestApproval, caller: Caller): Promise<Approval> {
  const { call, input, note } = asked
  const tried = await attempt(deps, call, input, caller)
  const bounds = boundBy(tried.deps, { call, input, output: tried.output, companyId: caller.companyId })
  const need = exceededBy(deps, memberOf(deps, caller), bounds)
  if (!need) throw notAllowed('approvalNotNeeded')
  const { kind, amount, cny } = need
  const about = subjectOf(deps, call, input)
  const same = deps.rows.approvals
    .of('subjectId', about?.subject.id ?? '')
    .find((row) => row.companyId === caller.companyId && row.call === call && row.status === 'PENDING')
  if (about && same) throw stateChanged(approvalView(deps, same, caller))
  const now = deps.now()
  const until = now + APPROVAL_HOURS * HOUR_MS
  const deadline = deadlineOf(deps, call, about?.subject, input)
  const row: ApprovalRow = {
    id: newId(deps),
    companyId: caller.companyId,
    memberId: caller.memberId,
    kind,
    call,
    input,
    status: 'PENDING',
    ...about,
    subjectId: about?.subject.id ?? '',
    title: titleIn(deps, tried.output, caller),
    amount,
    cny,
    note,
    steps: need.chain.map((role) => ({ role })),
    createdAt: iso(now),
    updatedAt: iso(now),
    until: iso(until),
    ...(deadline !== undefined && { deadline }),
    version: 1,
  }
  deps.rows.approvals.put(row)
  planJob(deps, EXPIRE_JOB, row.id, until)
  tellDeciders(deps, row)
  return approvalView(deps, row, caller)
}

/** What the tried call made is called; of a credit line the other side. */
function titleIn(deps: Deps, output: unknown, { companyId }: Caller): string {
  const { title, buyer, seller } = output as { title?: string; buyer?: { id: string }; seller?: { id: string } }
  if (title) return title
  const other = deps.rows.companies.get((buyer?.id === companyId ? seller : buyer)?.id ?? '')
  return other ? companyName(deps.language, other) : ''
}
