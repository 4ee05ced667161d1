import { marketDayStart } from '@/contract/marketDay.ts'
import { boxCount } from '@/contract/trade/bid/quantity.ts'
import { valueShare } from '@/contract/trade/agreement/callOff.ts'
import { partsOf } from '@/contract/trade/tender/payment/rules.ts'
import type { AwardedLane, AwardWinner } from '@/contract/trade/tender/award/schemas.ts'
import { iso, type Deps } from '../../deps.ts'
import { bodyOf } from '../../guards.ts'
import { planJob } from '../../jobs.ts'
import { nextNo } from '../../numbers.ts'
import { planRobotCallOff } from '../../robots/callOffs.ts'
import type { AgreementRow, BidRow, TenderRow } from '../../tradeRows.ts'
import { periodOfAll } from './callOffs.ts'
import { planEnd } from './clock.ts'
import { tellAgreement } from './news.ts'
import { planUnused } from './unused.ts'

/** The winner confirmed: its part of a contract tender becomes an agreement at the awarded prices. */
export function openAgreement(deps: Deps, tender: TenderRow, bid: BidRow, part: AwardWinner): void {
  const id = part.agreementId
  if (id === undefined) return
  const agreement = agreementOf(deps, tender, bid, { id, lanes: part.lanes })
  beginAgreement(deps, agreement)
  const { from: day } = periodOfAll(agreement)
  tellAgreement(deps, agreement, agreement.buyerId, 'AGREEMENT_STARTED', { variant: 'signed', day })
}

/** Stores a new agreement, with what the clock does of it. */
export function beginAgreement(deps: Deps, agreement: AgreementRow): void {
  deps.rows.agreements.put(agreement)
  const { from, to } = periodOfAll(agreement)
  planJob(deps, 'agreementStart', agreement.id, Math.max(deps.now(), marketDayStart(from)))
  planEnd(deps, agreement.id, to)
  planUnused(deps, agreement)
  planRobotCallOff(deps, agreement)
}

/** A frozen copy of the won lanes with their prices. */
export function agreementOf(
  deps: Deps,
  tender: TenderRow,
  bid: BidRow,
  { id, lanes: parts }: { id: string; lanes: readonly AwardedLane[] },
): AgreementRow {
  const body = bodyOf(tender)
  const { term, payers } = body
  if (!term) throw new Error('Only a tender with a call-off term becomes an agreement')
  const now = iso(deps.now())
  const lanes = parts.flatMap((part): AgreementRow['lanes'] => {
    const asked = body.lanes.find((entry) => entry.laneNo === part.laneNo)
    const lane = bid.body?.lanes.find((entry) => entry.laneNo === part.laneNo && !entry.noQuote)
    if (!lane || !asked) return []
    return [
      {
        laneNo: part.laneNo,
        pol: asked.pol,
        ...(asked.pod && { pod: asked.pod }),
        validFrom: asked.etdFrom,
        validTo: asked.etdTo,
        boxes: part.boxes,
        ...(asked.allocation && { allocation: asked.allocation }),
        ...(asked.mqc && { mqc: asked.mqc }),
        plannedBookings: asked.plannedBookings ?? 1,
        blPerBooking: asked.blPerBooking ?? 1,
        ...(asked.assumedDays !== undefined && { assumedDays: asked.assumedDays }),
        ...(lane.carrierScac && { carrierScac: lane.carrierScac }),
        transitDays: lane.transitDays,
        freeTime: lane.freeTime,
        charges: lane.charges.map(({ amount: _amount, ...line }) => line),
      },
    ]
  })
  const all = boxCount({ boxes: body.lanes.flatMap(({ boxes }) => boxes) })
  const own = boxCount({ boxes: lanes.flatMap(({ boxes }) => boxes) })
  return {
    id,
    no: nextNo(deps.rows.agreements, 'HT', deps.now()),
    tenderId: tender.id,
    bidId: bid.id,
    buyerId: tender.companyId,
    sellerId: bid.companyId,
    title: body.title,
    mode: body.mode,
    term,
    lanes,
    currency: body.compareCurrency,
    paymentTerm: body.paymentTerm,
    ...partsOf(body),
    ...(payers && { payers }),
    ...(body.cargo.value && { value: valueShare(body.cargo.value, own, all) }),
    createdAt: now,
    updatedAt: now,
  }
}
