import { Big } from 'big.js'
import type { Money } from '../../money.ts'
import type { ChargeType } from '../../reference/schemas.ts'
import { basisIn, MAIN_CHARGE } from '../tender/mainCharge.ts'
import type { Payers } from '../tender/payers/schemas.ts'
import { paidAtOf } from '../tender/payers/split.ts'
import type { FuelLink } from '../tender/term/schemas.ts'
import type { collector } from '../tender/rules.ts'
import type { DraftInput } from '../tender/draftInput.ts'
import { checkDecimal } from '../../validation.ts'
import { takesEstimate } from './bidderFigures.ts'
import { holdersOf } from './holders.ts'
import { takesBreaks, takesMinimum } from './lineCost.ts'
import { lockedQty, type Demand } from './quantity.ts'
import { PRICE_MAX, QTY_MAX } from './limits.ts'
import type { BidLane, ChargeInput } from './schemas.ts'
import { CHARGE_BASES, isAllInGroup, type ChargeBasis } from './values.ts'

type Line = DraftInput<ChargeInput>

/** Data against which the lines of a lane are validated. */
export interface ChargeFrame {
  /** The lane's containers, reduced to those offered, its loose cargo and the mode. */
  demand: Demand
  /** Value of the cargo, if stated in the tender. */
  value: Money | undefined
  /** Who pays what, if the tender says so. */
  payers?: Payers | undefined
  /** The surcharge that follows the price of fuel, if one does: in USD a container. */
  fuel?: FuelLink | undefined
  charges: readonly ChargeType[]
}

/** Whether a charge of the all-in is priced by the hour: nobody knows the hours before, so it would count as nothing. */
const isHourly = ({ basis, group }: Pick<Line, 'basis' | 'group'>): boolean =>
  basis === 'PER_HOUR' && group !== undefined && isAllInGroup(group)

/** Allowed bases of a charge, in form order: {@link checkCharges} rejects all others. */
export function basesOf(code: string, { demand, value, charges }: ChargeFrame): readonly ChargeBasis[] {
  const { mode } = demand
  const type = charges.find((charge) => charge.code === code)
  if (type && code === MAIN_CHARGE[mode]) return [basisIn(mode, type)]
  return CHARGE_BASES.filter(
    (basis) =>
      (basis !== 'PERCENT_OF_VALUE' || value !== undefined) &&
      !isHourly({ basis, group: type?.group }) &&
      new Big(lockedQty({ basis, group: type?.group }, demand)).gt(0),
  )
}

/**
 * Validates the lines of a lane: bidders set prices, while charge code and tender define group and quantity, so that a
 * bid cannot look cheap by moving freight out of the all-in price or by counting fewer containers than offered.
 */
export function checkCharges(
  lane: Pick<DraftInput<BidLane>, 'charges'>,
  at: string,
  frame: ChargeFrame,
  add: ReturnType<typeof collector>,
): void {
  const lines = lane.charges ?? []
  const { mode } = frame.demand
  lines.forEach((line, index) => {
    const field = `${at}.charges.${index}`
    const type = frame.charges.find(({ code }) => code === line.code)
    if (type && line.group !== type.group) add(`${field}.group`, 'groupFixed')
    if (type && type.code === MAIN_CHARGE[mode] && line.basis !== basisIn(mode, type))
      add(`${field}.basis`, 'basisFixed')
    if (isHourly(line)) add(`${field}.basis`, 'hourlyRate')
    if (frame.fuel?.code === line.code && line.state === 'QUOTED') {
      if (line.basis !== 'PER_CONTAINER') add(`${field}.basis`, 'basisFixed')
      if (line.currency !== 'USD') add(`${field}.currency`, 'fuelCurrency')
    }
    const term = type && frame.payers && paidAtOf(frame.payers, type)
    if (term && line.paymentTerm !== term) add(`${field}.paymentTerm`, 'payerLocked', { term })
    if (isRepeated(line, lines.slice(0, index))) add(`${field}.code`, 'chargeTwice', { code: line.code ?? '' })
    if (line.includedIn !== undefined) checkHolder(line, lines, field, frame.demand, add)
    if (line.estimate !== undefined) checkEstimate(line, field, add)
    if (line.state === 'QUOTED' && line.basis !== 'AT_COST') checkPrice(line, field, frame, add)
  })
}

