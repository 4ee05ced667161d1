import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { isCertified } from '@/contract/member/values.ts'
import type { Problem } from '@/contract/problem.ts'
import type { Caller, Deps } from './deps.ts'
import { DomainError, notAllowed, notFound, refuseFields } from './errors.ts'
import type { BidRow, TenderRow } from './tradeRows.ts'

/** Rejects with field errors if the shared rules found problems. */
export function refuseProblems(problems: readonly Problem[]): void {
  if (problems.length === 0) return
  throw refuseFields(
    problems.map(({ field, code, params }) =>
      params ? { field, key: `problem.${code}` as const, values: params } : { field, key: `problem.${code}` as const },
    ),
  )
}

/** Rejects an enterprise whose certification is not approved. */
export function needCertified(caller: Caller): void {
  if (!isCertified(caller.certification)) throw notAllowed('notCertified', { certification: caller.certification })
}

/** The caller's own tender; 4004 for others' tenders, so that ids disclose nothing. */
export function ownTender(deps: Deps, caller: Caller, id: string): TenderRow {
  const tender = deps.rows.tenders.get(id)
  if (!tender || tender.companyId !== caller.companyId) throw notFound()
  return tender
}

/** The caller's own bid; 4004 for others' bids. */
export function ownBid(deps: Deps, caller: Caller, id: string): BidRow {
  const bid = deps.rows.bids.get(id)
  if (!bid || bid.companyId !== caller.companyId) throw notFound()
  return bid
}

/** The submitted content of a tender; 4004 if there is none. */
export function bodyOf(tender: TenderRow): NonNullable<TenderRow['body']> {
  if (!tender.body) throw notFound()
  return tender.body
}

/** 4030 after the deadline. */
export function deadlinePassed(current: unknown): DomainError {
  return new DomainError(BUSINESS_CODES.deadlinePassed, 'deadlinePassed', { data: { current } })
}
