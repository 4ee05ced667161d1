import { iso, type Caller, type Deps } from '../../deps.ts'
import { notify } from '../../member/notification/notify.ts'
import { tenderTest } from '../../trade/tender/search.ts'
import type { TenderRow } from '../../tradeRows.ts'

const HOUR_MS = 3_600_000

/** Notifies other enterprises whose saved search finds a newly opened tender; at most once an hour per search. */
export function tellSearches(deps: Deps, tender: TenderRow): void {
  const quietSince = iso(deps.now() - HOUR_MS)
  for (const search of deps.rows.searches.all((row) => (row.toldAt ?? '') <= quietSince)) {
    const company = deps.rows.companies.get(search.companyId)
    if (!company || company.id === tender.companyId) continue
    const { userType, certification } = company
    const caller: Caller = { memberId: '', sessionId: '', companyId: company.id, userType, certification }
    if (!tenderTest(deps, search.filters, caller)(tender)) continue
    deps.rows.searches.put({ ...search, toldAt: iso(deps.now()) })
    notify(deps, {
      companyId: company.id,
      type: 'TENDER_NEW_MATCH',
      params: { no: tender.no, title: tender.body?.title ?? '', name: search.name },
      target: { kind: 'TENDER', id: tender.id },
    })
  }
}
