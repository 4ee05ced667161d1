import type { HomeOverview } from '@/contract/front/home/schemas.ts'
import type { TenderDraft } from '@/contract/trade/tender/draft.ts'
import { teuOf } from '@/contract/trade/tender/rules.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { isPublic } from '../../trade/tender/admission.ts'
import { tenderTest } from '../../trade/tender/search.ts'
import { bodyForList } from '../../trade/tender/listBody.ts'
import type { TenderRow } from '../../tradeRows.ts'

const DAY_MS = 86_400_000

/** Key figures and busiest lanes, counted from the current state. */
export function homeOverview(deps: Deps, caller: Caller | undefined): HomeOverview {
  const monthAgo = iso(deps.now() - 30 * DAY_MS)
  const companies = deps.rows.companies.all()
  const open = deps.rows.tenders.all(tenderTest(deps, {}, caller)).map(bodyForList)
  const teu = (body: TenderDraft): number => teuOf(body, (isoCode) => deps.reference.teuByIsoCode.get(isoCode) ?? 0)
  const since = iso(deps.now() - 90 * DAY_MS)
  return {
    figures: {
      openTenders: open.length,
      openTeu: Math.round(open.reduce((sum, body) => sum + teu(body), 0)),
      enterprises: companies.length,
      forwarders: companies.filter((company) => company.userType === 2).length,
      consolidators: companies.filter((company) => company.userType === 3).length,
      awarded30d: deps.rows.tenders.count((tender) => (tender.award?.awardedAt ?? '') >= monthAgo),
      bids30d: deps.rows.bids.count((bid) => (bid.submittedAt ?? '') >= monthAgo),
    },
    hotLanes: hotLanes(deps.rows.tenders.all((tender) => isPublic(tender) && (tender.publishAt ?? '') >= since)),
  }
}

function hotLanes(tenders: readonly TenderRow[]): HomeOverview['hotLanes'] {
  const lanes = new Map<string, HomeOverview['hotLanes'][number]>()
  for (const tender of tenders)
    for (const { pol, pod } of tender.body?.lanes ?? []) {
      if (!pod) continue
      const lane = lanes.get(`${pol}${pod}`) ?? { pol, pod, tenders: 0, open: 0 }
      lanes.set(`${pol}${pod}`, {
        ...lane,
        tenders: lane.tenders + 1,
        open: lane.open + (tender.status === 'QUOTING' ? 1 : 0),
      })
    }
  return [...lanes.values()].toSorted((a, b) => b.tenders - a.tenders || a.pol.localeCompare(b.pol)).slice(0, 12)
}
