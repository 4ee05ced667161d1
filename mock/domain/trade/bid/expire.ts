import { marketDay } from '../../zone.ts'
import { iso, type Deps } from '../../deps.ts'
import { tellBidder } from '../../member/notification/news.ts'
import type { TenderRow } from '../../tradeRows.ts'

/** Bids whose prices expired before the decision: SUBMITTED | SHORTLISTED -> EXPIRED. */
export function expireBids(deps: Deps, tenderId: string): void {
  const today = marketDay(deps.now())
  for (const bid of deps.rows.bids
    .of('tenderId', tenderId)
    .filter((entry) => entry.status === 'SUBMITTED' || entry.status === 'SHORTLISTED'))
    if (bid.body && bid.body.validTo < today)
      deps.rows.bids.put({ ...bid, status: 'EXPIRED', updatedAt: iso(deps.now()) })
}

/** Quoting has closed: bids not reconfirmed after an amendment lapse. NEED_RECONFIRM -> EXPIRED. */
export function expireUnconfirmed(deps: Deps, tender: TenderRow): void {
  for (const bid of deps.rows.bids.of('tenderId', tender.id).filter((one) => one.status === 'NEED_RECONFIRM')) {
    deps.rows.bids.put({ ...bid, status: 'EXPIRED', updatedAt: iso(deps.now()) })
    tellBidder(deps, tender, bid, 'BID_LOST', { variant: 'late' })
  }
}
