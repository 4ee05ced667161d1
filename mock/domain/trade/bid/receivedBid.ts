import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { companyCard, companyOf } from '../../member/view.ts'
import { bodyForList } from '../tender/listBody.ts'
import { withCo2 } from './co2.ts'
import type { BidRow } from '../../tradeRows.ts'

/** Which alternative of which round a bid is. */
export function ofOption({ option, round, body }: BidRow) {
  return { option, round, ...(body?.optionName && { optionName: body.optionName }) }
}

/** A bid, for the publisher once prices are disclosed. */
export function receivedBid(deps: Deps, bid: BidRow): ReceivedBid {
  const { body, allIn, submittedAt, receiptNo } = bid
  if (!body || !allIn || !submittedAt || !receiptNo) throw notFound()
  const tender = deps.rows.tenders.get(bid.tenderId)
  return {
    ...ofOption(bid),
    id: bid.id,
    no: bid.no,
    status: bid.status,
    version: bid.version,
    bidder: companyCard(deps, companyOf(deps, bid.companyId)),
    lanes: tender ? body.lanes.map((lane) => withCo2(lane, deps.reference, bodyForList(tender))) : body.lanes,
    allIn,
    completeness: bid.completeness,
    validFrom: body.validFrom,
    validTo: body.validTo,
    ...(body.creditOffered && { creditOffered: body.creditOffered }),
    note: body.note,
    attachments: body.attachments,
    submittedAt,
    receiptNo,
    ...lapseOf(bid),
    ...(bid.disqualified && { disqualified: bid.disqualified }),
    rounds: roundsOf(bid, tender?.round ?? 1),
    ...(bid.counter && { counter: bid.counter }),
  }
}

/** When the award of a bid lapsed, unless the bid has changed since. */
export const lapseOf = ({ status, lapsedAt }: BidRow) => (status === 'DECLINED' && lapsedAt ? { lapsedAt } : {})

/** Price at the end of each previous round. */
function roundsOf({ version, round, allIn, history }: BidRow, present: number): ReceivedBid['rounds'] {
  const versions = [...(allIn ? [{ version, round, allIn }] : []), ...history]
  return Array.from({ length: present - 1 }, (_, index) => index + 1).flatMap((past) => {
    const last = versions.find((one) => one.round <= past)
    return last ? [{ round: past, allIn: { amount: last.allIn.amount, currency: last.allIn.currency } }] : []
  })
}
