import { Big } from 'big.js'
import { moneyText, roundMoney } from '@/contract/money.ts'
import type { Adjustment, AnswerCharge, ProposeCharge } from '@/contract/money/order/after/schemas.ts'
import { checkAnswer, checkBasis } from '@/contract/money/order/agreedRate/rules.ts'
import { ADDABLE } from '@/contract/money/order/additions.ts'
import { SCHEDULED } from '@/contract/money/order/schedule/rules.ts'
import { withStateName } from '@/contract/money/order/quoted.ts'
import { checkCharge } from '@/contract/money/order/rules.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { CHARGE_HOURS, type AdjustmentStatus } from '@/contract/money/order/values.ts'
import type { ChargeState } from '@/contract/trade/bid/values.ts'
import { isOurs } from '@/contract/trade/tender/payers/split.ts'
import { iso, newId, type Caller, type Deps } from '../../deps.ts'
import { refuseField, stateChanged } from '../../errors.ts'
import { takeFiles } from '../../file/take.ts'
import { dropJob, planJob } from '../../jobs.ts'
import { tellSide } from '../../member/notification/news.ts'
import { endOpenPayments } from '../payment/pay.ts'
import { refuseProblems } from '../../guards.ts'
import { LABELS } from '../../../seed/dictLabels.ts'
import { inLanguage } from '../../../titleTexts.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { additionsEnd } from './after.ts'
import { lanesAsQuoted, verdictFor } from './agreed.ts'
import { ROBOT_LOOKS_MS } from './close.ts'
import { keepContract } from './contractVersions.ts'
import { changeOrder, orderOn } from './guard.ts'
import { orderDetail } from './view.ts'

const HOUR_MS = 3600_000
const jobTarget = (orderId: string, chargeId: string): string => `${orderId}/${chargeId}`

/** The seller requests an additional charge with evidence. It is not added until the buyer agrees. */
export function proposeCharge(deps: Deps, input: ProposeCharge, caller: Caller): OrderDetail {
  const order = orderOn(deps, caller, input.id, 'SELLER', ADDABLE)
  if (deps.now() > additionsEnd(order)) throw stateChanged(orderDetail(deps, order, caller))
  const stateName = (state: ChargeState): string => inLanguage(LABELS.charge_state[state], deps.language)
  const { containers = [], adjustments = [], source } = order
  const problems = [
    ...checkCharge(input, order),
    ...checkBasis(input, { source, lanes: lanesAsQuoted(deps, order), containers, adjustments }, deps.now()),
  ]
  refuseProblems(problems.map((problem) => withStateName(problem, stateName)))
  const type = deps.reference.chargeByCode.get(input.code)
  if (!type) throw refuseField('code', 'field.choice')
  const evidence = takeFiles(deps, caller, 'CHARGE', input.evidence, (index) => `evidence.${index}`)
  const { currency } = order.payable
  const until = deps.now() + CHARGE_HOURS * HOUR_MS
  const isBilled = isOurs(order.payers, type)
  const charge: Adjustment = {
    id: newId(deps),
    code: input.code,
    amount: { amount: roundMoney(input.amount, currency), currency },
    reason: input.reason,
    evidence,
    ...(input.basis && { basis: input.basis }),
    // What the other party pays at its end is only made known: nothing to agree to, nothing to pay here.
    status: isBilled ? 'PROPOSED' : 'REPORTED',
    proposedAt: iso(deps.now()),
    until: iso(until),
  }
  return orderDetail(deps, propose(deps, order, charge), caller)
}

/** Adds an addition to an order and tells its buyer: one to answer, or one that is only made known. */
export function propose(deps: Deps, order: OrderRow, charge: Adjustment): OrderRow {
  const changed = changeOrder(deps, order, { adjustments: [...(order.adjustments ?? []), charge] })
  const told = { code: charge.code, amount: moneyText(charge.amount), hours: String(CHARGE_HOURS) }
  if (charge.status === 'REPORTED') {
    tellSide(deps, order, order.buyerId, 'ADJUSTMENT_PROPOSED', { ...told, variant: 'REPORTED' })
    return changed
  }
  planJob(deps, 'chargeLapse', jobTarget(order.id, charge.id), Date.parse(charge.until))
  planJob(deps, 'robotOrder', order.id, deps.now() + ROBOT_LOOKS_MS)
  tellSide(deps, order, order.buyerId, 'ADJUSTMENT_PROPOSED', told)
  return changed
}

/**
 * The buyer agrees, rejects or disputes; more than was agreed takes an own tick and a reason. Only an agreed charge is added
 * to the payable amount.
 */
export function answerCharge(deps: Deps, input: AnswerCharge, caller: Caller): OrderDetail {
  const order = orderOn(deps, caller, input.id, 'BUYER', [...ADDABLE, 'DISPUTED', ...SCHEDULED])
  const charge = order.adjustments?.find((one) => one.id === input.chargeId)
  if (charge?.status !== 'PROPOSED' || Date.parse(charge.until) <= deps.now())
    throw stateChanged(orderDetail(deps, order, caller))
  refuseProblems(checkAnswer(input, { ...charge, agreed: verdictFor(deps, order, charge) }))
  const changed = decide(deps, order, charge, input.answer, input.note)
  dropJob(deps, 'chargeLapse', jobTarget(order.id, charge.id))
  const told = { code: charge.code, amount: moneyText(charge.amount), variant: input.answer, note: input.note }
  tellSide(deps, order, order.sellerId, 'ADJUSTMENT_ANSWERED', told)
  return orderDetail(deps, keepContract(deps, changed), caller)
}

/** No answer in time: the charge lapses without being added. */
export function chargeLapses(deps: Deps, target: string): void {
  const [orderId = '', chargeId] = target.split('/')
  const order = deps.rows.orders.get(orderId)
  const charge = order?.adjustments?.find((one) => one.id === chargeId)
  if (!order || charge?.status !== 'PROPOSED') return
  decide(deps, order, charge, 'LAPSED')
  for (const companyId of [order.buyerId, order.sellerId])
    tellSide(deps, order, companyId, 'ADJUSTMENT_ANSWERED', {
      code: charge.code,
      amount: moneyText(charge.amount),
      variant: 'LAPSED',
    })
}

function decide(
  deps: Deps,
  order: OrderRow,
  charge: Adjustment,
  status: Exclude<AdjustmentStatus, 'PROPOSED' | 'REPORTED'>,
  answer = '',
): OrderRow {
  const answered: Adjustment = { ...charge, status, answeredAt: iso(deps.now()), ...(answer !== '' && { answer }) }
  const adjustments = (order.adjustments ?? []).map((one) => (one.id === charge.id ? answered : one))
  if (status !== 'APPROVED') return changeOrder(deps, order, { adjustments })
  endOpenPayments(deps, order)
  const { amount, currency } = order.payable
  const payable = { amount: roundMoney(new Big(amount).plus(charge.amount.amount), currency), currency }
  return changeOrder(deps, order, { adjustments, payable })
}
