import type { AskQuestion, Question } from '@/contract/trade/question/schemas.ts'
import { MAX_OPEN_QUESTIONS } from '@/contract/trade/question/values.ts'
import { iso, newId, type Caller, type Deps } from '../../deps.ts'
import { refuseField } from '../../errors.ts'
import { notify } from '../../member/notification/notify.ts'
import { questionView } from './read.ts'
import type { QuestionRow } from './row.ts'
import { questionsOn, subjectOf } from './subject.ts'

/** Asks the publisher of a tender or the seller of a listing a public question. */
export function askQuestion(deps: Deps, input: AskQuestion, caller: Caller): Question {
  const subject = subjectOf(deps, input, caller)
  subject.needAsking(caller)
  if (input.text === '') throw refuseField('text', 'problem.required')
  const asked = questionsOn(deps, subject)
  const own = asked.filter((row) => row.companyId === caller.companyId)
  if (own.filter((row) => row.answer === undefined).length >= MAX_OPEN_QUESTIONS)
    throw refuseField('text', 'field.questionsOpen', { max: MAX_OPEN_QUESTIONS })
  const row: QuestionRow = {
    id: newId(deps),
    [subject.field]: subject.id,
    companyId: caller.companyId,
    asker: own[0]?.asker ?? 1 + Math.max(-1, ...asked.map(({ asker }) => asker)),
    text: input.text,
    at: iso(deps.now()),
    version: 1,
  }
  deps.rows.questions.put(row)
  subject.count()
  const { ownerId, no, title, target } = subject
  notify(deps, { companyId: ownerId, type: subject.asked, params: { no, title }, target })
  return questionView(deps, subject, row, caller)
}
