import { NOTE_MAX } from '@/contract/limits.ts'
import { boxCount } from '@/contract/trade/bid/quantity.ts'
import { allocationOn } from '@/contract/trade/agreement/allocation.ts'
import {
  amendedLanes,
  checkAmendment,
  isAmendable,
  isProposed,
  isUsedUp,
  openAmendment,
  runningLanes,
  type AmendableLane,
  type AmendmentStanding,
} from '@/contract/trade/agreement/amendment/rules.ts'
import type { AmendAgreement, Amendment, AnswerAmendment } from '@/contract/trade/agreement/amendment/schemas.ts'
import { valueShare } from '@/contract/trade/agreement/callOff.ts'
import { isEnded } from '@/contract/trade/agreement/lifecycle.ts'
import { isPriceOf } from '@/contract/trade/agreement/priceOf.ts'
import { pricesToRenew } from '@/contract/trade/agreement/renewal/rules.ts'
import type { AgreementDetail } from '@/contract/trade/agreement/schemas.ts'
import { AMENDMENT_ANSWER_DAYS } from '@/contract/trade/agreement/values.ts'
import { addDays } from '@/contract/money/credit/terms.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { notAllowed, stateChanged } from '../../errors.ts'
import { needCertified, refuseProblems } from '../../guards.ts'
import { planJob } from '../../jobs.ts'
import { isRobotCompany } from '../../robots/buyers.ts'
import { planRobotCallOff } from '../../robots/callOffs.ts'
import type { AgreementRow } from '../../tradeRows.ts'
import { marketDay } from '../../zone.ts'
import { standingOf, type Standing } from './callOffs.ts'
import { dayEnd } from './clock.ts'
import { agreementFor, putNext } from './keep.ts'
import { tellAgreement } from './news.ts'
import { termsOf } from './prices.ts'
import { planUnused } from './unused.ts'
import { agreementView, sideIn } from './view.ts'

const HOUR_MS = 3_600_000
/** Delay until a robot answers, ms of market time. */
const ROBOT_MS = 6 * HOUR_MS

/** What decides whether an agreement can be amended now. */
const amending = ({ status, validTo }: Standing, agreement: AgreementRow): AmendmentStanding => ({
  status,
  validTo,
  renewal: agreement.renewal,
  amendments: agreement.amendments,
})

/** Lanes with what is left of them. */
const countedLanes = ({ lanes, quantities }: Standing): (AgreementRow['lanes'][number] & AmendableLane)[] =>
  lanes.map((lane) => ({ ...lane, quantities: quantities.get(lane.laneNo) ?? [] }))

/** Whether a proposal to amend or to renew an agreement waits for its answer. */
export const hasProposal = (deps: Deps, agreement: AgreementRow): boolean =>
  isProposed(amending(standingOf(deps, agreement), agreement), marketDay(deps.now()))

/** One side proposes other containers, allocations and fixed prices; one proposal at a time. */
export function proposeAmendment(deps: Deps, input: AmendAgreement, caller: Caller): AgreementDetail {
  needCertified(caller)
  const agreement = agreementFor(deps, caller, input)
  const standing = standingOf(deps, agreement)
  const today = marketDay(deps.now())
  if (!isAmendable(standing) || isProposed(amending(standing, agreement), today))
    throw stateChanged(agreementView(deps, agreement, caller))
  const lanes = runningLanes(countedLanes(standing), today)
  refuseProblems(checkAmendment(input, { lanes, terms: termsOf(deps, agreement), today }))
  const by = sideIn(agreement, caller)
  const amendment: Amendment = {
    by,
    note: input.note.slice(0, NOTE_MAX),
    at: iso(deps.now()),
    answerBy: lastAnswer(today, standing),
    ...withBefore(deps, agreement, lanes, input),
  }
  const next = putNext(deps, { ...agreement, amendments: [...(agreement.amendments ?? []), amendment] })
  const other = by === 'SELLER' ? next.buyerId : next.sellerId
  tellAgreement(deps, next, other, 'AGREEMENT_AMENDMENT', { until: amendment.answerBy })
  planJob(deps, 'amendmentLapse', next.id, dayEnd(amendment.answerBy))
  if (isRobotCompany(deps, other)) planJob(deps, 'robotAmendment', next.id, deps.now() + ROBOT_MS)
  return agreementView(deps, next, caller)
}

