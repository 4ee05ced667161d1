import type { CancelTender, TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { tenderMayBecome } from '@/contract/trade/tender/lifecycle.ts'
import { lapseCounters } from '../bid/counter.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { stateChanged } from '../../errors.ts'
import { dropJob } from '../../jobs.ts'
import { tellBidder, tellFavorites } from '../../member/notification/news.ts'
import { ownTender } from '../../guards.ts'
import type { TenderRow } from '../../tradeRows.ts'
import { tenderDetail } from './view.ts'

/** DRAFT | REVIEWING | QUOTING | EVALUATING -> CANCELLED, with a reason that is sent to every bidder. */
export function cancelTender(deps: Deps, input: CancelTender, caller: Caller): TenderDetail {
  const tender = ownTender(deps, caller, input.id)
  // Winners of a part rely on it.
  if (tender.version !== input.version || tender.award || !tenderMayBecome(tender.status, 'CANCELLED', 'publisher'))
    throw stateChanged(tender.body && tenderDetail(deps, tender, caller))
  const cancelled: TenderRow = {
    ...tender,
    status: 'CANCELLED',
    cancelReason: input.reason,
    cancelNote: input.note,
    version: tender.version + 1,
    updatedAt: iso(deps.now()),
  }
  deps.rows.tenders.put(cancelled)
  lapseCounters(deps, tender.id)
  dropJob(deps, 'tenderReview', tender.id)
  dropJob(deps, 'tenderDeadline', tender.id)
  for (const bid of deps.rows.bids
    .of('tenderId', tender.id)
    .filter(({ status }) => status === 'SUBMITTED' || status === 'SHORTLISTED' || status === 'NEED_RECONFIRM')) {
    deps.rows.bids.put({ ...bid, status: 'LOST', updatedAt: iso(deps.now()) })
    tellBidder(deps, tender, bid, 'TENDER_CANCELLED', { reason: input.reason })
  }
  if (tender.publishAt) tellFavorites(deps, tender, 'CANCELLED')
  return tenderDetail(deps, cancelled, caller)
}
