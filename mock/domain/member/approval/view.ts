import type { Approval, ApprovalPage, ApprovalQuery } from '@/contract/member/approval/schemas.ts'
import type { ApprovalSubject } from '@/contract/member/approval/values.ts'
import type { MessageTarget } from '@/contract/member/notification/values.ts'
import { say } from '../../../messages.ts'
import type { Caller, Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { inDays, ownPage } from '../../list.ts'
import { targetTitle } from '../../title/targetTitle.ts'
import { decidesAs } from './deciders.ts'
import type { ApprovalRow } from './row.ts'

/** What names the subject, so that its title is in the reader's language. */
const TARGET: Record<ApprovalSubject, MessageTarget['kind']> = {
  TENDER: 'TENDER',
  BID: 'BID',
  ORDER: 'ORDER',
  LISTING: 'LISTING',
  AGREEMENT: 'AGREEMENT_BOUGHT',
  CREDIT: 'CREDIT',
}

/** The title of what it is about; as it was when asked if that is gone. */
export const titleOf = (deps: Deps, { subject, title }: ApprovalRow): string =>
  (subject && targetTitle(deps, { kind: TARGET[subject.kind], id: subject.id })) || title

/** An approval as a person of its enterprise reads it; the input stays on the server. */
export function approvalView(deps: Deps, row: ApprovalRow, { memberId }: Caller): Approval {
  const nameOf = (id: string): string => {
    const member = deps.rows.members.get(id)
    return member ? member.contactName || member.account : id
  }
  const { refusal, steps } = row
  const decides = decidesAs(deps, row, memberId)
  return {
    ...row,
    title: titleOf(deps, row),
    askerId: row.memberId,
    askerName: nameOf(row.memberId),
    steps: steps.map(({ role, memberId: by, forId, at }) => ({
      role,
      ...(by !== undefined && { memberName: nameOf(by) }),
      ...(forId !== undefined && { deputyOf: nameOf(forId) }),
      ...(at !== undefined && { at }),
    })),
    refusal: refusal?.map(({ key, values }) => say(key, deps.language, values)).join(' '),
    isMine: row.memberId === memberId,
    mayDecide: decides !== undefined,
    ...(decides?.forId !== undefined && { decidesFor: nameOf(decides.forId) }),
  }
}

/** An approval of the caller's enterprise; 4004 for others. */
export function ownApproval(deps: Deps, { companyId }: Caller, id: string): ApprovalRow {
  const row = deps.rows.approvals.get(id)
  if (row?.companyId !== companyId) throw notFound()
  return row
}

export const readApproval = (deps: Deps, { id }: { id: string }, caller: Caller): Approval =>
  approvalView(deps, ownApproval(deps, caller, id), caller)

/** The approvals of the caller's enterprise: pending ones first by their end, then the newest change. */
export function approvalPage(deps: Deps, query: ApprovalQuery, caller: Caller): ApprovalPage {
  const { kind, status, subjectId, keyword = '' } = query
  const isInDays = inDays(query)
  const wanted = keyword.toLowerCase()
  const mayDecide = (row: Readonly<ApprovalRow>) => decidesAs(deps, row, caller.memberId) !== undefined
  const isWanted = (row: Readonly<ApprovalRow>): boolean =>
    row.companyId === caller.companyId &&
    (!kind || row.kind === kind) &&
    (!status || row.status === status) &&
    (!subjectId || row.subjectId === subjectId) &&
    isInDays(row.createdAt) &&
    titleOf(deps, row).toLowerCase().includes(wanted)
  const of = (row: Readonly<ApprovalRow>) => [
    ...(mayDecide(row) ? ['decide'] : []),
    ...(row.memberId === caller.memberId ? ['asked'] : []),
  ]
  const until = (row: Readonly<ApprovalRow>) => (row.status === 'PENDING' ? row.until : undefined)
  const page = ownPage(deps.rows.approvals, isWanted, { wanted: query.show, of }, query, until)
  return { ...page, records: page.records.map((row) => approvalView(deps, row, caller)) }
}
