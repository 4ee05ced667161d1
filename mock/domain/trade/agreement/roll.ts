import { Big } from 'big.js'
import { moneyText, roundMoney, type Money } from '@/contract/money.ts'
import type { Adjustment } from '@/contract/money/order/after/schemas.ts'
import { sailingOf } from '@/contract/money/order/schedule/rules.ts'
import type { ChangeSchedule } from '@/contract/money/order/schedule/schemas.ts'
import { CHARGE_HOURS } from '@/contract/money/order/values.ts'
import { isRollReason, riseIn, type CallOffRoll } from '@/contract/trade/agreement/part/roll.ts'
import { allInOf } from '@/contract/trade/bid/calc.ts'
import { linesPaidBy } from '@/contract/trade/bid/payer.ts'
import type { ChargeLine } from '@/contract/trade/bid/schemas.ts'
import { iso, newId, type Deps } from '../../deps.ts'
import { refuseField } from '../../errors.ts'
import { openAllowances } from '../../money/invoice/allowances.ts'
import { chargeLapses, propose } from '../../money/order/charges.ts'
import { reduceCharge } from '../../money/order/creditNote.ts'
import { changeOrder } from '../../money/order/guard.ts'
import { ownAmounts } from '../../money/order/lines.ts'
import { takeReceipts } from '../../money/payment/check.ts'
import { endOpenPayments } from '../../money/payment/pay.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { marketDay } from '../../zone.ts'
import { lanesNow } from './callOffs.ts'
import { tellCallOff } from './news.ts'
import { linesOfCallOff } from './prices.ts'

type Moved = Pick<ChangeSchedule, 'laneNo' | 'sailing' | 'reason' | 'note'>

/** The new day of a call-off that is put on a later sailing by the seller, or by the buyer's wish. */
function rolledDay({ callOff, lanes, schedules }: OrderRow, { laneNo, sailing, reason }: Moved): string | undefined {
  const lane = lanes.find((one) => one.laneNo === laneNo)
  const known = lane && sailingOf(lane, schedules)
  if (!callOff || !known || !isRollReason(reason)) return undefined
  const day = marketDay(Date.parse(sailing.etd))
  return day > marketDay(Date.parse(known.etd)) ? day : undefined
}

/** Refuses a later sailing by the buyer's wish beyond its agreement; the seller's ship sails when it sails. */
export function checkRoll(deps: Deps, order: OrderRow, moved: Moved): void {
  const day = rolledDay(order, moved)
  const agreement = deps.rows.agreements.get(order.agreementId ?? '')
  const lane = agreement && lanesNow(agreement).find(({ laneNo }) => laneNo === order.callOff?.laneNo)
  if (day === undefined || !lane || moved.reason !== 'CUSTOMER' || day <= lane.validTo) return
  throw refuseField('etd', 'problem.outsideValidity', { from: lane.validFrom, to: lane.validTo })
}

/** What the buyer pays of some lines, in the order's own currency. */
function sumOf(deps: Deps, order: OrderRow, lines: readonly ChargeLine[]): Big {
  return ownAmounts(deps, order, linesPaidBy('ours', lines, order.payers)).reduce(
    (sum, amount) => sum.plus(amount),
    new Big(0),
  )
}

/**
 * A call-off is put on a later sailing: it counts in the period of the new day, at the lower of the old and the new
 * price; by the buyer's wish at the new one. `before`: the order with its schedule as it was.
 */
