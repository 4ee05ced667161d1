import type { Problem } from '../../problem.ts'
import { tenderDiff, touchesQuotes } from './changes.ts'
import type { TenderDraft } from './draft.ts'
import { AMEND_QUOTING_HOURS } from './lifecycle.ts'
import { checkTender } from './rules.ts'

const HOUR_MS = 3_600_000
/** Fields that cannot be amended, because bidders relied on them. */
export const FIXED_FIELDS = [
  'mode',
  'type',
  'quoting',
  'compareCurrency',
] as const satisfies readonly (keyof TenderDraft)[]

/**
 * Validates an amendment. The deadline may only be postponed; if quotes are affected, at least {@link
 * AMEND_QUOTING_HOURS} hours must be left. An unchanged deadline may be near if no quote is affected. FIELD 2.2.
 */
export function checkAmendment(before: TenderDraft, after: TenderDraft, now: Date): Problem[] {
  const changes = tenderDiff(before, after)
  const sameDeadline = Date.parse(before.deadline) === Date.parse(after.deadline)
  const touched = touchesQuotes(changes)
  const problems = checkTender(after, now, before.term === undefined).filter(
    ({ field, code }) => !(field === 'deadline' && code === 'deadlineSoon' && sameDeadline && !touched),
  )
  for (const field of FIXED_FIELDS) if (before[field] !== after[field]) problems.push({ field, code: 'fixed' })
  if (before.visibility === 'PUBLIC' && after.visibility === 'INVITED')
    problems.push({ field: 'visibility', code: 'fixed' })
  const has = (field: string): boolean => problems.some((problem) => problem.field === field)
  if (!has('deadline') && Date.parse(after.deadline) < Date.parse(before.deadline))
    problems.push({ field: 'deadline', code: 'deadlineEarlier' })
  if (!has('deadline') && touched && Date.parse(after.deadline) < now.getTime() + AMEND_QUOTING_HOURS * HOUR_MS)
    problems.push({ field: 'deadline', code: 'deadlineSoon', params: { hours: AMEND_QUOTING_HOURS } })
  return problems
}
