import type { OwnPage } from '@/contract/page.ts'
import type { Statement, StatementDetail, StatementQuery } from '@/contract/money/statement/schemas.ts'
import type { Caller, Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { keysOf, namedBy } from '../../front/search/keys.ts'
import { nameKeys } from '../../front/search/things.ts'
import { inDays, newestChange, ownPageOf } from '../../list.ts'
import type { StatementRow } from './row.ts'
import { statementDetail, statementView } from './view.ts'

/** A draft is seen by its seller only. */
const isSeen = (row: Readonly<StatementRow>, { companyId }: Caller): boolean =>
  row.sellerId === companyId || (row.buyerId === companyId && row.status !== 'DRAFT')

const TABS = {
  DRAFT: 'toCheck',
  SENT: 'toCheck',
  DISPUTED: 'toCheck',
  CONFIRMED: 'open',
  PART_PAID: 'open',
  PAID: 'paid',
} as const satisfies Record<Statement['status'], string>

/** The caller's statements on either side, newest change first. */
export function myStatements(deps: Deps, query: StatementQuery, caller: Caller): OwnPage<Statement> {
  const isInDays = inDays(query)
  const isNamed = namedBy(query.keyword)
  const isMine = (row: Readonly<StatementRow>): boolean => {
    if (!isSeen(row, caller)) return false
    const other = deps.rows.companies.get(row.buyerId === caller.companyId ? row.sellerId : row.buyerId)
    return (
      isInDays(row.createdAt) &&
      isNamed(() => [keysOf({ codes: [row.no], zh: '' }), ...(other ? [nameKeys(other)] : [])])
    )
  }
  const rows = deps.rows.statements.all(isMine).toSorted(newestChange)
  const views = rows.map((row) => statementView(deps, row, caller))
  return ownPageOf(views, { wanted: query.tab, of: ({ status }) => [TABS[status]] }, query)
}

/** One statement for its parties; 4004 for others. */
export function readStatement(deps: Deps, { id }: { id: string }, caller: Caller): StatementDetail {
  const row = deps.rows.statements.get(id)
  if (!row || !isSeen(row, caller)) throw notFound()
  return statementDetail(deps, row, caller)
}
