import type { Todo } from '@/contract/member/center/schemas.ts'
import type { TodoKind } from '@/contract/member/center/values.ts'
import type { Caller, Deps } from '../../deps.ts'
import { decidesAs } from './deciders.ts'
import { titleOf } from './view.ts'

/** What waits for the caller's decision. */
export function approvalTodos(deps: Deps, { companyId, memberId }: Caller): [TodoKind, Todo['items']][] {
  const mine = deps.rows.approvals.of('companyId', companyId).filter((row) => decidesAs(deps, row, memberId))
  const items = mine.map((row) => ({
    id: row.id,
    no: '',
    title: titleOf(deps, row),
    dueAt: row.until,
    amount: row.amount,
  }))
  return [['TO_APPROVE', items]]
}
