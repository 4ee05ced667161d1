import type { Caller, Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import type { TenderRow } from '../../tradeRows.ts'

/** Tenders by invitation are hidden from others, even in counts. */
export const isPublic = ({ publishAt, body }: TenderRow): boolean =>
  publishAt !== undefined && body?.visibility !== 'INVITED'

/** Whether a tender by invitation was opened to this enterprise; true for any other tender. */
export function isInvited(tender: TenderRow, companyId: string | undefined): boolean {
  const { body, joined = [] } = tender
  if (body?.visibility !== 'INVITED') return true
  return companyId !== undefined && [...(body.invited ?? []), ...joined].includes(companyId)
}

/**
 * Whether this enterprise may see the tender: drafts and reviews only the publisher, a tender by invitation only the
 * invited; an enterprise with a submitted quote keeps seeing it. Every call, list and message about tenders checks
 * this.
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

/** The published tender of that id, if visible to the caller; 4004 otherwise, whatever the reason. */
export function knownTender(deps: Deps, id: string, caller: Pick<Caller, 'companyId'> | undefined): TenderRow {
  const tender = deps.rows.tenders.get(id)
  if (!tender?.publishAt || !maySee(deps, tender, caller)) throw notFound()
  return tender
}

/** Whether an enterprise may quote in the current round: from the second on, those shortlisted in the previous one. */
export function isAdmitted(deps: Deps, tender: TenderRow, caller: Pick<Caller, 'companyId'> | undefined): boolean {
  if (!isInvited(tender, caller?.companyId)) return false
  if (tender.round === 1) return true
  return deps.rows.bids
    .of('tenderId', tender.id)
    .filter((bid) => bid.companyId === caller?.companyId && bid.submittedAt !== undefined)
    .some((bid) => bid.outOfRound === undefined && bid.status !== 'LOST' && bid.status !== 'EXPIRED')
}
