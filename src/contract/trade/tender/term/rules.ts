import type { ProblemCode, Problem } from '../../../problem.ts'
import { checkDecimal } from '../../../validation.ts'
import { boxCount } from '../../bid/quantity.ts'
import type { TenderLane } from '../draft.ts'
import type { DraftInput, TenderDraftInput } from '../draftInput.ts'
import { BOX_QTY_MAX } from '../limits.ts'
import type { CallOffTerm, Mqc } from './schemas.ts'
import * as v from './values.ts'

type Add = (field: string, code: ProblemCode | undefined, params?: Problem['params']) => void

const DAY_MS = 86_400_000

/** Validates a whole number of a field. */
function checkWhole(field: string, value: number | undefined, min: number, max: number, add: Add): void {
  if (value === undefined) add(field, 'required')
  else if (!Number.isInteger(value) || value < min || value > max) add(field, 'range', { min, max })
}

/** Days of a period, its first and last day included. */
export const daysOf = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1

/**
 * Validates how a contract tender is called off. `isOld`: it was published before there were agreements and becomes one
 * order; such a tender, a spot tender and loose cargo have no call-offs.
 */
export function checkCallOffTerm(draft: TenderDraftInput, isOld: boolean, add: Add): void {
  const { term, lanes = [] } = draft
  if (isOld || !v.isCalledOff(draft)) {
    if (term) add('term', 'contractOnly')
    lanes.forEach(({ plannedBookings, blPerBooking, allocation, mqc }, index) => {
      if (plannedBookings !== undefined || blPerBooking !== undefined || allocation || mqc)
        add(`lanes.${index}.plannedBookings`, 'contractOnly')
    })
    return
  }
  checkWhole('term.leadDays', term?.leadDays, 0, v.LEAD_DAYS_MAX, add)
  checkWhole('term.confirmHours', term?.confirmHours, v.CALL_OFF_HOURS_MIN, v.CALL_OFF_HOURS_MAX, add)
  if (term?.overPct !== undefined) checkWhole('term.overPct', term.overPct, 1, v.OVER_PCT_MAX, add)
  if (term?.noticeDays !== undefined)
    checkWhole('term.noticeDays', term.noticeDays, v.NOTICE_DAYS, v.NOTICE_DAYS_MAX, add)
  if (term?.terminationDays !== undefined)
    checkWhole('term.terminationDays', term.terminationDays, v.TERMINATION_DAYS_MIN, v.TERMINATION_DAYS_MAX, add)
  if (term?.fuel) checkFuel(term, add)
  lanes.forEach((lane, index) => checkLaneTerm(lane, `lanes.${index}`, add))
}

/** Validates which surcharge follows the price of fuel, and how. */
function checkFuel({ fuel, floating = [] }: DraftInput<CallOffTerm>, add: Add): void {
  const { code, factor, base } = fuel ?? {}
  if (!code) add('term.fuel.code', 'required')
  else if (!v.FUEL_CHARGES.some((one) => one === code)) add('term.fuel.code', 'chooseSome')
  else if (floating.includes(code)) add('term.fuel.code', 'floatsTwice', { code })
  add('term.fuel.factor', checkDecimal(factor, v.FUEL_FACTOR_MAX), { min: 0.01, max: v.FUEL_FACTOR_MAX })
  add('term.fuel.base', checkDecimal(base, v.FUEL_PRICE_MAX), { min: 0.01, max: v.FUEL_PRICE_MAX })
}

function checkLaneTerm(lane: DraftInput<TenderLane>, at: string, add: Add): void {
  const { etdFrom, etdTo, plannedBookings, blPerBooking, allocation, mqc } = lane
  const boxes = (lane.boxes ?? []).flatMap(({ isoCode, qty }) => (isoCode && qty ? [{ isoCode, qty }] : []))
  // Every booking has a container at least.
  checkWhole(`${at}.plannedBookings`, plannedBookings, 1, boxCount({ boxes }) || BOX_QTY_MAX, add)
  if (blPerBooking !== undefined) checkWhole(`${at}.blPerBooking`, blPerBooking, 1, v.BL_PER_BOOKING_MAX, add)
  if (allocation) checkWhole(`${at}.allocation.boxes`, allocation.boxes, 1, BOX_QTY_MAX, add)
  if (allocation?.releaseDays !== undefined)
    checkWhole(`${at}.allocation.releaseDays`, allocation.releaseDays, 0, v.RELEASE_DAYS_MAX, add)
  if (mqc) checkMqc(mqc, `${at}.mqc`, add)
  if (etdFrom && etdTo && daysOf(etdFrom, etdTo) > v.TERM_MAX_DAYS)
    add(`${at}.etdTo`, 'termLong', { max: v.TERM_MAX_DAYS })
}

function checkMqc({ pct, tolerancePct, feePerBox }: DraftInput<Mqc>, at: string, add: Add): void {
  checkWhole(`${at}.pct`, pct, 1, 100, add)
  if (tolerancePct !== undefined) checkWhole(`${at}.tolerancePct`, tolerancePct, 0, v.MQC_TOLERANCE_MAX, add)
  if (feePerBox !== undefined)
    add(`${at}.feePerBox`, checkDecimal(feePerBox, v.MQC_FEE_MAX), { min: 0.01, max: v.MQC_FEE_MAX })
}
