import type { Caller, Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { listingSubject } from './onListing.ts'
import { tenderSubject } from './onTender.ts'
import type { About, Subject } from './about.ts'
import type { QuestionRow } from './row.ts'

/** The subject, if visible to the caller; 4004 otherwise. */
export function subjectOf(deps: Deps, { tenderId, listingId }: About, caller: Caller | undefined): Subject {
  if (tenderId !== undefined) return tenderSubject(deps, tenderId, caller)
  if (listingId !== undefined) return listingSubject(deps, listingId, caller)
  throw notFound()
}

/** The questions on a subject. */
export function questionsOn(deps: Deps, { field, id }: Subject): readonly QuestionRow[] {
  return deps.rows.questions.of(field, id)
}
