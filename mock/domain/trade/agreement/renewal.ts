import { NOTE_MAX } from '@/contract/limits.ts'
import { boxCount } from '@/contract/trade/bid/quantity.ts'
import { valueShare } from '@/contract/trade/agreement/callOff.ts'
import {
  checkRenewal,
  isOpenRenewal,
  isRenewalTime,
  renewableLanes,
  renewalStart,
  renewedLanes,
} from '@/contract/trade/agreement/renewal/rules.ts'
import type { AnswerRenewal, RenewAgreement, Renewal } from '@/contract/trade/agreement/renewal/schemas.ts'
import type { AgreementDetail } from '@/contract/trade/agreement/schemas.ts'
import { RENEWAL_ANSWER_DAYS } from '@/contract/trade/agreement/values.ts'
import { addDays } from '@/contract/money/credit/terms.ts'
import { iso, newId, type Caller, type Deps } from '../../deps.ts'
import { notAllowed, stateChanged } from '../../errors.ts'
import { needCertified, refuseProblems } from '../../guards.ts'
import { planJob } from '../../jobs.ts'
import { nextNo } from '../../numbers.ts'
import { isRobotCompany } from '../../robots/buyers.ts'
import type { AgreementRow } from '../../tradeRows.ts'
import { marketDay } from '../../zone.ts'
import { hasProposal } from './amendment.ts'
import { standingOf } from './callOffs.ts'
import { dayEnd } from './clock.ts'
import { beginAgreement } from './create.ts'
import { agreementFor, putNext } from './keep.ts'
import { tellAgreement } from './news.ts'
import { termsOf } from './prices.ts'
import { agreementView, sideIn } from './view.ts'

const HOUR_MS = 3_600_000
/** Delay until a robot answers, ms of market time. */
const ROBOT_MS = 6 * HOUR_MS

/** What decides whether an agreement can be renewed now. */
function renewing(deps: Deps, agreement: AgreementRow) {
  const { status, validTo } = standingOf(deps, agreement)
  return { status, validTo, renewal: agreement.renewal, follower: agreement.followerId }
}

/** One side proposes a new period with its containers and perhaps other prices; one proposal at a time, also to amend. */
export function proposeRenewal(deps: Deps, input: RenewAgreement, caller: Caller): AgreementDetail {
  needCertified(caller)
  const agreement = agreementFor(deps, caller, input)
  const standing = renewing(deps, agreement)
  const today = marketDay(deps.now())
  if (standing.follower !== undefined || hasProposal(deps, agreement))
    throw stateChanged(agreementView(deps, agreement, caller))
  if (!isRenewalTime(standing, today)) throw notAllowed('renewalTime')
  const lanes = renewableLanes(agreement.lanes, agreement.notices)
  const terms = termsOf(deps, agreement)
  refuseProblems(checkRenewal(input, { lanes, terms, validTo: standing.validTo, today }))
  const { validTo, prices, note } = input
  const by = sideIn(agreement, caller)
  const last = addDays(today, RENEWAL_ANSWER_DAYS)
  const renewal: Renewal = {
    by,
    note: note.slice(0, NOTE_MAX),
    at: iso(deps.now()),
    validFrom: renewalStart(standing),
    validTo,
    answerBy: last < validTo ? last : validTo,
    lanes: input.lanes.filter(({ boxes }) => boxes.length > 0),
    prices,
  }
  const next = putNext(deps, { ...agreement, renewal })
  const other = by === 'SELLER' ? next.buyerId : next.sellerId
  tellAgreement(deps, next, other, 'AGREEMENT_RENEWAL', { day: validTo, until: renewal.answerBy })
  planJob(deps, 'renewalLapse', next.id, dayEnd(renewal.answerBy))
  if (isRobotCompany(deps, other)) planJob(deps, 'robotRenewal', next.id, deps.now() + ROBOT_MS)
  return agreementView(deps, next, caller)
}

/** The other party agrees: an agreement that follows on the day after the end; or it refuses. It answers once. */
export function answerRenewal(deps: Deps, input: AnswerRenewal, caller: Caller): AgreementDetail {
  const agreement = agreementFor(deps, caller, input)
  const { renewal } = agreement
  if (!renewal || !isOpenRenewal(renewing(deps, agreement), marketDay(deps.now())))
    throw stateChanged(agreementView(deps, agreement, caller))
  if (renewal.by === sideIn(agreement, caller)) throw notAllowed()
  if (input.agree) needCertified(caller)
  const answer = { agreed: input.agree, note: input.note, at: iso(deps.now()) }
  const follower = input.agree ? followerOf(deps, agreement, renewal) : undefined
  if (follower) beginAgreement(deps, follower)
  const answered = { ...agreement, renewal: { ...renewal, answer } }
  const next = putNext(deps, follower ? { ...answered, followerId: follower.id } : answered)
  const proposer = renewal.by === 'SELLER' ? next.sellerId : next.buyerId
  const params = follower
    ? { variant: 'agreed', next: follower.no, day: renewal.validFrom }
    : { variant: 'refused', note: input.note }
  tellAgreement(deps, next, proposer, 'AGREEMENT_RENEWAL', params)
  return agreementView(deps, next, caller)
}

/** The day of the answer is over: both read that nothing came of the proposal, unless the end that it was made for has moved. */
export function renewalLapses(deps: Deps, id: string): void {
  const agreement = deps.rows.agreements.get(id)
  const { renewal } = agreement ?? {}
  if (!agreement || !renewal || !isOpenRenewal(renewing(deps, agreement), renewal.answerBy)) return
  const { buyerId, sellerId } = agreement
  const [proposer, other] = renewal.by === 'SELLER' ? [sellerId, buyerId] : [buyerId, sellerId]
  const told = { until: renewal.answerBy }
  tellAgreement(deps, agreement, proposer, 'AGREEMENT_RENEWAL', { variant: 'lapsed', ...told })
  tellAgreement(deps, agreement, other, 'AGREEMENT_RENEWAL', { variant: 'unanswered', ...told })
}

/** The agreement that follows: containers, prices and period as proposed, all other terms as before. */
export function followerOf(deps: Deps, agreement: AgreementRow, renewal: Renewal): AgreementRow {
  const {
    renewal: _renewal,
    termination: _termination,
    suspension: _suspension,
    notices: _notices,
    amendments: _amendments,
    claim: _claim,
    version: _version,
    value,
    ...kept
  } = agreement
  const lanes = renewedLanes(agreement.lanes, renewal, { ...termsOf(deps, agreement), mode: agreement.mode })
  const before = boxCount({ boxes: agreement.lanes.flatMap(({ boxes }) => boxes) })
  const now = iso(deps.now())
  return {
    ...kept,
    id: newId(deps),
    no: nextNo(deps.rows.agreements, 'HT', deps.now()),
    lanes,
    ...(value && { value: valueShare(value, boxCount({ boxes: lanes.flatMap(({ boxes }) => boxes) }), before) }),
    supersedesId: agreement.id,
    createdAt: now,
    updatedAt: now,
  }
}
