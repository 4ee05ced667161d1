import type { Problem, ProblemCode } from '../../problem.ts'
import { checkDecimal, checkHsCode, checkText } from '../../validation.ts'
import { checkGuests } from '../guest/rules.ts'
import type { TenderDraft } from './draft.ts'
import type { TenderDraftInput } from './draftInput.ts'
import { checkLane } from './laneRules.ts'
import { MAX_LANES, MIN_QUOTING_HOURS } from './lifecycle.ts'
import {
  CARGO_NAME_EN_MAX,
  CARGO_NAME_MAX,
  CARGO_PIECES_MAX,
  CBM_MAX,
  KG_MAX,
  MAX_INVITED,
  PLACE_MAX,
  REEFER_C_MAX,
  REMARKS_MAX,
  TITLE_MAX,
} from './limits.ts'
import { MAIN_CHARGE } from './mainCharge.ts'
import { checkPaymentParts } from './payment/rules.ts'
import { isOurs, wholePayers } from './payers/split.ts'
import { SPLIT_GROUPS } from './payers/values.ts'
import { checkCallOffTerm } from './term/rules.ts'
import { countsBoxes } from './values.ts'
import { WEIGHT_PARTS, weightMax, weightSum } from './weights.ts'

const HOUR_MS = 3_600_000
/** Incoterms 2020 rules for sea only. */
const SEA_ONLY = new Set(['FAS', 'FOB', 'CFR', 'CIF'])

/** Returns a function that adds a problem if a code is given. */
export function collector(problems: Problem[]) {
  return (field: string, code: ProblemCode | undefined, params?: Problem['params']): void => {
    if (code) problems.push(params ? { field, code, params } : { field, code })
  }
}

/**
 * Validates a tender before publishing, in form order. FIELD part 1 "Publish tender" and part 3 "Dates". `isOld`: a
 * contract tender from before there were agreements.
 */
export function checkTender(draft: TenderDraftInput, now: Date, isOld = false): Problem[] {
  const problems: Problem[] = []
  const add = collector(problems)
  checkCargo(draft, add)
  const lanes = draft.lanes ?? []
  if (lanes.length === 0) add('lanes', 'required')
  if (lanes.length > MAX_LANES) add('lanes', 'range', { max: MAX_LANES })
  lanes.forEach((lane, index) => checkLane(lane, `lanes.${index}`, draft, now, add))
  checkTerms(draft, add)
  checkCallOffTerm(draft, isOld, add)
  checkDeadline(draft, now, add)
  checkInvited(draft, add)
  return problems
}

type Add = ReturnType<typeof collector>

function checkCargo(draft: TenderDraftInput, add: Add): void {
  const cargo = draft.cargo ?? {}
  // A tender without its own title gets a generated one.
  add('title', checkText(draft.title, TITLE_MAX, draft.title?.trim() ? 2 : 0), { max: TITLE_MAX, min: 2 })
  add('cargo.nameZh', checkText(cargo.nameZh, CARGO_NAME_MAX, 1), { max: CARGO_NAME_MAX })
  add('cargo.nameEn', checkText(cargo.nameEn, CARGO_NAME_EN_MAX), { max: CARGO_NAME_EN_MAX })
  if (cargo.hsCode) add('cargo.hsCode', checkHsCode(cargo.hsCode))
  if (!cargo.packageType) add('cargo.packageType', 'required')
  if (cargo.pieces === undefined) add('cargo.pieces', 'required')
  else if (!Number.isInteger(cargo.pieces) || cargo.pieces < 1 || cargo.pieces > CARGO_PIECES_MAX)
    add('cargo.pieces', 'range', { min: 1, max: CARGO_PIECES_MAX })
  add('cargo.grossKg', checkDecimal(cargo.grossKg, KG_MAX), { max: KG_MAX })
  add('cargo.cbm', checkDecimal(cargo.cbm, CBM_MAX), { max: CBM_MAX })
  if (cargo.dg) {
    add('cargo.dg.unNo', /^\d{4}$/.test(cargo.dg.unNo ?? '') ? undefined : 'unNumber')
    if (!cargo.dg.class) add('cargo.dg.class', 'required')
    if (!cargo.dg.packingGroup) add('cargo.dg.packingGroup', 'required')
  }
  if (cargo.reefer) {
    const set = cargo.reefer.setC
    add('cargo.reefer.setC', set === undefined ? 'required' : Math.abs(set) > REEFER_C_MAX ? 'range' : undefined, {
      min: -REEFER_C_MAX,
      max: REEFER_C_MAX,
    })
  }
  if (cargo.value)
    add('cargo.value.amount', checkDecimal(cargo.value.amount, 1_000_000_000_000), { max: 1_000_000_000_000 })
}

