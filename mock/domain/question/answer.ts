import type { AnswerQuestion, Question } from '@/contract/question/schemas.ts'
import type { TenderStatus } from '@/contract/tender/values.ts'
import { iso, type Caller, type Deps } from '../deps.ts'
import { notFound, refuseField, stateChanged } from '../errors.ts'
import { notify } from '../message/notify.ts'
import { submittedBids } from '../tender/view.ts'
import { bodyOf, ownTender } from '../trade/guards.ts'
import type { TenderRow } from '../tradeRows.ts'
import { editUntil, questionView } from './read.ts'
import type { QuestionRow } from './row.ts'

const ANSWERABLE: readonly TenderStatus[] = ['QUOTING', 'EVALUATING']

/** The publisher answers until the award, and may change its answer for ten minutes. The asker and all bidders are told. */
export function answerQuestion(deps: Deps, input: AnswerQuestion, caller: Caller): Question {
  const row = deps.rows.questions.get(input.id)
  if (!row) throw notFound()
  const tender = ownTender(deps, caller, row.tenderId)
  const isOver = row.answer !== undefined && editUntil(deps, row) === undefined
  if (row.version !== input.version || isOver || !ANSWERABLE.includes(tender.status))
    throw stateChanged(questionView(deps, tender, row, caller))
  if (input.text === '') throw refuseField('text', 'problem.required')
  const now = iso(deps.now())
  const next: QuestionRow = {
    ...row,
    version: row.version + 1,
    answer: row.answer ? { ...row.answer, text: input.text, editedAt: now } : { text: input.text, at: now },
  }
  deps.rows.questions.put(next)
  tellAnswered(deps, tender, next)
  return questionView(deps, tender, next, caller)
}

function tellAnswered(deps: Deps, tender: TenderRow, row: QuestionRow): void {
  const bidders = submittedBids(deps, tender.id).map((bid) => bid.companyId)
  for (const companyId of new Set([row.companyId, ...bidders]))
    notify(deps, {
      companyId,
      type: 'QUESTION_ANSWERED',
      params: {
        no: tender.no,
        title: bodyOf(tender).title,
        ...(row.answer?.editedAt && { variant: 'changed' }),
      },
      target: { kind: 'QUESTIONS', id: tender.id },
    })
}
