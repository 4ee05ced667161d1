import type { HomeOverview } from '@/contract/front/home/schemas.ts'
import type { TenderDraft } from '@/contract/trade/tender/draft.ts'
import { teuOf } from '@/contract/trade/tender/rules.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { isPublic } from '../../trade/tender/admission.ts'
import { tendersFor, tenderTest } from '../../trade/tender/search.ts'
import { bodyForList } from '../../trade/tender/listBody.ts'
import type { TenderRow } from '../../tradeRows.ts'

const DAY_MS = 86_400_000

/** Key figures and busiest lanes, counted from the current state. */
export function homeOverview(deps: Deps, caller: Caller | undefined): HomeOverview {
  const monthAgo = iso(deps.now() - 30 * DAY_MS)
  const companies = deps.rows.companies.all()
  const open = tendersFor(deps, {})
    .all(tenderTest(deps, {}, caller))
    .map(bodyForList)
  const teu = (body: TenderDraft): number => teuOf(body, (isoCode) => deps.reference.teuByIsoCode.get(isoCode) ?? 0)
  const since = iso(deps.now() - 90 * DAY_MS)
  return {
    figures: {
      openTenders: open.length,
      openTeu: Math.round(open.reduce((sum, body) => sum + teu(body), 0)),
      enterprises: companies.length,
      forwarders: companies.filter((company) => company.userType === 2).length,
      consolidators: companies.filter((company) => company.userType === 3).length,
      awarded30d: deps.rows.tenders.within({ 'award.awardedAt': { from: monthAgo } }).count(),
      bids30d: deps.rows.bids.within({ submittedAt: { from: monthAgo } }).count(),
    },
    hotLanes: hotLanes(deps.rows.tenders.within({ publishAt: { from: since } }).all(isPublic)),
  }
}

function hotLanes(tenders: readonly TenderRow[]): HomeOverview['hotLanes'] {
  const lanes = new Map<string, HomeOverview['hotLanes'][number]>()
  for (const tender of tenders)
    for (const { pol, pod } of tender.body?.lanes ?? []) {
      if (!pod) continue
      const lane = lanes.get(`${pol}${pod}`) ?? { pol, pod, tenders: 0, open: 0 }
      lane.tenders += 1
      if (tender.status === 'QUOTING') lane.open += 1
      lanes.set(`${pol}${pod}`, lane)
    }
  return [...lanes.values()].toSorted((a, b) => b.tenders - a.tenders || a.pol.localeCompare(b.pol)).slice(0, 12)
}
