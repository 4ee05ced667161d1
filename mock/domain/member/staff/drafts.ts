import type { Deps } from '../../deps.ts'
import type { MemberRow } from '../../rows.ts'

/** Gives the drafts of a person who leaves to another one of the same enterprise. */
export function giveDrafts({ rows }: Deps, { id, companyId }: MemberRow, memberId: string): void {
  for (const row of rows.tenders.of('companyId', companyId))
    if (row.memberId === id && row.status === 'DRAFT') rows.tenders.put({ ...row, memberId })
  for (const row of rows.bids.of('companyId', companyId))
    if (row.memberId === id && row.status === 'DRAFT') rows.bids.put({ ...row, memberId })
  for (const row of rows.listings.of('companyId', companyId))
    if (row.memberId === id && row.status === 'DRAFT') rows.listings.put({ ...row, memberId })
}
