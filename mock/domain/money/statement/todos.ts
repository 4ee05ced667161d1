import type { Todo } from '@/contract/member/center/schemas.ts'
import type { Deps } from '../../deps.ts'
import { nameIn } from '../credit/todos.ts'
import { linesOf } from './lines.ts'
import type { StatementRow } from './row.ts'

/** Statements on which an enterprise has something to do: send a draft, check what was sent, answer a dispute. */
export function statementTodos(deps: Deps, companyId: string): Todo['items'] {
  const isWaiting = (row: StatementRow): boolean => {
    if (!row.lines) return row.sellerId === companyId && linesOf(deps, row).length > 0
    const isBuyer = row.buyerId === companyId
    return row.lines.some(({ state, offer }) =>
      isBuyer ? state === 'OPEN' || (state === 'DISPUTED' && offer) : state === 'DISPUTED' && !offer,
    )
  }
  return deps.rows.statements
    .within({ buyerId: companyId, sellerId: companyId })
    .all()
    .filter(isWaiting)
    .map(({ id, no, buyerId, sellerId }) => ({
      id,
      no,
      title: nameIn(deps, buyerId === companyId ? sellerId : buyerId),
    }))
}
