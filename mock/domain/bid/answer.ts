import { bidMayBecome } from '@/contract/bid/lifecycle.ts'
import type { BidDetail, BidVerb, DeclineBid } from '@/contract/bid/schemas.ts'
import { iso, type Caller, type Deps } from '../deps.ts'
import { stateChanged } from '../errors.ts'
import { dropJob } from '../jobs.ts'
import { tellPublisher, tellSide } from '../message/news.ts'
import { closeOrder, openForPayment } from '../order/close.ts'
import { reopen } from '../tender/unaward.ts'
import { needCertified, ownBid } from '../trade/guards.ts'
import type { BidRow, TenderRow } from '../tradeRows.ts'
import { bidDetail, tenderOf } from './view.ts'

function awarded(
  deps: Deps,
  caller: Caller,
  input: BidVerb,
): { bid: BidRow; tender: TenderRow & { award: NonNullable<TenderRow['award']> } } {
  needCertified(caller)
  const bid = ownBid(deps, caller, input.id)
  const tender = tenderOf(deps, bid)
  const { award } = tender
  if (bid.version !== input.version || !bidMayBecome(bid.status, 'CONFIRMED', 'bidder') || award?.bidId !== bid.id)
    throw stateChanged(bidDetail(deps, bid))
  return { bid, tender: { ...tender, award } }
}

/** The winner takes the award: the tender is CONTRACTED and the order waits for payment. */
export function confirmAward(deps: Deps, input: BidVerb, caller: Caller): BidDetail {
  const { bid, tender } = awarded(deps, caller, input)
  return bidDetail(deps, settle(deps, tender, bid))
}

/** What a confirmation does, whoever gives it. */
export function settle(
  deps: Deps,
  tender: TenderRow & { award: NonNullable<TenderRow['award']> },
  bid: BidRow,
): BidRow {
  const now = iso(deps.now())
  const confirmed: BidRow = { ...bid, status: 'CONFIRMED', updatedAt: now }
  deps.rows.bids.put(confirmed)
  deps.rows.tenders.put({ ...tender, status: 'CONTRACTED', version: tender.version + 1, updatedAt: now })
  dropJob(deps, 'awardSilence', tender.id)
  dropJob(deps, 'robotConfirm', tender.id)
  openForPayment(deps, tender.award.orderId)
  const order = deps.rows.orders.get(tender.award.orderId)
  if (order) tellSide(deps, order, order.buyerId, 'ORDER_CONFIRMED')
  return confirmed
}

/** The winner declines with a reason: the order is closed and the tender is open for another decision. */
export function declineAward(deps: Deps, input: DeclineBid, caller: Caller): BidDetail {
  const { bid, tender } = awarded(deps, caller, input)
  closeOrder(deps, tender.award.orderId, 'CANCELLED', input.note)
  reopen(deps, tender, 'DECLINED', { declineReason: input.reason })
  tellPublisher(deps, tender, 'ORDER_DECLINED', { reason: input.reason })
  return bidDetail(deps, ownBid(deps, caller, bid.id))
}
