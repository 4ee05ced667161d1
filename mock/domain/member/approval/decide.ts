import { guardedPath } from '@/contract/member/approval/calls.ts'
import type { Approval, ApprovalCommand, RejectApproval } from '@/contract/member/approval/schemas.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { DomainError, notAllowed } from '../../errors.ts'
import { logWrite } from '../staff/log/write.ts'
import { attempt, callerOf, type Attempt } from './attempt.ts'
import { decidesAs, openStep } from './deciders.ts'
import { endApproval, keepApproval, pendingApproval } from './end.ts'
import { tellDeciders } from './news.ts'
import type { ApprovalRow, Said } from './row.ts'
import { approvalView } from './view.ts'

/** The pending approval whose next step the caller may decide. */
function toDecide(deps: Deps, input: ApprovalCommand, caller: Caller): ApprovalRow {
  const row = pendingApproval(deps, input, caller)
  if (!decidesAs(deps, row, caller.memberId))
    throw notAllowed(row.memberId === caller.memberId ? 'approvalOwn' : 'approvalOther')
  return row
}

/** The steps with the one that waits decided by the caller; the log is told in whose place. */
function decided(deps: Deps, row: ApprovalRow, { memberId }: Caller): ApprovalRow['steps'] {
  const open = openStep(row)
  const { forId } = decidesAs(deps, row, memberId) ?? {}
  if (forId !== undefined) deps.noteDeputy?.(forId)
  const by = { memberId, ...(forId !== undefined && { forId }), at: iso(deps.now()) }
  return row.steps.map((step) => (step === open ? { ...step, ...by } : step))
}

/**
 * Agrees. With the last step the call is done as the person who asked, in this transaction; if it is refused by now, the
 * approval ends, and keeps why.
 */
export async function approve(deps: Deps, input: ApprovalCommand, caller: Caller): Promise<Approval> {
  const row = toDecide(deps, input, caller)
  const steps = decided(deps, row, caller)
  const next: ApprovalRow = { ...row, steps }
  if (openStep(next)) {
    const kept = keepApproval(deps, next)
    tellDeciders(deps, kept)
    return approvalView(deps, kept, caller)
  }
  const done = await doneAs(deps, row)
  if (!('keep' in done)) {
    deps.noteChange?.('PENDING', 'EXPIRED')
    const ended = endApproval(deps, row, { status: 'EXPIRED', expiry: 'CHANGED', refusal: done.refusal })
    return approvalView(deps, ended, caller)
  }
  deps.noteChange?.('PENDING', 'APPROVED')
  // First, so that what the call changes does not end it.
  const ended = endApproval(deps, next, { status: 'APPROVED' })
  done.keep()
  const asker = callerOf(deps, row.memberId)
  if (asker) {
    const note = { before: 'PENDING', after: 'APPROVED' }
    await logWrite(deps, `POST ${guardedPath(row.call)}`, row.input, done.output, asker, note)
  }
  return approvalView(deps, ended, caller)
}

/** Does the stored call as the person who asked; if it is refused, what the server says. */
async function doneAs(deps: Deps, row: ApprovalRow): Promise<Attempt | { refusal: Said[] }> {
  const asker = callerOf(deps, row.memberId)
  if (!asker) return { refusal: [{ key: 'memberDisabled' }] }
  try {
    return await attempt(deps, row.call, row.input, asker)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { key, details } = error
    const fields = details.fields?.map((one): Said => ({ key: one.key, ...(one.values && { values: one.values }) }))
    return { refusal: fields ?? [{ key, ...(details.values && { values: details.values }) }] }
  }
}

/** Sends it back with a reason; the person who asked may mend it and ask again. */
export function rejectApproval(deps: Deps, input: RejectApproval, caller: Caller): Approval {
  const row = toDecide(deps, input, caller)
  deps.noteChange?.('PENDING', 'REJECTED')
  const steps = decided(deps, row, caller)
  return approvalView(deps, endApproval(deps, row, { steps, status: 'REJECTED', reason: input.reason }), caller)
}
