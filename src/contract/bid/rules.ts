import type { Problem } from '../problem.ts'
import { checkDecimal, checkText } from '../validation.ts'
import type { TenderDetail } from '../tender/schemas.ts'
import { collector, type Sketch } from '../tender/rules.ts'
import { missingCodes } from './calc.ts'
import type { BidInput, BidLane } from './schemas.ts'

export type BidSketchInput = Sketch<BidInput>
type Add = ReturnType<typeof collector>
type Wanted = Pick<TenderDetail, 'requiredCharges' | 'lanes' | 'deadline'>

/** Everything that stands against submitting a bid, in the order of the form. FIELD part 1 "Quote", 2.3. */
export function checkBid(bid: BidSketchInput, tender: Wanted, today: string): Problem[] {
  const problems: Problem[] = []
  const add = collector(problems)
  const lanes = bid.lanes ?? []
  if (lanes.every((lane) => lane.noQuote)) add('lanes', 'allNoQuote')
  lanes.forEach((lane, index) => {
    if (lane.noQuote) return
    checkOffer(lane, `lanes.${index}`, tender, add)
    checkBidLane(lane, `lanes.${index}`, tender, add)
  })
  add('validFrom', bid.validFrom ? undefined : 'required')
  const firstEtd = tender.lanes.map((lane) => lane.etdFrom).toSorted()[0] ?? ''
  if (!bid.validTo) add('validTo', 'required')
  else if (bid.validTo < today) add('validTo', 'past')
  else if (bid.validTo < firstEtd) add('validTo', 'validityBeforeEtd')
  add('note', checkText(bid.note, 300), { max: 300 })
  return problems
}

/** Fewer boxes than are asked for may be offered, but at least one, of the types asked for, and never more. FIELD 2.3. */
function checkOffer(lane: Sketch<BidLane>, at: string, tender: Wanted, add: Add): void {
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

function checkBidLane(lane: Sketch<BidLane>, at: string, tender: Wanted, add: Add): void {
  const charges = lane.charges ?? []
  charges.forEach((line, index) => {
    if (line.state !== 'QUOTED' || line.basis === 'AT_COST') return
    add(`${at}.charges.${index}.unitPrice`, checkDecimal(line.unitPrice, 100_000_000, true), { max: 100_000_000 })
    add(`${at}.charges.${index}.qty`, checkDecimal(line.qty, 1_000_000), { max: 1_000_000 })
  })
  const known = charges.flatMap((line) => (line.code ? [{ code: line.code }] : []))
  for (const code of missingCodes({ charges: known }, tender.requiredCharges))
    add(`${at}.charges`, 'missingCharge', { code })
  if (!charges.some((line) => line.state === 'QUOTED' && Number(line.unitPrice) > 0)) add(`${at}.charges`, 'noPrice')
  if (lane.transitDays === undefined || lane.transitDays < 1 || lane.transitDays > 120)
    add(`${at}.transitDays`, lane.transitDays === undefined ? 'required' : 'range', { min: 1, max: 120 })
  lane.sailings?.forEach((sailing, index) => {
    if (sailing.etd && sailing.eta && Date.parse(sailing.eta) <= Date.parse(sailing.etd))
      add(`${at}.sailings.${index}.eta`, 'sailingOrder')
  })
}
