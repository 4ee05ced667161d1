import type { AnswerQuestion, Question } from '@/contract/trade/question/schemas.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { notFound, refuseField, stateChanged } from '../../errors.ts'
import { notify } from '../../member/notification/notify.ts'
import { editUntil, questionView } from './read.ts'
import type { Subject } from './about.ts'
import type { QuestionRow } from './row.ts'
import { subjectOf } from './subject.ts'

/**
 * The owner answers while possible, and may edit the answer for ten minutes. Notifies the asker, and on a tender all
 * bidders.
 */
export function answerQuestion(deps: Deps, input: AnswerQuestion, caller: Caller): Question {
  const row = deps.rows.questions.get(input.id)
  if (!row) throw notFound()
  const subject = subjectOf(deps, row, caller)
  if (subject.ownerId !== caller.companyId) throw notFound()
  const isOver = row.answer !== undefined && editUntil(deps, row) === undefined
  if (row.version !== input.version || isOver || !subject.isAnswerable)
    throw stateChanged(questionView(deps, subject, row, caller))
  if (input.text === '') throw refuseField('text', 'problem.required')
  const now = iso(deps.now())
  const next: QuestionRow = {
    ...row,
    version: row.version + 1,
    answer: row.answer ? { ...row.answer, text: input.text, editedAt: now } : { text: input.text, at: now },
  }
  deps.rows.questions.put(next)
  tellAnswered(deps, subject, next)
  return questionView(deps, subject, next, caller)
}

function tellAnswered(deps: Deps, subject: Subject, row: QuestionRow): void {
  const { no, title, target, answered } = subject
  for (const companyId of new Set([row.companyId, ...subject.listeners()]))
    notify(deps, {
      companyId,
      type: answered,
      params: { no, title, ...(row.answer?.editedAt && { variant: 'changed' }) },
      target,
    })
}
