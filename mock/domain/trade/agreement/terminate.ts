import { isOver, mayTerminate, noticeEnd } from '@/contract/trade/agreement/lifecycle.ts'
import type { AgreementDetail, AnswerTermination, TerminateAgreement } from '@/contract/trade/agreement/schemas.ts'
import { terminationDaysOf } from '@/contract/trade/tender/term/values.ts'
import { NOTE_MAX } from '@/contract/limits.ts'
import { checkReason } from '@/contract/money/order/rules.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { notAllowed, stateChanged } from '../../errors.ts'
import { refuseProblems } from '../../guards.ts'
import { dropJob } from '../../jobs.ts'
import { moveOrder } from '../../money/order/close.ts'
import type { AgreementRow } from '../../tradeRows.ts'
import { marketDay } from '../../zone.ts'
import { lanesAgreed, ordersOf, periodOfAll, standingOf } from './callOffs.ts'
import { finishTender, planEnd } from './clock.ts'
import { agreementFor, putNext } from './keep.ts'
import { tellAgreement, tellCallOff } from './news.ts'
import { agreementView, sideIn } from './view.ts'

/** One side gives notice: the agreement ends with its term of notice, or at once if the other party agrees. */
export function terminateAgreement(deps: Deps, input: TerminateAgreement, caller: Caller): AgreementDetail {
  const agreement = agreementFor(deps, caller, input)
  const { status } = standingOf(deps, agreement)
  if (!mayTerminate(status) || agreement.termination) throw stateChanged(agreementView(deps, agreement, caller))
  refuseProblems(checkReason('reason', input.reason, NOTE_MAX))
  const by = sideIn(agreement, caller)
  const { to } = periodOfAll({ lanes: lanesAgreed(agreement) })
  const endsOn = noticeEnd(marketDay(deps.now()), to, terminationDaysOf(agreement.term))
  const next = putNext(deps, { ...agreement, termination: { by, reason: input.reason, at: iso(deps.now()), endsOn } })
  // Both sides know the day from now on.
  dropJob(deps, 'agreementEndsSoon', next.id)
  planEnd(deps, next.id, endsOn, false)
  const other = by === 'SELLER' ? next.buyerId : next.sellerId
  tellAgreement(deps, next, other, 'AGREEMENT_TERMINATED', { day: endsOn, note: input.reason })
  return agreementView(deps, next, caller)
}

/** The other party agrees to end at once, or leaves it at the notice. It answers once. */
export function answerTermination(deps: Deps, input: AnswerTermination, caller: Caller): AgreementDetail {
  const agreement = agreementFor(deps, caller, input)
  const { termination } = agreement
  if (!termination || termination.answer || isOver(standingOf(deps, agreement).status))
    throw stateChanged(agreementView(deps, agreement, caller))
  if (termination.by === sideIn(agreement, caller)) throw notAllowed()
  const { agree: agreed, note } = input
  const answer = { agreed, note, at: iso(deps.now()) }
  const endsOn = agreed ? marketDay(deps.now()) : termination.endsOn
  const next = putNext(deps, { ...agreement, termination: { ...termination, endsOn, answer } })
  if (agreed) endNow(deps, next, endsOn)
  const giver = termination.by === 'SELLER' ? next.sellerId : next.buyerId
  const params = { variant: agreed ? 'agreed' : 'refused', day: endsOn, note }
  tellAgreement(deps, next, giver, 'AGREEMENT_TERMINATED', params)
  return agreementView(deps, next, caller)
}

/** Both agreed: unanswered call-offs that would sail later are gone, accepted ones go on as the orders that they are. */
function endNow(deps: Deps, agreement: AgreementRow, today: string): void {
  dropJob(deps, 'agreementEnd', agreement.id)
  for (const order of ordersOf(deps, agreement)) {
    if (order.status !== 'TO_CONFIRM' || (order.callOff?.etd ?? '') <= today) continue
    moveOrder(deps, order, 'CANCELLED', 'seller')
    dropJob(deps, 'bookingLapse', order.id)
    for (const companyId of [order.buyerId, order.sellerId])
      tellCallOff(deps, order, companyId, 'AGREEMENT_LAPSED', { variant: 'ended' })
  }
  finishTender(deps, agreement)
}
