import type { ZoneFigures, ZoneQuery } from '@/contract/member/company/schemas.ts'
import { isCertified } from '@/contract/member/values.ts'
import { teuOf } from '@/contract/trade/tender/rules.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { tendersFor, tenderTest } from '../../trade/tender/search.ts'
import { bodyForList } from '../../trade/tender/listBody.ts'

const MONTH_MS = 30 * 86_400_000

/** Current figures of one kind of enterprise, counted from its members' activity. */
export function zoneFigures(deps: Deps, { userType }: ZoneQuery, caller: Caller | undefined): ZoneFigures {
  const since = iso(deps.now() - MONTH_MS)
  const members = deps.rows.companies.all((company) => company.userType === userType)
  const ids = new Set(members.map(({ id }) => id))
  const isOfMember = ({ companyId }: { companyId: string }): boolean => ids.has(companyId)
  const isOpen = tenderTest(deps, {}, caller)
  const open = tendersFor(deps, {})
    .all((tender) => ids.has(tender.companyId) && isOpen(tender))
    .map(bodyForList)
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
    published30d: deps.rows.tenders.within({ publishAt: { from: since } }).count(isOfMember),
    awarded30d: deps.rows.tenders.within({ 'award.awardedAt': { from: since } }).count(isOfMember),
    bids30d: deps.rows.bids.within({ submittedAt: { from: since } }).count(isOfMember),
    won30d: deps.rows.orders.within({ createdAt: { from: since } }).count(({ sellerId }) => ids.has(sellerId)),
    listings: deps.rows.listings.count(({ companyId, status }) => ids.has(companyId) && status === 'ONLINE'),
    medianResponseMin: responses[Math.floor(responses.length / 2)] ?? 0,
  }
}
