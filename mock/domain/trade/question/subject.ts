import type { Caller, Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { listingSubject } from './onListing.ts'
import { tenderSubject } from './onTender.ts'
import type { About, Subject } from './about.ts'
import type { QuestionRow } from './row.ts'

/** What is asked about, if the caller may see it; 4004 otherwise. */
export function subjectOf(deps: Deps, { tenderId, listingId }: About, caller: Caller | undefined): Subject {
  if (tenderId !== undefined) return tenderSubject(deps, tenderId, caller)
  if (listingId !== undefined) return listingSubject(deps, listingId, caller)
  throw notFound()
}

/** The questions about it. */
export function questionsOn(deps: Deps, { field, id }: Subject): QuestionRow[] {
  return deps.rows.questions.of(field, id)
}
