import type { ZoneFigures, ZoneQuery } from '@/contract/member/company/schemas.ts'
import { isCertified } from '@/contract/member/values.ts'
import { teuOf } from '@/contract/trade/tender/rules.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { tenderTest } from '../../trade/tender/search.ts'
import { bodyForList } from '../../trade/tender/listBody.ts'

const MONTH_MS = 30 * 86_400_000

/** Current figures of one kind of enterprise, counted from its members' activity. */
export function zoneFigures(deps: Deps, { userType }: ZoneQuery, caller: Caller | undefined): ZoneFigures {
  const since = iso(deps.now() - MONTH_MS)
  const members = deps.rows.companies.all((company) => company.userType === userType)
  const ids = new Set(members.map(({ id }) => id))
  const isOpen = tenderTest(deps, {}, caller)
  const open = deps.rows.tenders.all((tender) => ids.has(tender.companyId) && isOpen(tender)).map(bodyForList)
  const teu = open.reduce(
    (sum, body) => sum + teuOf(body, (isoCode) => deps.reference.teuByIsoCode.get(isoCode) ?? 0),
    0,
  )
  const responses = members.map(({ medianResponseMin }) => medianResponseMin).toSorted((a, b) => a - b)
  return {
    enterprises: members.length,
    certified: members.filter(({ certification }) => isCertified(certification)).length,
    openTenders: open.length,
    openTeu: Math.round(teu),
    published30d: deps.rows.tenders.count(({ companyId, publishAt = '' }) => ids.has(companyId) && publishAt >= since),
    awarded30d: deps.rows.tenders.count(
      ({ companyId, award }) => ids.has(companyId) && (award?.awardedAt ?? '') >= since,
    ),
    bids30d: deps.rows.bids.count(({ companyId, submittedAt = '' }) => ids.has(companyId) && submittedAt >= since),
    won30d: deps.rows.orders.count(({ sellerId, createdAt }) => ids.has(sellerId) && createdAt >= since),
    listings: deps.rows.listings.count(({ companyId, status }) => ids.has(companyId) && status === 'ONLINE'),
    medianResponseMin: responses[Math.floor(responses.length / 2)] ?? 0,
  }
}
