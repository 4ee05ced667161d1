import type { ConfirmBid } from '@/contract/trade/bid/outcome/schemas.ts'
import type { BidDetail, BidCommand, DeclineBid } from '@/contract/trade/bid/schemas.ts'
import type { AwardWinner } from '@/contract/trade/tender/award/schemas.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { stateChanged } from '../../errors.ts'
import { dropJob } from '../../jobs.ts'
import { tellPublisher, tellSide } from '../../member/notification/news.ts'
import { closeOrder, openForPayment } from '../../money/order/close.ts'
import { openAgreement } from '../agreement/create.ts'
import { reopen } from '../tender/unaward.ts'
import { changeWinners, keyOf, statusByWinners, waitingPart } from '../tender/winners.ts'
import { needCertified, ownBid } from '../../guards.ts'
import type { BidRow, TenderRow } from '../../tradeRows.ts'
import { bidDetail, tenderOf } from './view.ts'

interface Won {
  bid: BidRow
  tender: TenderRow
  part: AwardWinner
}

function awarded(deps: Deps, caller: Caller, input: BidCommand): Won {
  needCertified(caller)
  const bid = ownBid(deps, caller, input.id)
  const tender = tenderOf(deps, bid)
  const part = waitingPart(tender, bid.id)
  if (bid.version !== input.version || bid.status !== 'AWARDED' || !part) throw stateChanged(bidDetail(deps, bid))
  return { bid, tender, part }
}

/**
 * The winner confirms its part: its order waits for payment, is confirmed on credit, or becomes an agreement; with the
 * last open part the tender is CONTRACTED.
 */
export function confirmAward(deps: Deps, input: ConfirmBid, caller: Caller): BidDetail {
  return bidDetail(deps, settle(deps, awarded(deps, caller, input), input.creditLimit))
}

/** Effects of a confirmation, by a user or a robot. */
export function settle(deps: Deps, { bid, tender, part }: Won, creditLimit?: string): BidRow {
  const now = iso(deps.now())
  const confirmed: BidRow = { ...bid, status: 'CONFIRMED', updatedAt: now }
  deps.rows.bids.put(confirmed)
  if (tender.award) {
    const award = changeWinners(tender.award, (winner) => keyOf(winner) === keyOf(part), { status: 'CONFIRMED' })
    const status = statusByWinners(tender, award)
    deps.rows.tenders.put({ ...tender, award, status, version: tender.version + 1, updatedAt: now })
  }
  dropJob(deps, 'awardSilence', keyOf(part))
  dropJob(deps, 'robotConfirm', keyOf(part))
  if (part.orderId === undefined) openAgreement(deps, tender, confirmed, part)
  else {
    openForPayment(deps, part.orderId, creditLimit)
    const order = deps.rows.orders.get(part.orderId)
    if (order) tellSide(deps, order, order.buyerId, 'ORDER_CONFIRMED')
  }
  return confirmed
}

/** The winner declines with a reason: its order, if any, is closed and its part is open again. */
export function declineAward(deps: Deps, input: DeclineBid, caller: Caller): BidDetail {
  const { bid, tender, part } = awarded(deps, caller, input)
  closeOrder(deps, keyOf(part), 'CANCELLED', input.note)
  reopen(deps, tender, [part], 'DECLINED', { declineReason: input.reason })
  tellPublisher(deps, tender, 'ORDER_DECLINED', { reason: input.reason })
  return bidDetail(deps, ownBid(deps, caller, bid.id))
}
