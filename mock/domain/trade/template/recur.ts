import { marketDayStart } from '@/contract/marketDay.ts'
import { latestOccurrence, nextOccurrence } from '@/contract/trade/tender/template/recurrence.ts'
import { iso, type Deps } from '../../deps.ts'
import { dropJob, planJob } from '../../jobs.ts'
import { notify } from '../../member/notification/notify.ts'
import { marketDay } from '../../zone.ts'
import { draftFrom } from './draft.ts'
import type { TemplateRow } from './row.ts'

const JOB = 'templateDraft'

/** Schedules the next draft of a template, or none if it has no recurrence. */
export function planDraft(deps: Deps, { id, recurrence, draftedFor }: TemplateRow): void {
  if (!recurrence) return dropJob(deps, JOB, id)
  planJob(deps, JOB, id, marketDayStart(nextOccurrence(recurrence, marketDay(deps.now()), draftedFor).draftOn))
}

/**
 * The day of a draft: makes it and tells its enterprise. Of several days that a late clock passes at once only the last
 * one makes a draft, on that day.
 */
export function makeDueDraft(deps: Deps, id: string, marketNow: number): void {
  const template = deps.rows.templates.get(id)
  if (!template?.recurrence) return
  const { draftOn, publishOn } = latestOccurrence(template.recurrence, marketDay(marketNow))
  if (draftOn > marketDay(deps.now())) return planJob(deps, JOB, id, marketDayStart(draftOn))
  if (template.draftedFor === undefined || template.draftedFor < publishOn) {
    const draft = draftFrom(deps, template, template, publishOn)
    notify(deps, {
      companyId: template.companyId,
      type: 'TENDER_DRAFTED',
      params: { name: template.name, no: draft.no, day: publishOn },
      target: { kind: 'DRAFT', id: draft.id },
    })
    deps.rows.templates.put({ ...template, draftedFor: publishOn, lastUsedAt: iso(deps.now()) })
  }
  const made = deps.rows.templates.get(id)
  if (made) planDraft(deps, made)
}
