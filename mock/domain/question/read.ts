import { maskContacts } from '@/contract/question/contacts.ts'
import type { Question, QuestionPage, QuestionQuery } from '@/contract/question/schemas.ts'
import { ANSWER_EDIT_MINUTES } from '@/contract/question/values.ts'
import { isActive } from '@/contract/tender/sharing.ts'
import { iso, type Caller, type Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { pageOf } from '../list.ts'
import { maySee } from '../tender/admission.ts'
import { winnersOf } from '../tender/winners.ts'
import type { TenderRow } from '../tradeRows.ts'
import type { QuestionRow } from './row.ts'

const LETTERS = 26

/** A tender whose questions the caller may read; 4004 otherwise. */
export function askedTender(deps: Deps, id: string, caller: Caller | undefined): TenderRow {
  const tender = deps.rows.tenders.get(id)
  if (!tender?.publishAt || !maySee(deps, tender, caller)) throw notFound()
  return tender
}

/** A, B, … Z, AA, AB, … */
function letterOf(place: number): string {
  const last = String.fromCharCode(65 + (place % LETTERS))
  return place < LETTERS ? last : letterOf(Math.floor(place / LETTERS) - 1) + last
}

/** Until when the publisher may change its answer; undefined once that is over. */
export function editUntil(deps: Deps, { answer }: QuestionRow): string | undefined {
  if (!answer) return undefined
  const until = Date.parse(answer.at) + ANSWER_EDIT_MINUTES * 60_000
  return until > deps.now() ? iso(until) : undefined
}

/** Who is told contact data of what: after the award the publisher everything, a winner its own questions and the answers. */
function opened(tender: TenderRow, caller: Caller | undefined): 'all' | 'own' | 'none' {
  const winners = winnersOf(tender).filter(isActive)
  if (!caller || winners.length === 0) return 'none'
  if (tender.companyId === caller.companyId) return 'all'
  return winners.some((winner) => winner.bidderId === caller.companyId) ? 'own' : 'none'
}

/** A question as one caller may read it. */
export function questionView(deps: Deps, tender: TenderRow, row: QuestionRow, caller: Caller | undefined): Question {
  const mine = row.companyId === caller?.companyId
  const open = opened(tender, caller)
  const words = (text: string, isOpen: boolean) => (isOpen ? { text, masked: false } : maskContacts(text))
  const until = tender.companyId === caller?.companyId ? editUntil(deps, row) : undefined
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

/** The questions on a tender, newest first, and how many wait. */
export function pageQuestions(deps: Deps, query: QuestionQuery, caller: Caller | undefined): QuestionPage {
  const tender = askedTender(deps, query.tenderId, caller)
  const rows = deps.rows.questions
    .all((row) => row.tenderId === tender.id)
    .toSorted((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id))
  const waiting = rows.filter((row) => row.answer === undefined)
  const page = pageOf(rows, query)
  return {
    ...page,
    records: page.records.map((row) => questionView(deps, tender, row, caller)),
    waiting: waiting.length,
    mineWaiting: waiting.filter((row) => row.companyId === caller?.companyId).length,
  }
}
