import type { Problem, ProblemCode } from '../problem.ts'
import { checkDecimal, checkLocode, checkText } from '../validation.ts'
import type { TenderLane } from './draft.ts'
import type { Sketch, TenderDraftSketch } from './rules.ts'
import { countsBoxes } from './values.ts'

type Add = (field: string, code: ProblemCode | undefined, params?: Problem['params']) => void

/** Most kilograms a lane may name without being a slip of the pen. FIELD part 3 "Volume, weight". */
const MAX_LANE_KG = 100_000_000

/** What stands against one lane. FIELD part 1 "Publish tender", step 2. */
export function checkLane(lane: Sketch<TenderLane>, at: string, draft: TenderDraftSketch, now: Date, add: Add): void {
  const truck = draft.mode === 'TRUCK'
  add(`${at}.pol`, lane.pol ? checkLocode(lane.pol) : 'required')
  if (!truck) {
    add(`${at}.pod`, lane.pod ? checkLocode(lane.pod) : 'required')
    if (lane.pol && lane.pol === lane.pod) add(`${at}.pod`, 'portsEqual')
  } else checkTruck(lane, at, add)
  checkQuantity(lane, at, draft, add)
  if (lane.receiptType === 'SD' && !truck)
    add(`${at}.receiptPlace`, checkText(lane.receiptPlace, 120, 2), { max: 120, min: 2 })
  if (lane.deliveryType === 'SD' && !truck)
    add(`${at}.deliveryPlace`, checkText(lane.deliveryPlace, 120, 2), { max: 120, min: 2 })
  checkDates(lane, at, now, add)
  if (lane.maxTransitDays !== undefined && (lane.maxTransitDays < 1 || lane.maxTransitDays > 120))
    add(`${at}.maxTransitDays`, 'range', { min: 1, max: 120 })
  if (lane.freeDaysWanted !== undefined && (lane.freeDaysWanted < 0 || lane.freeDaysWanted > 60))
    add(`${at}.freeDaysWanted`, 'range', { min: 0, max: 60 })
}

function checkTruck(lane: Sketch<TenderLane>, at: string, add: Add): void {
  const truck = lane.truck ?? {}
  add(`${at}.truck.pickup`, checkText(truck.pickup, 200, 2), { max: 200, min: 2 })
  add(`${at}.truck.drop`, checkText(truck.drop, 200, 2), { max: 200, min: 2 })
  add(`${at}.truck.emptyReturn`, checkText(truck.emptyReturn, 200), { max: 200 })
}

function checkQuantity(lane: Sketch<TenderLane>, at: string, draft: TenderDraftSketch, add: Add): void {
  if (draft.mode && countsBoxes(draft.mode)) {
    const boxes = lane.boxes ?? []
    if (boxes.length === 0) add(`${at}.boxes`, 'noBoxes')
    boxes.forEach((box, index) => {
      if (!box.isoCode) add(`${at}.boxes.${index}.isoCode`, 'required')
      if (box.qty === undefined || !Number.isInteger(box.qty) || box.qty < 1) add(`${at}.boxes.${index}.qty`, 'noBoxes')
      else if (box.qty > 9999) add(`${at}.boxes.${index}.qty`, 'range', { min: 1, max: 9999 })
    })
    return
  }
  const loose = lane.loose ?? {}
  if (loose.pieces === undefined || loose.pieces < 1) add(`${at}.loose.pieces`, 'required')
  add(`${at}.loose.grossKg`, checkDecimal(loose.grossKg, MAX_LANE_KG), { max: MAX_LANE_KG })
  add(`${at}.loose.cbm`, checkDecimal(loose.cbm, 1_000_000), { max: 1_000_000 })
}

function checkDates(lane: Sketch<TenderLane>, at: string, now: Date, add: Add): void {
  const today = now.toISOString().slice(0, 10)
  add(`${at}.cargoReadyDate`, !lane.cargoReadyDate ? 'required' : lane.cargoReadyDate < today ? 'past' : undefined)
  add(`${at}.etdFrom`, lane.etdFrom ? undefined : 'required')
  add(`${at}.etdTo`, lane.etdTo ? undefined : 'required')
  if (lane.etdFrom && lane.etdTo && lane.etdTo < lane.etdFrom) add(`${at}.etdTo`, 'etdOrder')
  if (lane.cargoReadyDate && lane.etdTo && lane.cargoReadyDate > lane.etdTo)
    add(`${at}.cargoReadyDate`, 'readyAfterEtd')
}
