import { mayQuote } from '@/contract/trade/tender/lifecycle.ts'
import { isActive } from '@/contract/trade/tender/sharing.ts'
import type { Caller, Deps } from '../../deps.ts'
import { notAllowed, stateChanged } from '../../errors.ts'
import { isAdmitted, knownTender } from '../tender/admission.ts'
import { submittedBids, tenderDetail } from '../tender/view.ts'
import { winnersOf } from '../tender/winners.ts'
import { bodyOf, deadlinePassed, needCertified } from '../../guards.ts'
import type { TenderRow } from '../../tradeRows.ts'
import type { Subject } from './about.ts'

/**
 * Visibility of contact data: after the award all for the publisher; for a winner those in its own questions and the
 * answers.
 */
function opened(tender: TenderRow, caller: Caller | undefined): 'all' | 'own' | 'none' {
  const winners = winnersOf(tender).filter(isActive)
  if (!caller || winners.length === 0) return 'none'
  if (tender.companyId === caller.companyId) return 'all'
  return winners.some((winner) => winner.bidderId === caller.companyId) ? 'own' : 'none'
}

/** While quoting is open, enterprises that may quote on it. */
function needAsking(deps: Deps, tender: TenderRow, caller: Caller): void {
  const body = bodyOf(tender)
  if (tender.companyId === caller.companyId) throw notAllowed()
  if (!mayQuote(caller.userType, body.mode)) throw notAllowed('wrongUserType')
  needCertified(caller)
  if (!isAdmitted(deps, tender, caller)) throw notAllowed()
  const current = tenderDetail(deps, tender, caller)
  if (Date.parse(body.deadline) <= deps.now()) throw deadlinePassed(current)
  if (tender.status !== 'QUOTING') throw stateChanged(current)
}

/** A tender that the caller may see, as subject. */
export const tenderSubject = (deps: Deps, id: string, caller: Caller | undefined): Subject =>
  subjectFor(deps, knownTender(deps, id, caller))

/** A tender as subject: its publisher answers until the award, and all bidders are notified. */
export function subjectFor(deps: Deps, tender: TenderRow): Subject {
  const { id } = tender
  return {
    id,
    field: 'tenderId',
    ownerId: tender.companyId,
    no: tender.no,
    title: bodyOf(tender).title,
    needAsking: (asker) => needAsking(deps, tender, asker),
    isAnswerable: tender.status === 'QUOTING' || tender.status === 'EVALUATING',
    current: (reader) => tenderDetail(deps, tender, reader),
    opened: (reader) => opened(tender, reader),
    asked: 'QUESTION_ASKED',
    answered: 'QUESTION_ANSWERED',
    target: { kind: 'QUESTIONS', id },
    listeners: () => submittedBids(deps, id).map((bid) => bid.companyId),
    count: () => undefined,
  }
}
