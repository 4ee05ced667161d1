import { bidMayBecome } from '@/contract/trade/bid/lifecycle.ts'
import { refitLanes } from '@/contract/trade/bid/refit.ts'
import type { BidDetail, ReconfirmBid } from '@/contract/trade/bid/schemas.ts'
import type { Caller, Deps } from '../../deps.ts'
import { stateChanged } from '../../errors.ts'
import { bodyOf, deadlinePassed, needCertified, ownBid } from '../../guards.ts'
import { tenderDetail } from '../tender/view.ts'
import { newVersion, refuseBid, tellOfBid } from './submit.ts'
import { bidDetail, tenderOf } from './view.ts'

/**
 * NEED_RECONFIRM -> SUBMITTED with the same unit prices for the amended tender. Rejected with field errors if the bid
 * no longer answers it; then it must be edited.
 */
export function reconfirmBid(deps: Deps, input: ReconfirmBid, caller: Caller): BidDetail {
  needCertified(caller)
  const bid = ownBid(deps, caller, input.id)
  const tender = tenderOf(deps, bid)
  if (tender.status !== 'QUOTING') throw deadlinePassed(tenderDetail(deps, tender, caller))
  if (input.tenderVersion !== tender.version) throw stateChanged(tenderDetail(deps, tender, caller))
  const mayGo = bid.status === 'NEED_RECONFIRM' && bidMayBecome(bid.status, 'SUBMITTED', 'bidder')
  if (!bid.body || bid.version !== input.version || !mayGo) throw stateChanged(bidDetail(deps, bid))
  const body = bodyOf(tender)
  const asked = body.lanes
  const lanes = refitLanes(bid.body.lanes, bid.askedLanes ?? asked, asked, body)
  const next = { ...bid.body, lanes, tenderVersion: tender.version }
  refuseBid(deps, body, next)
  const confirmed = newVersion(deps, tender, { ...bid, status: 'SUBMITTED' }, next)
  deps.rows.bids.put(confirmed)
  tellOfBid(deps, tender)
  return bidDetail(deps, confirmed)
}
