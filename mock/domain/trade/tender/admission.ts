import type { Caller, Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import type { TenderRow } from '../../tradeRows.ts'

/** Tenders by invitation are nobody else's business, not even as a number. */
export const isPublic = ({ publishAt, body }: TenderRow): boolean =>
  publishAt !== undefined && body?.visibility !== 'INVITED'

/** Whether a tender by invitation was opened to this enterprise; every other is open to all. */
export function isInvited(tender: TenderRow, companyId: string | undefined): boolean {
  const { body } = tender
  if (body?.visibility !== 'INVITED') return true
  return companyId !== undefined && (body.invited ?? []).includes(companyId)
}

/**
 * Whether this enterprise may know the tender at all: drafts and reviews are the publisher's own, a tender by invitation is for
 * the invited; who has submitted a quote on it goes on seeing it. Every call, list and message that names a tender asks this.
 */
export function maySee(deps: Deps, tender: TenderRow, caller: Pick<Caller, 'companyId'> | undefined): boolean {
  if (tender.companyId === caller?.companyId) return true
  if (tender.publishAt === undefined) return false
  return isInvited(tender, caller?.companyId) || (caller !== undefined && hasQuoted(deps, tender, caller.companyId))
}

function hasQuoted(deps: Deps, tender: TenderRow, companyId: string): boolean {
  return deps.rows.bids
    .of('tenderId', tender.id)
    .some((bid) => bid.companyId === companyId && bid.submittedAt !== undefined)
}

/** The published tender of that id as far as the caller may know of it; 4004 if there is none, whatever the reason. */
export function knownTender(deps: Deps, id: string, caller: Pick<Caller, 'companyId'> | undefined): TenderRow {
  const tender = deps.rows.tenders.get(id)
  if (!tender?.publishAt || !maySee(deps, tender, caller)) throw notFound()
  return tender
}

/** Whether an enterprise may quote in the present round: from the second on, those who were shortlisted in the one before. */
export function isAdmitted(deps: Deps, tender: TenderRow, caller: Pick<Caller, 'companyId'> | undefined): boolean {
  if (!isInvited(tender, caller?.companyId)) return false
  if (tender.round === 1) return true
  return deps.rows.bids
    .of('tenderId', tender.id)
    .filter((bid) => bid.companyId === caller?.companyId && bid.submittedAt !== undefined)
    .some((bid) => bid.outOfRound === undefined && bid.status !== 'LOST' && bid.status !== 'EXPIRED')
}
