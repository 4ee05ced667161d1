import { bidMayBecome } from '@/contract/trade/bid/lifecycle.ts'
import { checkDisqualifyNote } from '@/contract/trade/bid/outcome/rules.ts'
import type { BidCommand, DisqualifyBid, ReceivedBids } from '@/contract/trade/bid/schemas.ts'
import type { BidStatus } from '@/contract/trade/bid/values.ts'
import { openedText } from '../../contacts.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { notFound, stateChanged } from '../../errors.ts'
import { needCertified, refuseProblems } from '../../guards.ts'
import { tellBidder } from '../../member/notification/news.ts'
import type { BidRow, TenderRow } from '../../tradeRows.ts'
import { lapseCounter } from './counter.ts'
import { receivedBids } from './received.ts'
import { tenderOf } from './view.ts'

/** SUBMITTED | SHORTLISTED -> DISQUALIFIED: the publisher takes a bid out of the comparison and says why. */
export function disqualifyBid(deps: Deps, input: DisqualifyBid, caller: Caller): ReceivedBids {
  const { bid, tender } = toDecide(deps, input, caller, 'DISQUALIFIED')
  refuseProblems(checkDisqualifyNote(input.note))
  lapseCounter(deps, bid)
  const { reason } = input
  const at = iso(deps.now())
  const note = input.note.trim()
  const stored = deps.rows.bids.get(bid.id) ?? bid
  deps.rows.bids.put({ ...stored, status: 'DISQUALIFIED', disqualified: { reason, note, at }, updatedAt: at })
  tellBidder(deps, tender, bid, 'BID_DISQUALIFIED', { reason, note: openedText(false, note) })
  return receivedBids(deps, { tenderId: tender.id }, caller)
}

/** DISQUALIFIED -> SUBMITTED: the publisher takes it back; the bid stands as it was quoted. */
export function requalifyBid(deps: Deps, input: BidCommand, caller: Caller): ReceivedBids {
  const { bid, tender } = toDecide(deps, input, caller, 'SUBMITTED')
  const { disqualified: _, ...kept } = bid
  deps.rows.bids.put({ ...kept, status: 'SUBMITTED', updatedAt: iso(deps.now()) })
  tellBidder(deps, tender, bid, 'BID_DISQUALIFIED', { variant: 'undone' })
  return receivedBids(deps, { tenderId: tender.id }, caller)
}

/** A bid on the caller's own tender that may take this status while the decision is open; 4009 otherwise. */
function toDecide(
  deps: Deps,
  input: BidCommand,
  caller: Caller,
  to: 'DISQUALIFIED' | 'SUBMITTED',
): { bid: BidRow; tender: TenderRow } {
  needCertified(caller)
  const bid = deps.rows.bids.get(input.id)
  const tender = bid && tenderOf(deps, bid)
  if (!bid || tender?.companyId !== caller.companyId) throw notFound()
  // A bid of an earlier round does not come back; a shortlisted one is taken off the list elsewhere.
  const from: readonly BidStatus[] = to === 'SUBMITTED' ? ['DISQUALIFIED'] : ['SUBMITTED', 'SHORTLISTED']
  const mayGo = from.includes(bid.status) && bidMayBecome(bid.status, to, 'publisher') && bid.outOfRound === undefined
  if (tender.status !== 'EVALUATING' || bid.version !== input.version || !mayGo)
    throw stateChanged(receivedBids(deps, { tenderId: tender.id }, caller))
  return { bid, tender }
}
