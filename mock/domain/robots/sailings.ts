import { sailingsLost } from '@/contract/trade/bid/carriage/sailings.ts'
import type { Deps } from '../deps.ts'
import { isOpenBid, namesSailing, sailingNewsOf } from '../trade/bid/sailingNews.ts'
import { replaceSailing } from '../trade/bid/replaceSailing.ts'
import type { BidRow } from '../tradeRows.ts'
import { callerFor, isRobotCompany } from './buyers.ts'

/**
 * Robot bidders name the next sailing on lanes whose every sailing has fallen away, as a bidder does who wants the award.
 * MARKET 8.2.
 */
export function replaceLost(deps: Deps, isHit: (id: string) => boolean): void {
  for (const bid of deps.rows.bids.all((one) => isOpenBid(one) && namesSailing(one, isHit)))
    if (isRobotCompany(deps, bid.companyId)) replaceIn(deps, bid)
}

function replaceIn(deps: Deps, bid: BidRow): void {
  const tender = deps.rows.tenders.get(bid.tenderId)
  const caller = callerFor(deps, bid.companyId)
  if (!tender || !caller) return
  const news = sailingNewsOf(deps, bid, tender)
  for (const laneNo of sailingsLost(bid.body?.lanes ?? [], news)) {
    const lost = news.find((one) => one.laneNo === laneNo && one.offers.length > 0)
    const sailingId = lost?.offers[0]?.id
    const version = deps.rows.bids.get(bid.id)?.version
    if (!lost || sailingId === undefined || version === undefined) continue
    const requestNo = `robot-sailing-${bid.id}-${lost.id}`
    replaceSailing(deps, { id: bid.id, version, laneNo, lostId: lost.id, sailingId, requestNo }, caller)
  }
}