function checkTerms(draft: TenderDraftInput, add: Add): void {
  if (draft.incoterm && SEA_ONLY.has(draft.incoterm) && draft.mode !== 'FCL' && draft.mode !== 'LCL')
    add('incoterm', 'seaOnlyIncoterm')
  checkPaymentParts(draft, add)
  add('payers.party', paysNothing(draft) ? 'nothingOurs' : undefined)
  add('namedPlace', checkText(draft.namedPlace, PLACE_MAX), { max: PLACE_MAX })
  add('remarks', checkText(draft.remarks, REMARKS_MAX), { max: REMARKS_MAX })
  if (draft.awardRule === 'WEIGHTED') {
    const weights = draft.weights ?? {}
    for (const part of WEIGHT_PARTS) {
      const weight = weights[part] ?? 0
      const max = weightMax(part, draft.mode)
      const isValid = Number.isInteger(weight) && weight >= 0 && weight <= max
      add(`weights.${part}`, isValid ? undefined : 'range', { min: 0, max })
    }
    const sum = weightSum(weights)
    if (sum !== 100) add('weights', 'weightsSum', { sum })
  }
}

/** Whether the other party pays every charge that a quote must answer, so that there is nothing to order. TRADE part 2. */
function paysNothing({ payers, mode, requiredCharges = [] }: TenderDraftInput): boolean {
  const whole = wholePayers(payers)
  if (!whole || !mode) return false
  const isOfGroup = SPLIT_GROUPS.some((group) => isOurs(whole, { code: '', group }))
  return !isOfGroup && ![MAIN_CHARGE[mode], ...requiredCharges].some((code) => whole.except.includes(code))
}

function checkDeadline(draft: TenderDraftInput, now: Date, add: Add): void {
  if (!draft.deadline || Number.isNaN(Date.parse(draft.deadline))) return add('deadline', 'required')
  const deadline = Date.parse(draft.deadline)
  if (deadline < now.getTime() + MIN_QUOTING_HOURS * HOUR_MS)
    return add('deadline', 'deadlineSoon', { hours: MIN_QUOTING_HOURS })
  const firstEtd = (draft.lanes ?? [])
    .map((lane) => lane.etdFrom)
    .filter((etd) => etd !== undefined)
    .toSorted()[0]
  if (firstEtd && deadline >= Date.parse(`${firstEtd}T00:00:00Z`) - 24 * HOUR_MS) add('deadline', 'deadlineAfterEtd')
  const lastEtd = (draft.lanes ?? [])
    .map((lane) => lane.etdTo)
    .filter((etd) => etd !== undefined)
    .toSorted()
    .at(-1)
  if (!draft.validityWantedTo) add('validityWantedTo', 'required')
  else if (lastEtd && draft.validityWantedTo < lastEtd) add('validityWantedTo', 'validityBeforeEtd')
}

function checkInvited({ visibility, invited = [], guests = [] }: TenderDraftInput, add: Add): void {
  if (visibility !== 'INVITED') return
  if (invited.length === 0 && guests.length === 0) add('invited', 'required')
  if (invited.length > MAX_INVITED) add('invited', 'range', { max: MAX_INVITED })
  for (const { field, code, params } of checkGuests(guests)) add(field, code, params)
}

/** TEU of a tender; `factor` gives the TEU of an ISO code. */
export function teuOf(draft: Pick<TenderDraft, 'lanes' | 'mode'>, factor: (isoCode: string) => number): number {
  if (!countsBoxes(draft.mode)) return 0
  return draft.lanes.reduce(
    (sum, lane) => sum + lane.boxes.reduce((boxes, box) => boxes + factor(box.isoCode) * box.qty, 0),
    0,
  )
}
