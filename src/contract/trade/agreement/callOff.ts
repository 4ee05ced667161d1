import { Big } from 'big.js'
import { roundMoney, type Money, type RateTable } from '../../money.ts'
import type { Problem } from '../../problem.ts'
import { priceLines } from '../bid/calc.ts'
import { boxCount, lockedQty, type Demand } from '../bid/quantity.ts'
import type { ChargeInput, ChargeLine } from '../bid/schemas.ts'
import type { Boxes } from '../tender/draft.ts'
import type { DraftInput } from '../tender/draftInput.ts'
import { collector } from '../tender/rules.ts'
import type { Allocation } from '../tender/term/schemas.ts'
import { quantitiesOf, type CalledOff } from './quantities.ts'
import { SAILING_SLACK_DAYS } from './values.ts'

const DAY_MS = 86_400_000
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** What a buyer asks for in a call-off. */
export interface CallOffWish {
  boxes: Boxes[]
  /** The wanted day of departure. */
  etd: string
  readyDate: string
  blCount: number
}

/** A lane of an agreement, as far as call-offs are checked against it. */
export interface CallOffLane {
  laneNo: number
  validFrom: string
  validTo: string
  boxes: readonly Boxes[]
  allocation?: Allocation | undefined
}

/** Data against which a call-off is validated. */
export interface CallOffFrame {
  lane: CallOffLane
  leadDays: number
  callOffs: readonly CalledOff[]
  /** How far beyond the contracted containers may be called off, percent of each type; absent: not at all. */
  overPct?: number | undefined
  /** Today's day of the market. */
  today: string
}

/** The first day for which can be called off. */
export const firstEtd = ({ lane, leadDays, today }: Pick<CallOffFrame, 'lane' | 'leadDays' | 'today'>): string => {
  const first = dayOf(Date.parse(today) + leadDays * DAY_MS)
  return first > lane.validFrom ? first : lane.validFrom
}

/** Validates a call-off: containers that are left, a sailing in the period and far enough ahead. TRADE part 4. */
export function checkCallOff(wish: DraftInput<CallOffWish>, frame: CallOffFrame): Problem[] {
  const problems: Problem[] = []
  const add = collector(problems)
  const { lane, leadDays, callOffs, today } = frame
  const boxes = wish.boxes ?? []
  const left = quantitiesOf(lane, callOffs, frame.overPct)
  if (boxes.length === 0) add('boxes', 'noBoxes')
  boxes.forEach(({ isoCode, qty }, index) => {
    const rest = left.find((one) => one.isoCode === isoCode)
    if (!isoCode || !rest) return add(`boxes.${index}.isoCode`, 'chooseSome')
    if (boxes.findIndex((one) => one.isoCode === isoCode) < index) return add(`boxes.${index}.isoCode`, 'boxTwice')
    if (qty === undefined || !Number.isInteger(qty) || qty < 1) return add(`boxes.${index}.qty`, 'noBoxes')
    if (qty > rest.remaining) add(`boxes.${index}.qty`, 'overRemaining', { box: isoCode, n: rest.remaining })
  })
  const { etd, readyDate, blCount } = wish
  const lead = dayOf(Date.parse(today) + leadDays * DAY_MS)
  if (!etd) add('etd', 'required')
  else if (etd < lane.validFrom || etd > lane.validTo)
    add('etd', 'outsideValidity', { from: lane.validFrom, to: lane.validTo })
  else if (etd < lead) add('etd', 'leadShort', { days: leadDays, date: lead })
  if (!readyDate) add('readyDate', 'required')
  else if (readyDate < today) add('readyDate', 'past')
  else if (etd && readyDate > etd) add('readyDate', 'readyAfterEtd')
  // A B/L has a container at least.
  const most = boxes.reduce((sum, { qty }) => sum + (qty ?? 0), 0) || 1
  if (blCount === undefined) add('blCount', 'required')
  else if (!Number.isInteger(blCount) || blCount < 1 || blCount > most) add('blCount', 'range', { min: 1, max: most })
  return problems
}

/**
 * Validates the day of the sailing with which a seller accepts: about the wanted one, and in the period. `days`: how far
 * it may be away, more for one that the buyer is asked about.
 */
export function checkSailingDay(
  day: string,
  etd: string,
  { validFrom, validTo }: CallOffLane,
  days = SAILING_SLACK_DAYS,
): Problem[] {
  const field = 'sailing.etd'
  const away = Math.abs(Date.parse(day) - Date.parse(etd)) / DAY_MS
  if (!(away <= days)) return [{ field, code: 'sailingAway', params: { days, date: etd } }]
  if (day < validFrom || day > validTo)
    return [{ field, code: 'outsideValidity', params: { from: validFrom, to: validTo } }]
  return []
}

/** Cargo value of a call-off: its share of the contracted containers, in the value's currency. */
export function valueShare(value: Money, boxes: number, contracted: number): Money {
  const amount = new Big(value.amount).times(boxes).div(Math.max(1, contracted))
  return { amount: roundMoney(amount, value.currency), currency: value.currency }
}

/**
 * Lines of a call-off at the agreement's prices: per-container lines by its containers, per-B/L lines once a B/L,
 * per-shipment lines once. Lines of types that are not in it are left out. TRADE part 4.
 */
export function callOffLines(
  prices: readonly ChargeInput[],
  { boxes, blCount, assumedDays, mode }: Pick<CallOffWish, 'boxes' | 'blCount'> & Pick<Demand, 'assumedDays' | 'mode'>,
  rates: RateTable,
  value?: Money,
): ChargeLine[] {
  const demand = { boxes, mode, assumedDays, plannedBookings: 1, blPerBooking: blCount }
  const lines = prices
    .filter(({ isoCode }) => isoCode === undefined || boxCount({ boxes }, isoCode) > 0)
    .map((line) => ({ ...line, qty: lockedQty(line, demand) }))
  return priceLines(lines, rates, value)
}
