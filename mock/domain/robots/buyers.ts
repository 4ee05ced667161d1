import { marketDay } from '../zone.ts'
import { checkPartial } from '@/contract/trade/tender/award/partial.ts'
import { trueReason } from '@/contract/trade/tender/award/reason.ts'
import { isStanding } from '@/contract/trade/bid/lifecycle.ts'
import { awardFrame, bestFirst } from '../trade/bid/compared.ts'
import { lostLanes } from '../trade/bid/sailingNews.ts'
import type { Caller, Deps } from '../deps.ts'
import { planJob } from '../jobs.ts'
import { tellSide } from '../member/notification/news.ts'
import type { Award, AwardShare } from '@/contract/trade/tender/award/schemas.ts'
import type { AwardFrame } from '@/contract/trade/tender/award/lanePrices.ts'
import { failedIn } from '@/contract/trade/tender/evaluation/rules.ts'
import { remainingLanes, wholeShare } from '@/contract/trade/tender/sharing.ts'
import { awardTender } from '../trade/tender/award.ts'
import { saveEvaluation } from '../trade/tender/evaluation.ts'
import { noAward } from '../trade/tender/unaward.ts'
import { winnersOf } from '../trade/tender/winners.ts'
import type { TenderRow } from '../tradeRows.ts'
import { bodyOf } from '../guards.ts'
import { paysAll } from './paying.ts'

const HOUR_MS = 3600_000

/** True for a company without demo account, for which robots act. */
export function isRobotCompany(deps: Deps, companyId: string): boolean {
  const isOn = deps.rows.market.get('market')?.robots ?? false
  const [member] = deps.rows.members.of('companyId', companyId)
  return isOn && member !== undefined && member.demo !== true && member.passwordHash === ''
}

/** A robot publisher decides half an hour after the deadline, so that bidders get a result. */
export function planRobotAward(deps: Deps, tenderId: string): void {
  const tender = deps.rows.tenders.get(tenderId)
  if (tender?.status !== 'EVALUATING' || !isRobotCompany(deps, tender.companyId)) return
  planJob(deps, 'robotAward', tenderId, deps.now() + HOUR_MS / 2)
}

/** Awards the best bid as a whole, by price if nothing is cheaper; where every bid fails a must, it is waived. */
export function robotAwards(deps: Deps, tenderId: string): void {
  const tender = deps.rows.tenders.get(tenderId)
  if (tender?.status !== 'EVALUATING' || !isRobotCompany(deps, tender.companyId)) return
  const today = marketDay(deps.now())
  const all = deps.rows.bids.of('tenderId', tenderId).filter(({ status }) => isStanding(status))
  const open = all
    .filter((bid) => bid.status === 'SUBMITTED' || bid.status === 'SHORTLISTED')
    .filter((bid) => (bid.body?.validTo ?? '') >= today && !bid.body?.lanes.some((lane) => lane.offeredBoxes))
    // What names a ship that does not sail is refused.
    .filter((bid) => lostLanes(deps, bid, tender).length === 0)
  // What the server asks, it asks of all that stand.
  const frame = awardFrame(deps, tender, all)
  const isAll = open.length === all.length
  const [best] = bestFirst(open, isAll ? frame : awardFrame(deps, tender, open))
  const caller = callerFor(deps, tender.companyId)
  if (!caller) return
  if (!best) return givesUp(deps, tender, caller)
  const { lanes } = bodyOf(tender)
  const remaining = remainingLanes(lanes, winnersOf(tender))
  const share = wholeShare({ id: best.id, lanes: best.body?.lanes ?? [] }, remaining, lanes)
  const shares = [share]
  // A robot splits nothing.
  if (checkPartial(shares, winnersOf(tender), frame).length > 0) return givesUp(deps, tender, caller)
  const evaluated = waiveFails(deps, tender, share, frame, caller)
  const reason = trueReason(
    shares,
    bodyOf(tender).awardRule,
    evaluated === tender ? frame : awardFrame(deps, evaluated, all),
  )
  const input: Award = {
    tenderId,
    version: evaluated.version,
    shares,
    ...(reason ? { reason, note: '' } : { reason: 'SERVICE', note: 'One partner for all lanes.' }),
    weights: bodyOf(tender).weights,
    requestNo: `robot-${tenderId}`,
  }
  const { orderId } = awardTender(deps, input, caller)
  if (orderId) planJob(deps, 'robotPay', orderId, deps.now() + 2 * HOUR_MS)
}

/** A robot closes what it can award to nobody: prices have expired, or only parts were offered. */
function givesUp(deps: Deps, { id: tenderId, version }: TenderRow, caller: Caller): void {
  noAward(deps, { tenderId, version, note: '', requestNo: `robot-nobody-${tenderId}` }, caller)
}

/** The tender with what the winner fails waived. Those that pass are ranked first, so the best fails only if all do. */
function waiveFails(deps: Deps, tender: TenderRow, share: AwardShare, frame: AwardFrame, caller: Caller): TenderRow {
  const { id, version, evaluation } = tender
  const failed = failedIn(share, frame)
  if (failed.length === 0) return tender
  const note = 'No bid meets this demand; the cargo can go without it.'
  const waivers = [...(evaluation?.waivers ?? []), ...failed.map((demand) => ({ bidId: share.bidId, demand, note }))]
  saveEvaluation(deps, { id, version, waivers, requestNo: `robot-waiver-${id}` }, caller)
  return deps.rows.tenders.get(id) ?? tender
}

/** A robot buyer pays after two hours; if the seller has not confirmed, it retries later. */
export function robotPays(deps: Deps, orderId: string): void {
  const order = deps.rows.orders.get(orderId)
  if (!order || !isRobotCompany(deps, order.buyerId)) return
  if (order.status === 'TO_CONFIRM') planJob(deps, 'robotPay', orderId, deps.now() + 4 * HOUR_MS)
  if (order.status !== 'TO_PAY') return
  paysAll(deps, order)
  tellSide(deps, order, order.sellerId, 'PAYMENT_CONFIRMED', { variant: 'seller' })
}

/** A robot's company as a caller. */
export function callerFor(deps: Deps, companyId: string): Caller | undefined {
  const company = deps.rows.companies.get(companyId)
  const [member] = deps.rows.members.of('companyId', companyId)
  if (!company || !member) return undefined
  const { userType, certification } = company
  return { memberId: member.id, companyId, sessionId: '', userType, certification }
}
