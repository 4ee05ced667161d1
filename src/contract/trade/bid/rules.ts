import { NOTE_MAX } from '../../limits.ts'
import { checkLimit } from '../../money/credit/rules.ts'
import { needsCredit } from '../../money/credit/terms.ts'
import type { Problem } from '../../problem.ts'
import type { ChargeType } from '../../reference/schemas.ts'
import { checkText } from '../../validation.ts'
import type { TenderDetail } from '../tender/schemas.ts'
import { collector } from '../tender/rules.ts'
import type { DraftInput } from '../tender/draftInput.ts'
import type { Demand } from './quantity.ts'
import { checkCoverage } from './coverage.ts'
import { TRANSIT_DAYS_MAX } from './carriage/limits.ts'
import { checkTiers } from './carriage/tiers.ts'
import { checkCharges } from './chargeRules.ts'
import type { BidInput, BidLane } from './schemas.ts'
import { offered } from './share.ts'

export type BidDraftInput = DraftInput<BidInput>
type Add = ReturnType<typeof collector>
type Wanted = Pick<
  TenderDetail,
  'requiredCharges' | 'lanes' | 'deadline' | 'mode' | 'cargo' | 'payers' | 'paymentTerm' | 'term'
>

/** Validates a bid before submission, in form order; `charges` are the reference charges. FIELD part 1 "Quote", 2.3. */
export function checkBid(bid: BidDraftInput, tender: Wanted, today: string, charges: readonly ChargeType[]): Problem[] {
  const problems: Problem[] = []
  const add = collector(problems)
  const lanes = bid.lanes ?? []
  if (lanes.every((lane) => lane.noQuote)) add('lanes', 'allNoQuote')
  lanes.forEach((lane, index) => {
    const at = `lanes.${index}`
    if (lanes.slice(0, index).some(({ laneNo }) => laneNo === lane.laneNo)) add(`${at}.laneNo`, 'laneTwice')
    if (lane.noQuote) return
    checkOffer(lane, at, tender, add)
    const asked = tender.lanes.find(({ laneNo }) => laneNo === lane.laneNo)
    const { mode, cargo, payers, term, requiredCharges: required } = tender
    const demand = asked && offeredOf(lane, { ...asked, mode })
    if (demand) checkCoverage(lane, at, { required, demand }, add)
    checkBidLane(lane, at, add)
    if (lane.freeTime) problems.push(...checkTiers(lane.freeTime, `${at}.freeTime`))
    if (demand) checkCharges(lane, at, { demand, value: cargo.value, payers, fuel: term?.fuel, charges }, add)
  })
  add('validFrom', bid.validFrom ? undefined : 'required')
  const firstEtd = tender.lanes.map((lane) => lane.etdFrom).toSorted()[0] ?? ''
  if (!bid.validTo) add('validTo', 'required')
  else if (bid.validTo < today) add('validTo', 'past')
  else if (bid.validFrom && bid.validTo < bid.validFrom) add('validTo', 'endBeforeStart')
  else if (bid.validTo < firstEtd) add('validTo', 'validityBeforeEtd')
  if (needsCredit(tender.paymentTerm) && bid.creditOffered !== undefined)
    problems.push(...checkLimit('creditOffered', bid.creditOffered))
  add('note', checkText(bid.note, NOTE_MAX), { max: NOTE_MAX })
  return problems
}

/** A partial offer needs at least one container, only of requested types, and no more than requested. FIELD 2.3. */
function checkOffer(lane: DraftInput<BidLane>, at: string, tender: Wanted, add: Add): void {
  const { offeredBoxes } = lane
  if (!offeredBoxes) return
  const asked = tender.lanes.find((one) => one.laneNo === lane.laneNo)?.boxes ?? []
  const qtyOf = (boxes: typeof offeredBoxes, isoCode: string | undefined) =>
    boxes.reduce((sum, box) => sum + (box.isoCode === isoCode ? (box.qty ?? 0) : 0), 0)
  if (offeredBoxes.length === 0) add(`${at}.offeredBoxes`, 'noBoxes')
  offeredBoxes.forEach(({ isoCode }, index) => {
    const isOver = qtyOf(offeredBoxes, isoCode) > qtyOf(asked, isoCode)
    add(`${at}.offeredBoxes.${index}.qty`, isOver ? 'boxesOverDemand' : undefined)
  })
}

/** Containers offered in a draft; an invalid number counts as all that are requested. */
function offeredOf({ offeredBoxes }: DraftInput<BidLane>, asked: Demand): Demand {
  const boxes = offeredBoxes?.flatMap(({ isoCode, qty }) => (isoCode && qty ? [{ isoCode, qty }] : []))
  return offered(boxes ? { offeredBoxes: boxes } : {}, asked)
}

function checkBidLane(lane: DraftInput<BidLane>, at: string, add: Add): void {
  const charges = lane.charges ?? []
  if (!charges.some((line) => line.state === 'QUOTED' && Number(line.unitPrice) > 0)) add(`${at}.charges`, 'noPrice')
  if (lane.transitDays === undefined || lane.transitDays < 1 || lane.transitDays > TRANSIT_DAYS_MAX)
    add(`${at}.transitDays`, lane.transitDays === undefined ? 'required' : 'range', { min: 1, max: TRANSIT_DAYS_MAX })
  lane.sailings?.forEach((sailing, index) => {
    if (sailing.etd && sailing.eta && Date.parse(sailing.eta) <= Date.parse(sailing.etd))
      add(`${at}.sailings.${index}.eta`, 'sailingOrder')
  })
}