/** The last day to answer: not after the end of the agreement. */
function lastAnswer(today: string, { validTo }: Pick<Standing, 'validTo'>): string {
  const last = addDays(today, AMENDMENT_ANSWER_DAYS)
  return last < validTo ? last : validTo
}

/** What a proposal changes, each beside what it is. */
export function withBefore(
  deps: Deps,
  agreement: AgreementRow,
  lanes: readonly AmendableLane[],
  { from, boxes, allocations, prices }: Pick<AmendAgreement, 'from' | 'boxes' | 'allocations' | 'prices'>,
): Pick<Amendment, 'from' | 'boxes' | 'allocations' | 'prices'> {
  const laneOf = (laneNo: number) => lanes.find((one) => one.laneNo === laneNo)
  const first = from ?? ''
  return {
    ...(allocations.length + prices.length > 0 && { from }),
    boxes: boxes.map((one) => ({
      ...one,
      before: laneOf(one.laneNo)?.quantities.find(({ isoCode }) => isoCode === one.isoCode)?.contracted ?? 0,
    })),
    allocations: allocations.map((one) => {
      const lane = laneOf(one.laneNo)
      return { ...one, before: (lane && allocationOn(lane, first)?.boxes) ?? 0 }
    }),
    prices: prices.map((one) => {
      const lane = laneOf(one.laneNo)
      const line = lane && pricesToRenew(lane, termsOf(deps, agreement), first).find((held) => isPriceOf(held)(one))
      return { ...one, before: line?.unitPrice ?? '0' }
    }),
  }
}

/** The other party agrees: the terms change; or it refuses. It answers once. */
export function answerAmendment(deps: Deps, input: AnswerAmendment, caller: Caller): AgreementDetail {
  const agreement = agreementFor(deps, caller, input)
  const standing = standingOf(deps, agreement)
  const open = openAmendment(amending(standing, agreement), marketDay(deps.now()))
  if (!open) throw stateChanged(agreementView(deps, agreement, caller))
  if (open.by === sideIn(agreement, caller)) throw notAllowed()
  if (input.agree) {
    needCertified(caller)
    if (isUsedUp(open, countedLanes(standing))) throw notAllowed('amendmentUsed')
  }
  const answer = { agreed: input.agree, note: input.note, at: iso(deps.now()) }
  const amendments = [...(agreement.amendments ?? []).slice(0, -1), { ...open, answer }]
  const next = putNext(deps, { ...(input.agree ? amended(agreement, open) : agreement), amendments })
  if (input.agree) {
    planUnused(deps, next)
    // A robot stopped calling off when nothing was left.
    if (isEnded(standing.status)) planRobotCallOff(deps, next)
  }
  const proposer = open.by === 'SELLER' ? next.sellerId : next.buyerId
  const params = input.agree ? { variant: 'agreed' } : { variant: 'refused', note: input.note }
  tellAgreement(deps, next, proposer, 'AGREEMENT_AMENDMENT', params)
  return agreementView(deps, next, caller)
}

/** An agreement with the containers and allocations of an amendment; its cargo value follows the containers. */
export function amended(agreement: AgreementRow, amendment: Amendment): AgreementRow {
  const { value } = agreement
  const lanes = amendedLanes(agreement.lanes, amendment, agreement.mode)
  const countOf = (all: AgreementRow['lanes']) => boxCount({ boxes: all.flatMap(({ boxes }) => boxes) })
  return {
    ...agreement,
    lanes,
    ...(value && { value: valueShare(value, countOf(lanes), countOf(agreement.lanes)) }),
  }
}

/** The day of the answer is over: both read that nothing came of the proposal. */
export function amendmentLapses(deps: Deps, id: string): void {
  const agreement = deps.rows.agreements.get(id)
  const last = agreement?.amendments?.at(-1)
  if (!agreement || !last || !openAmendment(amending(standingOf(deps, agreement), agreement), last.answerBy)) return
  const { buyerId, sellerId } = agreement
  const [proposer, other] = last.by === 'SELLER' ? [sellerId, buyerId] : [buyerId, sellerId]
  const told = { until: last.answerBy }
  tellAgreement(deps, agreement, proposer, 'AGREEMENT_AMENDMENT', { variant: 'lapsed', ...told })
  tellAgreement(deps, agreement, other, 'AGREEMENT_AMENDMENT', { variant: 'unanswered', ...told })
}
