import { hasReached } from '@/contract/money/order/milestones.ts'
import { Big } from 'big.js'
import type { DisputeEnd } from '@/contract/money/order/values.ts'
import { moneyText } from '@/contract/money.ts'
import { owesRest } from '@/contract/money/order/nextStep.ts'
import type { Adjustment } from '@/contract/money/order/after/schemas.ts'
import { iso, type Caller, type Deps } from '../deps.ts'
import { planJob } from '../jobs.ts'
import { isUnsettled, sideOf } from '../money/order/after.ts'
import { verdictFor } from '../money/order/agreed.ts'
import { answerCharge } from '../money/order/charges.ts'
import { resolveDispute } from '../money/order/dispute.ts'
import { reportMilestone } from '../money/order/milestone.ts'
import { usualMilestones } from '../money/order/mode.ts'
import { answerRefund } from '../money/refund/refund.ts'
import { writeReview } from '../money/order/reviews.ts'
import { acceptOrder, deliverOrder, startOrder } from '../money/order/steps.ts'
import type { OrderRow } from '../tradeRows.ts'
import { callerFor, isRobotCompany } from './buyers.ts'
import { containersFor } from './containers.ts'
import { uploadPapers } from './papers.ts'
import { mayPayNow, paysAll } from './paying.ts'
import { robotsShip } from './shipments.ts'

const HOUR_MS = 3600_000
/** Share of the quoted price up to which a robot buyer accepts an additional charge without an agreed rate. */
const FAIR_SHARE = '0.05'

/** A robot does its next step in a user's order, and schedules another run if more is to do. */
export async function robotOrder(deps: Deps, orderId: string): Promise<void> {
  const order = deps.rows.orders.get(orderId)
  if (!order) return
  const isSeller = isRobotCompany(deps, order.sellerId)
  const isBuyer = isRobotCompany(deps, order.buyerId)
  if (isSeller && isBuyer) return robotsShip(deps, order)
  // Users act for themselves.
  if (isSeller === isBuyer) return
  const caller = callerFor(deps, isSeller ? order.sellerId : order.buyerId)
  if (!caller) return
  const done = both(deps, order, caller)
  // A review has changed it.
  const now = deps.rows.orders.get(orderId) ?? order
  const next = done ?? (isSeller ? sells(deps, now, caller) : buys(deps, now, caller))
  if (isSeller) await uploadPapers(deps, orderId, caller)
  if (next > 0) planJob(deps, 'robotOrder', orderId, deps.now() + next * HOUR_MS)
}

/** A robot seller gives a balance back when it is asked for. */
export function robotRefunds(deps: Deps, refundId: string): void {
  const row = deps.rows.refunds.get(refundId)
  const caller = row && isRobotCompany(deps, row.sellerId) ? callerFor(deps, row.sellerId) : undefined
  if (row?.status !== 'REQUESTED' || !caller) return
  answerRefund(deps, { id: row.id, agree: true, note: '', requestNo: `robot-refund-${row.id}` }, caller)
}

const stepOf = (order: OrderRow, what: string) => ({ id: order.id, requestNo: `robot-${what}-${order.id}` })

/**
 * Steps of either side: agree to a dispute's outcome, and write a review. Returns the hours until the next run, 0 for
 * none.
 */
function both(deps: Deps, order: OrderRow, caller: Caller): number | undefined {
  const side = sideOf(order, caller.companyId)
  if (order.status === 'DISPUTED') {
    const proposal = order.dispute?.proposal
    if (!proposal || proposal.by === side || !mayAgree(order, proposal.to)) return undefined
    resolveDispute(deps, { ...stepOf(order, 'resolve'), to: proposal.to, text: '' }, caller)
    return proposal.to === 'EXECUTING' ? 2 : 0
  }
  if (order.status !== 'SETTLED') return undefined
  if (!(order.reviews ?? []).some((one) => one.by === side)) {
    const points = { priceTruth: 5, onTime: 4, communication: 5, documents: 4 }
    writeReview(deps, { ...stepOf(order, 'review'), points, text: '' }, caller)
  }
  return undefined
}

/** A robot agrees to what the order allows; it gives money back only while nothing is loaded. */
function mayAgree(order: OrderRow, to: DisputeEnd): boolean {
  if (to === 'SETTLED') return !isUnsettled(order)
  if (to === 'EXECUTING') return true
  return !order.credits && !hasReached(order.milestones, 'loaded')
}

function sells(deps: Deps, order: OrderRow, caller: Caller): number {
  if (order.status === 'PAID' || order.status === 'CONFIRMED') {
    startOrder(deps, stepOf(order, 'start'), caller)
    return 6
  }
  if (order.status !== 'EXECUTING') return 0
  const reported = new Set((order.milestones ?? []).map((one) => one.code))
  const code = usualMilestones(deps, order).find((one) => !reported.has(one))
  if (!code) {
    deliverOrder(deps, stepOf(order, 'deliver'), caller)
    return 0
  }
  const containers = order.containers?.length ? order.containers : containersFor(order)
  reportMilestone(deps, { ...stepOf(order, code), code, at: iso(deps.now()), place: '', containers }, caller)
  return 8
}

function buys(deps: Deps, order: OrderRow, caller: Caller): number {
  const charge = order.adjustments?.find((one) => one.status === 'PROPOSED')
  if (charge) {
    const note = objection(deps, order, charge)
    const answer = note === '' ? 'APPROVED' : 'REJECTED'
    answerCharge(deps, { ...stepOf(order, charge.id), chargeId: charge.id, answer, note }, caller)
    return 2
  }
  if (owesRest(order) && mayPayNow(deps, order)) {
    paysAll(deps, order)
    return 2
  }
  if (order.status === 'DELIVERED' && !isUnsettled(order)) acceptOrder(deps, stepOf(order, 'accept'), caller)
  return 0
}

/** Why a robot buyer refuses an addition: above the agreed rate, or where there is none above a fair share; else blank. */
function objection(deps: Deps, order: OrderRow, charge: Adjustment): string {
  const { verdict, expected = '0' } = verdictFor(deps, order, charge)
  if (verdict === 'MATCH' || verdict === 'BELOW') return ''
  if (verdict === 'ABOVE') return `> ${moneyText({ ...charge.amount, amount: expected })}`
  const fair = new Big(order.payable.amount).times(FAIR_SHARE)
  return fair.gte(charge.amount.amount) ? '' : `> ${FAIR_SHARE}`
}
