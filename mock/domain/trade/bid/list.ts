import type { BidDetail, BidForTender, BidForTenderQuery, BidQuery, BidSummary } from '@/contract/trade/bid/schemas.ts'
import type { BidStats } from '@/contract/trade/bid/record/schemas.ts'
import type { BidStatus } from '@/contract/trade/bid/values.ts'
import type { OwnPage } from '@/contract/page.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { inDays, ownPage } from '../../list.ts'
import { keysOf, namedBy } from '../../front/search/keys.ts'
import { tenderKeys } from '../../front/search/things.ts'
import { knownTender, maySee } from '../tender/admission.ts'
import { partOf } from '../tender/winners.ts'
import { ownBid } from '../../guards.ts'
import type { BidRow } from '../../tradeRows.ts'
import { bodyForList } from '../tender/listBody.ts'
import { portsOf, sentBids } from './sentBids.ts'
import { bidDetail, bidSummary, tenderOf } from './view.ts'

type Tab = NonNullable<BidQuery['tab']>

/** Tab of each bid status in the bidder's list (FIELD part 1 "My bids"). */
const TAB_OF: Record<BidStatus, Tab> = {
  DRAFT: 'draft',
  SUBMITTED: 'submitted',
  NEED_RECONFIRM: 'submitted',
  SHORTLISTED: 'shortlisted',
  AWARDED: 'won',
  CONFIRMED: 'won',
  DECLINED: 'lost',
  LOST: 'lost',
  DISQUALIFIED: 'lost',
  WITHDRAWN: 'withdrawn',
  EXPIRED: 'expired',
}

/** The deadline that runs for a bid: of the award, of a counter-offer, or of the tender that a draft is for. */
function untilOf(deps: Deps, bid: Readonly<BidRow>): string | undefined {
  if (bid.counter?.status === 'OPEN') return bid.counter.until
  if (bid.status !== 'AWARDED' && bid.status !== 'DRAFT') return undefined
  const tender = deps.rows.tenders.get(bid.tenderId)
  if (!tender) return undefined
  if (bid.status === 'AWARDED') return partOf(tender, bid.id)?.confirmBy
  return tender.status === 'QUOTING' ? tender.body?.deadline : undefined
}

/** The caller's bids, by the deadline that runs, then newest change first. */
export function myBids(deps: Deps, query: BidQuery, caller: Caller): OwnPage<BidSummary> {
  const isInDays = inDays(query)
  const isNamed = namedBy(query.keyword)
  const isWanted = (bid: BidRow): boolean => {
    if (bid.companyId !== caller.companyId) return false
    if (query.status && bid.status !== query.status) return false
    if (!isInDays(bid.createdAt)) return false
    const tender = tenderOf(deps, bid)
    // A mere draft must not keep an invited tender visible after the invitation was withdrawn.
    if (!maySee(deps, tender, caller)) return false
    return isNamed(() => [keysOf({ codes: [bid.no], zh: '' }), tenderKeys(tender)])
  }
  const tabs = { wanted: query.tab, of: ({ status }: BidRow) => [TAB_OF[status]] }
  const page = ownPage(deps.rows.bids.within({ companyId: caller.companyId }), isWanted, tabs, query, (bid) =>
    untilOf(deps, bid),
  )
  return { ...page, records: page.records.map((bid) => bidSummary(deps, bid)) }
}

/** One own bid. */
export function myBid(deps: Deps, { id }: { id: string }, caller: Caller): BidDetail {
  return bidDetail(deps, ownBid(deps, caller, id))
}

/** The caller's bids on a tender: the requested alternative as submitted and as draft, and the names of all. */
export function bidForTender(deps: Deps, { tenderId, option = 1 }: BidForTenderQuery, caller: Caller): BidForTender {
  knownTender(deps, tenderId, caller)
  const all = deps.rows.bids
    .of('tenderId', tenderId)
    .filter((entry) => entry.companyId === caller.companyId)
    .toSorted((a, b) => a.option - b.option)
  const bid = all.find((one) => one.option === option)
  return {
    ...(bid?.body && { bid: bidDetail(deps, bid) }),
    ...(bid?.sketch && { draft: bid.sketch }),
    ...(bid && { draftId: bid.id }),
    ...(bid?.waiting && { waitingSince: bid.waiting.at }),
    options: all.map(({ id, option: no, status, body, allIn }) => ({
      id,
      option: no,
      status,
      ...(body?.optionName && { optionName: body.optionName }),
      ...(allIn && { allIn: { amount: allIn.amount, currency: allIn.currency } }),
    })),
  }
}

/** Twelve months and the eight busiest lanes. */
export function bidStats(deps: Deps, caller: Caller): BidStats {
  const { all: sent, byMonth } = sentBids(deps, caller.companyId)
  const won = (bid: BidRow): boolean => bid.status === 'AWARDED' || bid.status === 'CONFIRMED'
  return { months: months(deps, byMonth, won), lanes: lanes(deps, sent, won) }
}

function months(
  deps: Deps,
  byMonth: ReadonlyMap<string, readonly BidRow[]>,
  won: (bid: BidRow) => boolean,
): BidStats['months'] {
  const now = new Date(deps.now())
  return Array.from({ length: 12 }, (_, index) => {
    const month = iso(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + index, 1)).slice(0, 7)
    const inMonth = byMonth.get(month) ?? []
    return { month, submitted: inMonth.length, won: inMonth.filter(won).length }
  })
}

function lanes(deps: Deps, sent: readonly BidRow[], won: (bid: BidRow) => boolean): BidStats['lanes'] {
  const byLane = new Map<string, BidStats['lanes'][number]>()
  for (const bid of sent) {
    const [lane] = bid.askedLanes ?? bodyForList(tenderOf(deps, bid)).lanes
    if (!lane) continue
    const key = portsOf(lane)
    const entry = byLane.get(key) ?? { pol: lane.pol, ...(lane.pod && { pod: lane.pod }), submitted: 0, won: 0 }
    entry.submitted += 1
    if (won(bid)) entry.won += 1
    byLane.set(key, entry)
  }
  return [...byLane.values()].toSorted((a, b) => b.submitted - a.submitted).slice(0, 8)
}
