import type { Problem, ProblemCode } from '../../problem.ts'
import { checkDecimal, checkPlace, checkText } from '../../validation.ts'
import { FREE_DAYS_MAX, TRANSIT_DAYS_MAX } from '../bid/carriage/limits.ts'
import type { TenderLane } from './draft.ts'
import { ASSUMED_DAYS_MAX, BOX_QTY_MAX, CBM_MAX, KG_MAX, PLACE_MAX, TRUCK_ADDRESS_MAX } from './limits.ts'
import type { DraftInput, TenderDraftInput } from './draftInput.ts'
import { countsBoxes, namesBls } from './values.ts'

type Add = (field: string, code: ProblemCode | undefined, params?: Problem['params']) => void

/** Validates one lane. FIELD part 1 "Publish tender", step 2. */
export function checkLane(
  lane: DraftInput<TenderLane>,
  at: string,
  draft: TenderDraftInput,
  now: Date,
  add: Add,
): void {
  const truck = draft.mode === 'TRUCK'
  add(`${at}.pol`, lane.pol ? checkPlace(lane.pol, draft.mode) : 'required')
  if (!truck) {
    add(`${at}.pod`, lane.pod ? checkPlace(lane.pod, draft.mode) : 'required')
    if (lane.pol && lane.pol === lane.pod) add(`${at}.pod`, 'portsEqual')
  } else checkTruck(lane, at, add)
  checkQuantity(lane, at, draft, add)
  if (lane.receiptType === 'SD' && !truck)
    add(`${at}.receiptPlace`, checkText(lane.receiptPlace, PLACE_MAX, 2), { max: PLACE_MAX, min: 2 })
  if (lane.deliveryType === 'SD' && !truck)
    add(`${at}.deliveryPlace`, checkText(lane.deliveryPlace, PLACE_MAX, 2), { max: PLACE_MAX, min: 2 })
  checkDates(lane, at, now, add)
  if (lane.maxTransitDays !== undefined && (lane.maxTransitDays < 1 || lane.maxTransitDays > TRANSIT_DAYS_MAX))
    add(`${at}.maxTransitDays`, 'range', { min: 1, max: TRANSIT_DAYS_MAX })
  if (lane.freeDaysWanted !== undefined && (lane.freeDaysWanted < 0 || lane.freeDaysWanted > FREE_DAYS_MAX))
    add(`${at}.freeDaysWanted`, 'range', { min: 0, max: FREE_DAYS_MAX })
}

function checkTruck(lane: DraftInput<TenderLane>, at: string, add: Add): void {
  const truck = lane.truck ?? {}
  add(`${at}.truck.pickup`, checkText(truck.pickup, TRUCK_ADDRESS_MAX, 2), { max: TRUCK_ADDRESS_MAX, min: 2 })
  add(`${at}.truck.drop`, checkText(truck.drop, TRUCK_ADDRESS_MAX, 2), { max: TRUCK_ADDRESS_MAX, min: 2 })
  add(`${at}.truck.emptyReturn`, checkText(truck.emptyReturn, TRUCK_ADDRESS_MAX), { max: TRUCK_ADDRESS_MAX })
}

function checkQuantity(lane: DraftInput<TenderLane>, at: string, draft: TenderDraftInput, add: Add): void {
  if (draft.mode && countsBoxes(draft.mode)) {
    const boxes = lane.boxes ?? []
    if (boxes.length === 0) add(`${at}.boxes`, 'noBoxes')
    boxes.forEach((box, index) => {
      if (!box.isoCode) add(`${at}.boxes.${index}.isoCode`, 'required')
      if (box.qty === undefined || !Number.isInteger(box.qty) || box.qty < 1) add(`${at}.boxes.${index}.qty`, 'noBoxes')
      else if (box.qty > BOX_QTY_MAX) add(`${at}.boxes.${index}.qty`, 'range', { min: 1, max: BOX_QTY_MAX })
    })
    checkBls(lane, at, draft, add)
    checkDays(lane.assumedDays, at, add)
    return
  }
  if (lane.blCount !== undefined) add(`${at}.blCount`, 'blSpotOnly')
  if (lane.assumedDays !== undefined) add(`${at}.assumedDays`, 'daysBoxesOnly')
  const loose = lane.loose ?? {}
  if (loose.pieces === undefined || loose.pieces < 1) add(`${at}.loose.pieces`, 'required')
  add(`${at}.loose.grossKg`, checkDecimal(loose.grossKg, KG_MAX), { max: KG_MAX })
  add(`${at}.loose.cbm`, checkDecimal(loose.cbm, CBM_MAX), { max: CBM_MAX })
}

function checkDates(lane: DraftInput<TenderLane>, at: string, now: Date, add: Add): void {
  const today = now.toISOString().slice(0, 10)
  add(`${at}.cargoReadyDate`, !lane.cargoReadyDate ? 'required' : lane.cargoReadyDate < today ? 'past' : undefined)
  add(`${at}.etdFrom`, lane.etdFrom ? undefined : 'required')
  add(`${at}.etdTo`, lane.etdTo ? undefined : 'required')
  if (lane.etdFrom && lane.etdTo && lane.etdTo < lane.etdFrom) add(`${at}.etdTo`, 'etdOrder')
  if (lane.cargoReadyDate && lane.etdTo && lane.cargoReadyDate > lane.etdTo)
    add(`${at}.cargoReadyDate`, 'readyAfterEtd')
}

/** A bill of lading has a container at least; a contract says how many each booking has. */
function checkBls(
  { blCount, boxes = [] }: DraftInput<TenderLane>,
  at: string,
  draft: TenderDraftInput,
  add: Add,
): void {
  if (blCount === undefined) return
  if (!namesBls(draft)) return add(`${at}.blCount`, 'blSpotOnly')
  const max = Math.min(BOX_QTY_MAX, boxes.reduce((sum, { qty = 0 }) => sum + qty, 0) || BOX_QTY_MAX)
  if (!Number.isInteger(blCount) || blCount < 1 || blCount > max) add(`${at}.blCount`, 'range', { min: 1, max })
}

/** Days for which charges a container and day are counted. */
function checkDays(days: number | undefined, at: string, add: Add): void {
  if (days === undefined) return
  if (!Number.isInteger(days) || days < 1 || days > ASSUMED_DAYS_MAX)
    add(`${at}.assumedDays`, 'range', { min: 1, max: ASSUMED_DAYS_MAX })
}
