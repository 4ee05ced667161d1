import { iso, type Deps } from '../../deps.ts'
import { expireBids, expireUnconfirmed } from '../bid/expire.ts'
import { tellFavorites, tellPublisher } from '../../member/notification/news.ts'

/**
 * The deadline: QUOTING -> EVALUATING, or FAILED without a valid bid. Runs exactly at that time of the market clock.
 */
export function closeQuoting(deps: Deps, tenderId: string): void {
  const tender = deps.rows.tenders.get(tenderId)
  if (tender?.status !== 'QUOTING' || !tender.body || Date.parse(tender.body.deadline) > deps.now()) return
  const valid = deps.rows.bids.of('tenderId', tenderId).filter((bid) => bid.status === 'SUBMITTED')
  deps.rows.tenders.put({
    ...tender,
    status: valid.length > 0 ? 'EVALUATING' : 'FAILED',
    version: tender.version + 1,
    updatedAt: iso(deps.now()),
  })
  expireBids(deps, tenderId)
  expireUnconfirmed(deps, tender)
  if (valid.length > 0)
    return tellPublisher(deps, tender, 'TENDER_CLOSED', {
      count: String(new Set(valid.map((bid) => bid.companyId)).size),
    })
  tellPublisher(deps, tender, 'TENDER_FAILED')
  return tellFavorites(deps, tender, 'FAILED')
}