export function rollCallOff(deps: Deps, before: OrderRow, changed: OrderRow, moved: Moved): OrderRow {
  const day = rolledDay(before, moved)
  const agreement = deps.rows.agreements.get(changed.agreementId ?? '')
  const { reason } = moved
  if (day === undefined || !agreement || !isRollReason(reason)) return changed
  const frozen = withoutOpenRise(deps, changed)
  const { callOff, lanes } = frozen
  const [lane] = lanes
  if (!callOff || !lane) return changed
  const { laneNo, blCount, rates } = callOff
  const at = iso(deps.now())
  const wish = { laneNo, blCount, boxes: lane.boxes, etd: day, at, rates }
  const { held } = linesOfCallOff(deps, agreement, wish)
  const { currency } = frozen.payable
  const [lines, price, risen] = [sumOf(deps, frozen, lane.charges), sumOf(deps, frozen, held), risenOf(frozen)]
  const old = lines.plus(risen)
  const moneyOf = (amount: Big): Money => ({ amount: roundMoney(amount, currency), currency })
  const isLower = price.lt(old)
  const isRepriced = isLower && price.lt(lines)
  const credited = isLower ? old.minus(price).minus(isRepriced ? lines.minus(price) : 0) : new Big(0)
  const roll: CallOffRoll = {
    etd: day,
    at,
    reason,
    change: moneyOf(isLower || reason === 'CUSTOMER' ? price.minus(old) : new Big(0)),
    ...(isRepriced && { isRepriced }),
    ...(credited.gt(0) && { credited: roundMoney(credited, currency) }),
  }
  const rolled = changeOrder(deps, frozen, { callOff: { ...callOff, rolled: [...(callOff.rolled ?? []), roll] } })
  if (!isLower) {
    if (reason === 'CUSTOMER' && price.gt(old))
      return proposeRise(deps, rolled, held, moneyOf(price.minus(old)), moved, day)
    if (price.gt(old)) tellCallOff(deps, rolled, rolled.buyerId, 'AGREEMENT_ROLLED', { day, variant: 'kept' })
    return rolled
  }
  const lower = isRepriced ? withLines(deps, rolled, held, lines.minus(price)) : rolled
  const reduced = credited.gt(0) ? withCredit(deps, lower, credited, day) : lower
  const amount = moneyText(moneyOf(old.minus(price)))
  tellCallOff(deps, reduced, reduced.buyerId, 'AGREEMENT_ROLLED', { day, amount })
  return reduced
}

const isRise = (one: Adjustment): boolean => one.rolledTo !== undefined

/** What rolls by the buyer's wish have added to the lines, as agreed to, less what was taken back of it. */
function risenOf({ adjustments = [], callOff }: OrderRow): Big {
  const added = adjustments
    .filter((one) => isRise(one) && one.status === 'APPROVED')
    .reduce((sum, { amount }) => sum.plus(amount.amount), new Big(0))
  return (callOff?.rolled ?? []).reduce((sum, { credited = '0' }) => sum.minus(credited), added)
}

/** An addition for an earlier roll that still waits is void: there is another sailing now. */
function withoutOpenRise(deps: Deps, order: OrderRow): OrderRow {
  for (const one of order.adjustments ?? [])
    if (isRise(one) && one.status === 'PROPOSED') chargeLapses(deps, `${order.id}/${one.id}`)
  return deps.rows.orders.get(order.id) ?? order
}

/** The order at the lower price: what was paid above it is the buyer's balance, what was invoiced above it is reversed. */
function withLines(deps: Deps, order: OrderRow, charges: ChargeLine[], off: Big): OrderRow {
  endOpenPayments(deps, order)
  const { amount, currency } = order.payable
  const left = new Big(amount).minus(off)
  const lanes = order.lanes.map((lane) => ({
    ...lane,
    charges,
    allIn: allInOf(charges, lane.allIn.currency, order.callOff?.rates ?? order.rateLock.rates),
  }))
  const payable = { amount: roundMoney(left.lt(0) ? '0' : left, currency), currency }
  const lower = changeOrder(deps, order, { lanes, payable })
  // A transfer under review is counted when it arrives.
  if (order.status === 'PAY_CHECKING') return lower
  const changed = takeReceipts(deps, lower, [])
  openAllowances(deps, changed)
  return changed
}

/** Takes back what an earlier roll by the buyer's wish had added. */
function withCredit(deps: Deps, order: OrderRow, amount: Big, day: string): OrderRow {
  let left = amount
  let changed = order
  const { currency } = order.payable
  for (const one of (order.adjustments ?? []).filter((rise) => isRise(rise) && rise.status === 'APPROVED')) {
    const off = left.gt(one.amount.amount) ? new Big(one.amount.amount) : left
    if (off.lte(0)) break
    left = left.minus(off)
    changed = reduceCharge(deps, changed, { code: one.code, currency, amount: off.toFixed(), reason: day }).order
  }
  return changed
}

/** What the later sailing costs more is asked of the buyer, who wished it: an addition to answer. */
function proposeRise(
  deps: Deps,
  order: OrderRow,
  held: readonly ChargeLine[],
  amount: Money,
  { note }: Moved,
  day: string,
): OrderRow {
  const charge: Adjustment = {
    id: newId(deps),
    code: riseIn(order.lanes[0]?.charges ?? [], linesPaidBy('ours', held, order.payers)),
    amount,
    reason: note,
    evidence: [],
    rolledTo: day,
    status: 'PROPOSED',
    proposedAt: iso(deps.now()),
    until: iso(deps.now() + CHARGE_HOURS * 3_600_000),
  }
  return propose(deps, order, charge)
}
