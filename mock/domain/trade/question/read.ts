import { maskContacts } from '@/contract/contacts.ts'
import type { Question, QuestionPage, QuestionQuery } from '@/contract/trade/question/schemas.ts'
import { ANSWER_EDIT_MINUTES } from '@/contract/trade/question/values.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { pageOf } from '../../list.ts'
import type { Subject } from './about.ts'
import type { QuestionRow } from './row.ts'
import { questionsOn, subjectOf } from './subject.ts'

const LETTERS = 26

/** A, B, … Z, AA, AB, … */
function letterOf(place: number): string {
  const last = String.fromCharCode(65 + (place % LETTERS))
  return place < LETTERS ? last : letterOf(Math.floor(place / LETTERS) - 1) + last
}

/** Until when an answer may be edited; undefined afterwards. */
export function editUntil(deps: Deps, { answer }: QuestionRow): string | undefined {
  if (!answer) return undefined
  const until = Date.parse(answer.at) + ANSWER_EDIT_MINUTES * 60_000
  return until > deps.now() ? iso(until) : undefined
}

/** A question as visible to one caller. */
export function questionView(deps: Deps, subject: Subject, row: QuestionRow, caller: Caller | undefined): Question {
  const mine = row.companyId === caller?.companyId
  const open = subject.opened(caller)
  const words = (text: string, isOpen: boolean) => (isOpen ? { text, masked: false } : maskContacts(text))
  const until = subject.ownerId === caller?.companyId ? editUntil(deps, row) : undefined
  const { answer } = row
  return {
    id: row.id,
    version: row.version,
    asker: letterOf(row.asker),
    mine,
    at: row.at,
    ...words(row.text, open === 'all' || (open === 'own' && mine)),
    ...(answer && {
      answer: { ...answer, ...words(answer.text, open !== 'none'), ...(until && { editUntil: until }) },
    }),
  }
}

const newestFirst = (a: QuestionRow, b: QuestionRow): number => b.at.localeCompare(a.at) || b.id.localeCompare(a.id)

/** All questions on a subject for somebody without an account, newest first. */
export const questionsForGuest = (deps: Deps, subject: Subject): Question[] =>
  questionsOn(deps, subject)
    .toSorted(newestFirst)
    .map((row) => questionView(deps, subject, row, undefined))

/** The questions on a tender or a listing, newest first, and the number unanswered. */
export function pageQuestions(deps: Deps, query: QuestionQuery, caller: Caller | undefined): QuestionPage {
  const subject = subjectOf(deps, query, caller)
  const rows = questionsOn(deps, subject).toSorted(newestFirst)
  const waiting = rows.filter((row) => row.answer === undefined)
  const page = pageOf(rows, query)
  return {
    ...page,
    records: page.records.map((row) => questionView(deps, subject, row, caller)),
    waiting: waiting.length,
    mineWaiting: waiting.filter((row) => row.companyId === caller?.companyId).length,
  }
}
