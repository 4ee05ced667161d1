import type { ApprovalCommand, Approval } from '@/contract/member/approval/schemas.ts'
import type { Written } from '../../../store/watched.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { notAllowed, stateChanged } from '../../errors.ts'
import { dropJob } from '../../jobs.ts'
import type { RefundRow } from '../../tradeRows.ts'
import { tellAsker } from './news.ts'
import type { ApprovalRow } from './row.ts'
import { isAsAsked, SUBJECT_TABLES } from './subject.ts'
import { approvalView, ownApproval } from './view.ts'

/** Job that ends one that nobody decides. */
export const EXPIRE_JOB = 'approvalEnds'

/** A pending approval in the version that the caller saw; else 4009 with it as it stands. */
export function pendingApproval(deps: Deps, { id, version }: ApprovalCommand, caller: Caller): ApprovalRow {
  const row = ownApproval(deps, caller, id)
  if (row.status !== 'PENDING' || row.version !== version) throw stateChanged(approvalView(deps, row, caller))
  return row
}

/** Stores a change of an approval; one that no longer waits has no deadline. */
export function keepApproval(deps: Deps, row: ApprovalRow): ApprovalRow {
  const next = { ...row, version: row.version + 1, updatedAt: iso(deps.now()) }
  deps.rows.approvals.put(next)
  if (next.status !== 'PENDING') dropJob(deps, EXPIRE_JOB, next.id)
  return next
}

/** Ends an approval and tells who asked. */
export function endApproval(deps: Deps, row: ApprovalRow, end: Partial<ApprovalRow>): ApprovalRow {
  const ended = keepApproval(deps, { ...row, ...end })
  tellAsker(deps, ended)
  return ended
}

/** The person who asked takes it back. */
export function cancelApproval(deps: Deps, input: ApprovalCommand, caller: Caller): Approval {
  const row = pendingApproval(deps, input, caller)
  if (row.memberId !== caller.memberId) throw notAllowed('approvalNotYours')
  return approvalView(deps, keepApproval(deps, { ...row, status: 'CANCELLED' }), caller)
}

/** Takes back what a person who leaves asked for. */
export function cancelOf(deps: Deps, { id: memberId, companyId }: { id: string; companyId: string }): void {
  for (const row of deps.rows.approvals.of('companyId', companyId))
    if (row.memberId === memberId && row.status === 'PENDING') keepApproval(deps, { ...row, status: 'CANCELLED' })
}

/** Nobody decided in time. */
export function approvalEnds(deps: Deps, id: string): void {
  const row = deps.rows.approvals.get(id)
  if (row?.status === 'PENDING') endApproval(deps, row, { status: 'EXPIRED', expiry: 'TIME' })
}

/** What is pending about a thing that was written as another one, or about a refund that moved on. */
function outdated({ rows }: Deps, { table, before, after }: Written): ApprovalRow[] {
  const thing = after ?? before
  if (!thing || !SUBJECT_TABLES.includes(table)) return []
  if (table !== 'refunds') return rows.approvals.of('subjectId', thing.id).filter((row) => !isAsAsked(row, after))
  const { id, orderId } = thing as RefundRow
  return rows.approvals
    .of('subjectId', orderId)
    .filter(({ call, input }) => call === 'payment/answerRefund' && input['id'] === id)
}

/** Ends what is pending about things that a transaction gave another version. Looks only at what was written. */
export function endChanged(deps: Deps, written: readonly Written[]): void {
  for (const row of written.flatMap((one) => outdated(deps, one)))
    if (deps.rows.approvals.get(row.id)?.status === 'PENDING')
      endApproval(deps, row, { status: 'EXPIRED', expiry: 'CHANGED' })
}
