import type { AskQuestion, Question } from '@/contract/question/schemas.ts'
import { MAX_OPEN_QUESTIONS } from '@/contract/question/values.ts'
import { mayQuote } from '@/contract/tender/lifecycle.ts'
import { iso, newId, type Caller, type Deps } from '../deps.ts'
import { notAllowed, refuseField, stateChanged } from '../errors.ts'
import { tellPublisher } from '../message/news.ts'
import { isAdmitted } from '../tender/admission.ts'
import { tenderDetail } from '../tender/view.ts'
import { bodyOf, deadlinePassed, needCertified } from '../trade/guards.ts'
import { askedTender, questionView } from './read.ts'
import type { QuestionRow } from './row.ts'

/** Asks the publisher of a tender, for all to read: while quoting is open, by whoever may quote on it. */
export function askQuestion(deps: Deps, input: AskQuestion, caller: Caller): Question {
  const tender = askedTender(deps, input.tenderId, caller)
  const body = bodyOf(tender)
  if (tender.companyId === caller.companyId) throw notAllowed()
  if (!mayQuote(caller.userType, body.mode)) throw notAllowed('wrongUserType')
  needCertified(caller)
  if (!isAdmitted(deps, tender, caller)) throw notAllowed()
  const fresh = tenderDetail(deps, tender, caller)
  if (Date.parse(body.deadline) <= deps.now()) throw deadlinePassed(fresh)
  if (tender.status !== 'QUOTING') throw stateChanged(fresh)
  if (input.text === '') throw refuseField('text', 'problem.required')
  const asked = deps.rows.questions.all((row) => row.tenderId === tender.id)
  const own = asked.filter((row) => row.companyId === caller.companyId)
  if (own.filter((row) => row.answer === undefined).length >= MAX_OPEN_QUESTIONS)
    throw refuseField('text', 'field.questionsOpen', { max: MAX_OPEN_QUESTIONS })
  const row: QuestionRow = {
    id: newId(deps),
    tenderId: tender.id,
    companyId: caller.companyId,
    asker: own[0]?.asker ?? 1 + Math.max(-1, ...asked.map(({ asker }) => asker)),
    text: input.text,
    at: iso(deps.now()),
    version: 1,
  }
  deps.rows.questions.put(row)
  tellPublisher(deps, tender, 'QUESTION_ASKED', {}, 'QUESTIONS')
  return questionView(deps, tender, row, caller)
}
