import { checkNotice, mayAnswerNotice, noticeCurrencies } from '@/contract/trade/agreement/floating.ts'
import { isEnded, isOver } from '@/contract/trade/agreement/lifecycle.ts'
import type { AnswerNotice, GiveNotice, PriceNotice } from '@/contract/trade/agreement/notice/schemas.ts'
import type { AgreementDetail } from '@/contract/trade/agreement/schemas.ts'
import { OBJECTION_DAYS } from '@/contract/trade/agreement/values.ts'
import { noticeDaysOf } from '@/contract/trade/tender/term/values.ts'
import { addDays } from '@/contract/money/credit/terms.ts'
import { iso, newId, type Caller, type Deps } from '../../deps.ts'
import { notAllowed, notFound, stateChanged } from '../../errors.ts'
import { refuseProblems } from '../../guards.ts'
import { dropJob } from '../../jobs.ts'
import type { AgreementRow } from '../../tradeRows.ts'
import { marketDay } from '../../zone.ts'
import { lanesNow, standingOf } from './callOffs.ts'
import { planEnd } from './clock.ts'
import { agreementFor, putNext } from './keep.ts'
import { tellAgreement } from './news.ts'
import { agreementView } from './view.ts'

/** The seller gives notice of another price of a charge that floats. */
export function giveNotice(deps: Deps, input: GiveNotice, caller: Caller): AgreementDetail {
  const agreement = agreementFor(deps, caller, input)
  if (agreement.sellerId !== caller.companyId) throw notAllowed()
  if (isEnded(standingOf(deps, agreement).status)) throw stateChanged(agreementView(deps, agreement, caller))
  const today = marketDay(deps.now())
  const floating = agreement.term.floating ?? []
  const days = noticeDaysOf(agreement.term)
  refuseProblems(checkNotice(input, { floating, lanes: lanesNow(agreement), terms: agreement, today, days }))
  const { code, kind, amount, from } = input
  const notice: PriceNotice = {
    id: newId(deps),
    code,
    lanes: [...new Set(input.lanes)],
    kind,
    amount,
    from,
    at: iso(deps.now()),
    ...(kind === 'INCREASE' && { objectBy: addDays(today, OBJECTION_DAYS) }),
  }
  const next = putNext(deps, { ...agreement, notices: [...(agreement.notices ?? []), notice] })
  const currency = noticeCurrencies(agreement.lanes, notice, agreement.currency).join(' / ')
  const told = { code, currency, amount, day: from, until: notice.objectBy ?? from }
  tellAgreement(deps, next, next.buyerId, 'AGREEMENT_NOTICE', kind === 'INCREASE' ? told : { ...told, variant: 'less' })
  return agreementView(deps, next, caller)
}

/** The buyer lets an increase stand, or objects: then its lanes end before it. It answers once. */
export function answerNotice(deps: Deps, input: AnswerNotice, caller: Caller): AgreementDetail {
  const agreement = agreementFor(deps, caller, input)
  if (agreement.buyerId !== caller.companyId) throw notAllowed()
  const notice = agreement.notices?.find(({ id }) => id === input.noticeId)
  if (!notice) throw notFound()
  if (!mayAnswerNotice(notice, marketDay(deps.now())) || isOver(standingOf(deps, agreement).status))
    throw stateChanged(agreementView(deps, agreement, caller))
  const answer = { agreed: input.agree, note: input.note, at: iso(deps.now()) }
  const notices = agreement.notices?.map((one) => (one === notice ? { ...one, answer } : one)) ?? []
  const next = putNext(deps, { ...agreement, notices })
  if (!input.agree) moveEnd(deps, agreement, next)
  const params = { code: notice.code, day: notice.from, note: input.note }
  const variant = input.agree ? 'agreed' : 'objected'
  tellAgreement(deps, next, next.sellerId, 'AGREEMENT_NOTICE', { ...params, variant })
  return agreementView(deps, next, caller)
}

/** The last of its lanes may end sooner now, and the agreement with it. */
function moveEnd(deps: Deps, before: AgreementRow, after: AgreementRow): void {
  const { validTo } = standingOf(deps, after)
  if (validTo === standingOf(deps, before).validTo) return
  dropJob(deps, 'agreementEndsSoon', after.id)
  planEnd(deps, after.id, validTo, after.termination === undefined)
}
