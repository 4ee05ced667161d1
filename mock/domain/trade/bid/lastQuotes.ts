import type { LastQuotes } from '@/contract/trade/bid/record/schemas.ts'
import type { Caller, Deps } from '../../deps.ts'
import { knownTender } from '../tender/admission.ts'
import { bodyOf } from '../../guards.ts'
import type { BidRow, TenderRow } from '../../tradeRows.ts'
import { sentOn } from './sentBids.ts'

/** The caller's newest quote on each lane of a tender, from other tenders of the same mode. */
export function lastQuotes(deps: Deps, { tenderId }: { tenderId: string }, caller: Caller): LastQuotes {
  const body = bodyOf(knownTender(deps, tenderId, caller))
  const past = [...sentOn(deps, caller, body.lanes)]
    .filter((bid) => bid.tenderId !== tenderId)
    .toSorted((a, b) => (b.submittedAt ?? '').localeCompare(a.submittedAt ?? ''))
    .flatMap((bid) => {
      const of = deps.rows.tenders.get(bid.tenderId)
      return of?.body?.mode === body.mode ? [{ bid, of }] : []
    })
  return { lanes: body.lanes.flatMap((lane) => newest(past, lane.laneNo, lane.pol, lane.pod)) }
}

function newest(
  past: readonly { bid: BidRow; of: TenderRow }[],
  laneNo: number,
  pol: string,
  pod: string | undefined,
): LastQuotes['lanes'] {
  for (const { bid, of } of past) {
    const asked = of.body?.lanes.find((lane) => lane.pol === pol && lane.pod === pod)
    const lane = bid.body?.lanes.find((one) => one.laneNo === asked?.laneNo && !one.noQuote)
    if (lane && bid.body && bid.submittedAt)
      return [{ laneNo, tenderNo: of.no, submittedAt: bid.submittedAt, validTo: bid.body.validTo, lane }]
  }
  return []
}
