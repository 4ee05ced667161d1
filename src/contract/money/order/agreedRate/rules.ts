import { Big } from 'big.js'
import { NOTE_MAX } from '../../../limits.ts'
import { moneyText, roundMoney, type Money } from '../../../money.ts'
import type { Problem } from '../../../problem.ts'
import { boxCount } from '../../../trade/bid/quantity.ts'
import type { Adjustment, AnswerCharge } from '../after/schemas.ts'
import { checkPromise, checkReason } from '../rules.ts'
import type { OrderDetail, OrderLane } from '../schemas.ts'
import type { AdjustmentStatus } from '../values.ts'
import { daysFrom } from './clock.ts'
import { clockName, isClockCharge, mayClaimBoth, otherClockCharge } from './rates.ts'
import type { BoxDays } from './schemas.ts'
import { BOX_DAYS, CLAIM_DAYS_MAX, CLAIM_QUANTITY_MAX } from './values.ts'
import { aboveBy, type Claim } from './verdict.ts'

type Claimed = Pick<OrderDetail, 'source' | 'lanes' | 'containers' | 'adjustments'>

/** Additions whose containers cannot be claimed again. */
const STANDING: readonly AdjustmentStatus[] = ['PROPOSED', 'APPROVED', 'REPORTED']
/** Furthest ahead of UTC that it can be a day later already. */
const AHEAD_MS = 14 * 3_600_000

/** The charges whose rates a claim counts, by clock; storage is not part of demurrage. */
function clocksOf({ code, basis }: Claim, lane: OrderLane): string[] {
  if (!isClockCharge(code)) return []
  if (code === 'STO') return [code]
  const other = basis?.both && mayClaimBoth(code, lane) ? otherClockCharge(code) : undefined
  return [clockName(code, lane), ...(other ? [other] : [])]
}

/** Containers of standing additions that count one of the same clocks. */
export function claimedBoxes(claim: Claim, lane: OrderLane, adjustments: readonly Adjustment[]): BoxDays[] {
  const clocks = clocksOf(claim, lane)
  return adjustments
    .filter(({ status, basis }) => STANDING.includes(status) && basis?.laneNo === lane.laneNo)
    .filter((one) => clocksOf(one, lane).some((clock) => clocks.includes(clock)))
    .flatMap(({ basis }) => basis?.boxes ?? [])
}

function checkDays(box: BoxDays, at: string, now: number): Problem[] {
  const latest = new Date(now + AHEAD_MS).toISOString().slice(0, 10)
  const found: Problem[] = []
  let before: string | undefined
  for (const name of BOX_DAYS) {
    const value = box[name]
    if (value === undefined) continue
    const field = `${at}.${name}`
    const days = before === undefined ? 0 : daysFrom(before, value)
    if (value > latest) found.push({ field, code: 'timeFuture' })
    else if (days < 0) found.push({ field, code: 'endBeforeStart' })
    else if (days > CLAIM_DAYS_MAX) found.push({ field, code: 'range', params: { min: 0, max: CLAIM_DAYS_MAX } })
    before = value
  }
  return found
}

function checkBoxes(claim: Claim, lane: OrderLane, { containers, adjustments }: Claimed, now: number): Problem[] {
  const boxes = claim.basis?.boxes ?? []
  const claimed = claimedBoxes(claim, lane, adjustments)
  const found: Problem[] = []
  const seen = new Set<string | undefined>()
  const all = [...claimed]
  for (const [index, box] of boxes.entries()) {
    const at = `basis.boxes.${index}`
    all.push(box)
    const max = boxCount(lane, box.isoCode)
    const { no } = box
    const isKnown = containers.some((one) => one.no === no && one.isoCode === box.isoCode)
    if (containers.length > 0 && !isKnown) found.push({ field: `${at}.no`, code: 'required' })
    else if (no !== undefined && seen.has(no)) found.push({ field: `${at}.no`, code: 'containerTwice' })
    else if (no !== undefined && claimed.some((one) => one.no === no))
      found.push({ field: `${at}.no`, code: 'boxClaimed', params: { no } })
    else if (all.filter(({ isoCode }) => isoCode === box.isoCode).length > max)
      found.push({ field: `${at}.no`, code: 'containersMany', params: { max } })
    seen.add(no)
    found.push(...checkDays(box, at, now))
  }
  return found
}

/** Problems of what a claim stands on, in form order. `now` in ms. Missing days are none: then nothing is calculated. */
export function checkBasis(claim: Claim, order: Claimed, now: number): Problem[] {
  const { basis, code } = claim
  if (!basis) return []
  const lane = order.lanes.find(({ laneNo }) => laneNo === basis.laneNo)
  if (!lane) return [{ field: 'basis.laneNo', code: 'required' }]
  // A claim that names its lane is held against the promises of that lane alone.
  const promised = checkPromise(code, { source: order.source, lanes: [lane] })
  const { quantity } = basis
  const isOver = quantity !== undefined && (new Big(quantity).lte(0) || new Big(quantity).gt(CLAIM_QUANTITY_MAX))
  return [
    ...promised,
    ...checkBoxes(claim, lane, order, now),
    ...(isOver
      ? [{ field: 'basis.quantity', code: 'range' as const, params: { min: 0, max: CLAIM_QUANTITY_MAX } }]
      : []),
  ]
}

/** By how much an addition is above what was agreed; undefined if it is not. */
export function aboveAgreed({ amount, agreed }: Pick<Adjustment, 'amount' | 'agreed'>): Money | undefined {
  if (agreed?.verdict !== 'ABOVE' || agreed.expected === undefined) return undefined
  const above = aboveBy(amount.amount, agreed.expected)
  return { amount: roundMoney(above, amount.currency), currency: amount.currency }
}

/** Problems of the buyer's answer: more than was agreed needs an own tick and a reason, as a refusal needs a reason. */
export function checkAnswer(
  { answer, note, acceptAbove }: Pick<AnswerCharge, 'answer' | 'note' | 'acceptAbove'>,
  charge: Pick<Adjustment, 'amount' | 'agreed'>,
): Problem[] {
  const above = aboveAgreed(charge)
  if (answer === 'APPROVED' && !above) return []
  const isUnticked = answer === 'APPROVED' && above !== undefined && acceptAbove !== true
  return [
    ...(isUnticked
      ? [{ field: 'acceptAbove', code: 'aboveAgreed' as const, params: { above: moneyText(above) } }]
      : []),
    ...checkReason('note', note, NOTE_MAX),
  ]
}
