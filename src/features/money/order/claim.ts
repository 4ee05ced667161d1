import type { Container } from '@/contract/money/order/after/schemas.ts'
import { portDay } from '@/contract/money/order/agreedRate/clock.ts'
import {
  clockName,
  hasDayRate,
  isClockCharge,
  mayClaimBoth,
  otherClockCharge,
  unitRate,
} from '@/contract/money/order/agreedRate/rates.ts'
import { checkBasis, claimedBoxes } from '@/contract/money/order/agreedRate/rules.ts'
import type { BoxDays, ChargeBasis } from '@/contract/money/order/agreedRate/schemas.ts'
import { BOX_DAYS, CLOCK_DAYS, DAY_MILESTONES } from '@/contract/money/order/agreedRate/values.ts'
import type { BoxDay } from '@/contract/money/order/agreedRate/values.ts'
import type { OrderDetail, OrderLane } from '@/contract/money/order/schemas.ts'
import type { Problem } from '@/contract/problem.ts'

/** A container of the form; blank days are not known, or the container is not part of the claim. */
export interface BoxRow extends Record<BoxDay, string> {
  no?: string | undefined
  isoCode: string
}

/** What a claim at an agreed rate stands on, as typed. */
export interface BasisForm {
  /** Blank: none of the lanes with a rate. */
  laneNo: string
  both: boolean
  /** Whether the containers have days of their own. */
  isEach: boolean
  boxes: BoxRow[]
  quantity: string
}

export const NO_BASIS: BasisForm = { laneNo: '', both: false, isEach: false, boxes: [], quantity: '' }

/** How a charge is counted on a lane; undefined if no rate was agreed. */
export function countedBy(code: string, lane: OrderLane): 'DAYS' | 'QUANTITY' | undefined {
  if (hasDayRate(code, lane)) return 'DAYS'
  return unitRate(code, lane) ? 'QUANTITY' : undefined
}

/** Lanes on which a rate was agreed for a charge. */
export const lanesWithRate = (code: string, { source, lanes }: OrderDetail): OrderLane[] =>
  source === 'LISTING' ? [] : lanes.filter((lane) => countedBy(code, lane) !== undefined)

export const laneOf = ({ laneNo }: BasisForm, { lanes }: OrderDetail): OrderLane | undefined =>
  lanes.find((lane) => String(lane.laneNo) === laneNo)

/** The days that a claim needs of each container, in order. */
export function neededDays(code: string, { both }: Pick<BasisForm, 'both'>, lane: OrderLane): BoxDay[] {
  if (!isClockCharge(code)) return []
  if (both && mayClaimBoth(code, lane)) return [...BOX_DAYS]
  const { from, to } = CLOCK_DAYS[clockName(code, lane)]
  return [from, to]
}

/** Containers of one type on a lane, named as far as the order names them; those of the lanes before come first. */
function boxesOn(
  lane: OrderLane,
  isoCode: string,
  { lanes, containers }: OrderDetail,
): Pick<BoxDays, 'no' | 'isoCode'>[] {
  const qty = (of: OrderLane): number =>
    of.boxes.filter((one) => one.isoCode === isoCode).reduce((sum, one) => sum + one.qty, 0)
  const before = lanes.slice(0, lanes.indexOf(lane)).reduce((sum, one) => sum + qty(one), 0)
  const named: Container[] = containers.filter((one) => one.isoCode === isoCode)
  if (containers.length > 0) return named.slice(before, before + qty(lane)).map(({ no }) => ({ no, isoCode }))
  return Array.from({ length: qty(lane) }, () => ({ isoCode }))
}

/** A lane's containers that no other addition claims, with the days of the milestones, in the zone of the port. */
function rowsFor(code: string, lane: OrderLane, order: OrderDetail, timeZone: string): BoxRow[] {
  const day = (name: BoxDay): string => {
    const at = order.milestones.find(({ code: told }) => DAY_MILESTONES[name].includes(told))?.at
    return at === undefined ? '' : portDay(at, timeZone)
  }
  const days = { discharged: day('discharged'), pickedUp: day('pickedUp'), returned: day('returned') }
  const claimed = claimedBoxes({ code }, lane, order.adjustments)
  return [...new Set(lane.boxes.map(({ isoCode }) => isoCode))].flatMap((isoCode) => {
    const taken = claimed.filter((one) => one.isoCode === isoCode)
    const free = boxesOn(lane, isoCode, order).filter(
      ({ no }) => no === undefined || taken.every((one) => one.no !== no),
    )
    const left = order.containers.length > 0 ? free : free.slice(taken.length)
    return left.map((box) => ({ ...box, ...days }))
  })
}

/** A claim of a charge on a lane, before anything is typed. */
export function firstBasis(code: string, lane: OrderLane | undefined, order: OrderDetail, timeZone: string): BasisForm {
  if (!lane) return NO_BASIS
  const boxes = countedBy(code, lane) === 'DAYS' ? rowsFor(code, lane, order, timeZone) : []
  return { ...NO_BASIS, laneNo: String(lane.laneNo), boxes }
}

/** Rows of the form that are part of the claim: with at least one of the days. */
export function claimedRows(code: string, form: BasisForm, lane: OrderLane): number[] {
  const names = neededDays(code, form, lane)
  return form.boxes.flatMap((row, index) => (names.some((name) => row[name] !== '') ? [index] : []))
}

const NUMBER = /^\d{1,12}(\.\d{1,6})?$/

/** The claim on the wire; undefined while there is nothing to calculate with. */
export function basisOf(code: string, form: BasisForm, order: OrderDetail): ChargeBasis | undefined {
  const lane = laneOf(form, order)
  if (!lane) return undefined
  const { laneNo } = lane
  if (countedBy(code, lane) === 'QUANTITY')
    return NUMBER.test(form.quantity) ? { laneNo, quantity: form.quantity } : undefined
  const names = neededDays(code, form, lane)
  const boxes = claimedRows(code, form, lane).flatMap((index): BoxDays[] => {
    const row = form.boxes[index]
    if (!row) return []
    const days = Object.fromEntries(names.filter((name) => row[name] !== '').map((name) => [name, row[name]]))
    return [{ ...(row.no !== undefined && { no: row.no }), isoCode: row.isoCode, ...days }]
  })
  if (boxes.length === 0) return undefined
  return { laneNo, boxes, ...(form.both && mayClaimBoth(code, lane) && { both: true }) }
}

/** Problems of the typed claim, with the rows of the form as their places. */
export function basisProblems(code: string, form: BasisForm, order: OrderDetail, now: number): Problem[] {
  const lane = laneOf(form, order)
  if (!lane) return []
  if (form.quantity !== '' && !NUMBER.test(form.quantity)) return [{ field: 'basis.quantity', code: 'number' }]
  const rows = claimedRows(code, form, lane)
  return checkBasis({ code, basis: basisOf(code, form, order) }, order, now).map((problem) => ({
    ...problem,
    field: problem.field.replace(
      /^basis\.boxes\.(\d+)/,
      (_, sent: string) => `basis.boxes.${rows[Number(sent)] ?? sent}`,
    ),
  }))
}

/** The charge that may be claimed in the same addition. */
export const otherOf = (code: string, lane: OrderLane): string | undefined =>
  mayClaimBoth(code, lane) && otherClockCharge(code) !== undefined && hasDayRate(otherClockCharge(code) ?? '', lane)
    ? otherClockCharge(code)
    : undefined
