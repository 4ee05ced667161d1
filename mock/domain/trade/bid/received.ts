import { bidMayBecome, isStanding } from '@/contract/trade/bid/lifecycle.ts'
import type { ReceivedBids, Shortlist } from '@/contract/trade/bid/schemas.ts'
import type { BidStatus } from '@/contract/trade/bid/values.ts'
import { isCertified } from '@/contract/member/values.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { closedBid, isBidDeal } from '../../contacts.ts'
import { notAllowed, notFound, stateChanged } from '../../errors.ts'
import { expireBids } from './expire.ts'
import { bodyOf } from '../../guards.ts'
import { isAdmitted, knownTender } from '../tender/admission.ts'
import { bidderCount } from '../tender/view.ts'
import type { TenderRow } from '../../tradeRows.ts'
import { runningLadder } from './rank.ts'
import { receivedBid } from './receivedBid.ts'
import { tenderOf } from './view.ts'

/**
 * The bids on a tender. Before the deadline the publisher gets only their count; in an open tender all participants
 * also get the price ladder without names.
 */
export function receivedBids(deps: Deps, { tenderId }: { tenderId: string }, caller: Caller): ReceivedBids {
  const tender = knownTender(deps, tenderId, caller)
  const owner = tender.companyId === caller.companyId
  const body = bodyOf(tender)
  const open = tender.status === 'QUOTING' && body.quoting === 'OPEN'
  if (!owner && !(open && takesPart(deps, tender, caller))) throw notAllowed()
  const opened = tender.status !== 'QUOTING' && tender.status !== 'CANCELLED'
  if (tender.status === 'EVALUATING') expireBids(deps, tenderId)
  return {
    opened: owner && opened,
    opensAt: body.deadline,
    bidCount: bidderCount(deps, tenderId),
    bids: owner && opened ? listed(deps, tender) : [],
    ...(open && {
      openBoard: runningLadder(deps, tender).map(({ bid, allIn }, index) => ({
        rank: index + 1,
        allIn,
        mine: bid.companyId === caller.companyId,
      })),
    }),
  }
}

/**
 * Whether an enterprise has an active bid and may still change it: a draft or an expired certification does not
 * disclose prices.
 */
function takesPart(deps: Deps, tender: TenderRow, caller: Caller): boolean {
  return (
    isCertified(caller.certification) &&
    isAdmitted(deps, tender, caller) &&
    runningLadder(deps, tender).some(({ bid }) => bid.companyId === caller.companyId)
  )
}

/** Bids that stand no more and are listed with what ended them. */
const ENDED: readonly BidStatus[] = ['DECLINED', 'EXPIRED', 'DISQUALIFIED']

function listed(deps: Deps, tender: TenderRow): ReceivedBids['bids'] {
  return deps.rows.bids
    .of('tenderId', tender.id)
    .filter(
      (bid) =>
        bid.body !== undefined &&
        (isStanding(bid.status) || ENDED.includes(bid.status)) &&
        bid.outOfRound === undefined,
    )
    .toSorted((a, b) => (a.submittedAt ?? '').localeCompare(b.submittedAt ?? ''))
    .map((bid) => (isBidDeal(deps, tender, bid) ? receivedBid(deps, bid) : closedBid(receivedBid(deps, bid))))
}

/** Adds a bid to the shortlist or removes it. */
export function shortlistBid(deps: Deps, input: Shortlist, caller: Caller): ReceivedBids {
  const bid = deps.rows.bids.get(input.id)
  const tender = bid && tenderOf(deps, bid)
  if (!bid || tender?.companyId !== caller.companyId) throw notFound()
  const to = input.shortlisted ? 'SHORTLISTED' : 'SUBMITTED'
  if (tender.status !== 'EVALUATING' || bid.version !== input.version || !bidMayBecome(bid.status, to, 'publisher'))
    throw stateChanged(receivedBids(deps, { tenderId: tender.id }, caller))
  deps.rows.bids.put({ ...bid, status: to, updatedAt: iso(deps.now()) })
  return receivedBids(deps, { tenderId: tender.id }, caller)
}