/** Whether the charge is already present: one line for all containers, or one per type, never both. */
function isRepeated(line: Line, earlier: readonly Line[]): boolean {
  return earlier.some(
    ({ code, isoCode }) =>
      code === line.code && (isoCode === line.isoCode || isoCode === undefined || line.isoCode === undefined),
  )
}

/** Validates that an included line is part of a line with a price. */
function checkHolder(
  line: Line,
  lines: readonly Line[],
  field: string,
  demand: Demand,
  add: ReturnType<typeof collector>,
): void {
  const holders = isSaid(line) && line.state === 'INCLUDED' ? holdersOf(line, lines.filter(isSaid), demand) : []
  if (!holders.includes(line.includedIn ?? '')) add(`${field}.includedIn`, 'includedLine')
}

/** Whether a line of a draft says of which charge it is, and what. */
const isSaid = (line: Line): line is Line & Pick<ChargeInput, 'code' | 'group' | 'basis' | 'state'> =>
  line.code !== undefined && line.group !== undefined && line.basis !== undefined && line.state !== undefined

function checkPrice(line: Line, field: string, frame: ChargeFrame, add: ReturnType<typeof collector>): void {
  const wrong = checkDecimal(line.unitPrice, PRICE_MAX, true)
  add(`${field}.unitPrice`, wrong, { max: PRICE_MAX })
  if (!wrong && line.basis === 'PERCENT_OF_FREIGHT' && Number(line.unitPrice) > 100 && !line.note)
    add(`${field}.unitPrice`, 'percentOver')
  checkSteps(line, field, frame.demand, add)
  if (line.basis === 'PERCENT_OF_VALUE' && !frame.value) add(`${field}.basis`, 'valueMissing')
  if (!line.basis) return
  const qty = lockedQty({ ...line, basis: line.basis }, frame.demand)
  if (new Big(qty).lte(0)) add(`${field}.isoCode`, 'boxNotOffered')
  else if (checkDecimal(line.qty, QTY_MAX) || !new Big(line.qty ?? '0').eq(qty))
    add(`${field}.qty`, 'qtyLocked', { qty })
}

/** Validates what a bidder expects a line without a price to cost. */
export function checkEstimate(line: Line, field: string, add: ReturnType<typeof collector>): void {
  const { state, basis, group, estimate } = line
  const takes =
    state !== undefined && basis !== undefined && group !== undefined && takesEstimate({ state, basis, group })
  add(`${field}.estimate`, takes ? checkDecimal(estimate, PRICE_MAX) : 'estimateOpen', { min: 0.01, max: PRICE_MAX })
}

/** Validates the minimum and the weight breaks of a line: weights rise, and prices do not rise with them. TRADE.md 1.1. */
export function checkSteps(
  { basis, minAmount, breaks = [], unitPrice }: Line,
  field: string,
  { mode }: Pick<Demand, 'mode'>,
  add: ReturnType<typeof collector>,
): void {
  if (minAmount !== undefined)
    add(`${field}.minAmount`, basis && takesMinimum(mode, basis) ? checkDecimal(minAmount, PRICE_MAX) : 'looseOnly', {
      min: 0.01,
      max: PRICE_MAX,
    })
  if (breaks.length > 0 && !(basis && takesBreaks(mode, basis))) return add(`${field}.breaks`, 'airKgOnly')
  let before: { fromKg?: string | undefined; unitPrice?: string | undefined } = { unitPrice }
  breaks.forEach((one, index) => {
    const at = `${field}.breaks.${index}`
    const [wrongKg, wrongPrice] = [checkDecimal(one.fromKg, QTY_MAX), checkDecimal(one.unitPrice, PRICE_MAX)]
    add(`${at}.fromKg`, wrongKg, { min: 0.01, max: QTY_MAX })
    add(`${at}.unitPrice`, wrongPrice, { min: 0.01, max: PRICE_MAX })
    const kg = before.fromKg
    if (!wrongKg && kg !== undefined && !checkDecimal(kg, QTY_MAX) && Number(one.fromKg) <= Number(kg))
      add(`${at}.fromKg`, 'breakOrder', { kg })
    const price = before.unitPrice
    if (!wrongPrice && price !== undefined && !checkDecimal(price, PRICE_MAX) && Number(one.unitPrice) > Number(price))
      add(`${at}.unitPrice`, 'breakPrice', { price })
    before = one
  })
}
