import { bidAllIn } from '@/contract/trade/bid/calc.ts'
import { completenessOf } from '@/contract/trade/bid/coverage.ts'
import type { BidLane, ChargeInput } from '@/contract/trade/bid/schemas.ts'
import type { ChargeBasis } from '@/contract/trade/bid/values.ts'
import { usualCurrency } from '@/contract/reference/charges.ts'
import { paidAtOf, usualPaidAt } from '@/contract/trade/tender/payers/split.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import type { Deps } from '../../domain/deps.ts'
import { bodyOf } from '../../domain/guards.ts'
import { priceBid } from '../../domain/trade/bid/submit.ts'
import type { BidRow, TenderRow } from '../../domain/tradeRows.ts'
import { isDemo } from '../accounts.ts'

/** A bid that its buyer compares, and its tender. */
export interface Offer {
  tender: TenderRow
  bid: BidRow
}

/** Bids of robots on tenders that are being compared, those of the demo buyers first: somebody signs in to read them. */
export function offersIn(deps: Deps): Offer[] {
  const tenders = deps.rows.tenders.all(({ status, body }) => status === 'EVALUATING' && body !== undefined)
  const byOwner = tenders.toSorted(
    (a, b) => Number(isDemo(b.companyId)) - Number(isDemo(a.companyId)) || a.companyId.localeCompare(b.companyId),
  )
  return byOwner.flatMap((tender) =>
    deps.rows.bids
      .of('tenderId', tender.id)
      .filter(({ body, companyId }) => body !== undefined && !isDemo(companyId))
      .map((bid) => ({ tender, bid })),
  )
}

/** Stores a bid with changed lanes, priced anew as one that is sent, and other changes of its row. */
export function rewrite(
  deps: Deps,
  { tender, bid }: Offer,
  change: (lane: BidLane, asked: TenderLane) => BidLane,
  part: Partial<BidRow> = {},
): void {
  const { lanes: asked, compareCurrency, cargo, requiredCharges } = bodyOf(deps.rows.tenders.get(tender.id) ?? tender)
  if (!bid.body) return
  const lanes = bid.body.lanes.map((view): BidLane => {
    const { allIn: _allIn, ...lane } = view
    const wanted = asked.find(({ laneNo }) => laneNo === lane.laneNo)
    const charges = lane.charges.map(({ amount: _amount, ...line }): ChargeInput => line)
    return wanted && !lane.noQuote ? change({ ...lane, charges }, wanted) : { ...lane, charges }
  })
  deps.rows.bids.put({
    ...bid,
    body: { ...bid.body, lanes: priceBid(tender, lanes) },
    allIn: { ...bidAllIn(lanes, compareCurrency, tender.rates, cargo.value), rateDate: tender.rates.date },
    completeness: completenessOf(lanes, requiredCharges, asked),
    ...part,
  })
}

/** A further line of a bid. */
export function lineOf(
  deps: Deps,
  { body }: TenderRow,
  said: { code: string; basis: ChargeBasis; qty: string; unitPrice: string } & Partial<ChargeInput>,
): ChargeInput {
  const type = deps.reference.chargeByCode.get(said.code)
  if (!type || !body) throw new Error(`no charge ${said.code}`)
  const { group, code } = type
  return {
    group,
    currency: usualCurrency(type, body.mode),
    paymentTerm: body.payers ? paidAtOf(body.payers, { code, group }) : usualPaidAt({ group }),
    state: 'QUOTED',
    ...said,
  }
}
