import { templateOf } from '@/contract/trade/tender/template/content.ts'
import { checkRecurrence, nextOccurrence } from '@/contract/trade/tender/template/recurrence.ts'
import type {
  SaveRecurrence,
  SaveTemplate,
  Template,
  Templates,
  UseTemplate,
} from '@/contract/trade/tender/template/schemas.ts'
import { MAX_TEMPLATES } from '@/contract/trade/tender/template/values.ts'
import { mayPublish } from '@/contract/trade/tender/lifecycle.ts'
import type { SavedDraft } from '@/contract/trade/tender/schemas.ts'
import { iso, newId, type Caller, type Deps } from '../../deps.ts'
import { notAllowed, notFound, refuseField } from '../../errors.ts'
import { bodyOf, ownTender, refuseProblems } from '../../guards.ts'
import { marketDay } from '../../zone.ts'
import { draftFrom } from './draft.ts'
import { makeDueDraft, planDraft } from './recur.ts'
import type { TemplateRow } from './row.ts'

const mine = (deps: Deps, { companyId }: Caller): TemplateRow[] =>
  deps.rows.templates
    .of('companyId', companyId)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id))

function own(deps: Deps, caller: Caller, id: string): TemplateRow {
  const row = deps.rows.templates.get(id)
  if (row?.companyId !== caller.companyId) throw notFound()
  return row
}

function view(deps: Deps, row: TemplateRow): Template {
  const { id, name, content, recurrence, draftedFor, lastUsedAt, createdAt, updatedAt } = row
  const { type, mode, lanes } = content.body
  return {
    id,
    name,
    type,
    mode,
    lanes: lanes.map(({ laneNo, pol, pod, boxes, loose }) => ({
      laneNo,
      pol,
      ...(pod !== undefined && { pod }),
      boxes,
      ...(loose && { loose }),
    })),
    deadlineDays: content.deadline.days,
    ...(recurrence && { recurrence, next: nextOccurrence(recurrence, marketDay(deps.now()), draftedFor) }),
    ...(draftedFor !== undefined && { draftedFor }),
    ...(lastUsedAt !== undefined && { lastUsedAt }),
    createdAt,
    updatedAt,
  }
}

/** The templates of the caller's enterprise, the newest first. */
export function templates(deps: Deps, caller: Caller): Templates {
  return { templates: mine(deps, caller).map((row) => view(deps, row)) }
}

/** Saves an own tender as a template, or renames one and perhaps gives it the content of another tender. */
export function saveTemplate(deps: Deps, { id, tenderId, name }: SaveTemplate, caller: Caller): Template {
  if (!mayPublish(caller.userType)) throw notAllowed('wrongUserType')
  const before = id === undefined ? undefined : own(deps, caller, id)
  const content = tenderId === undefined ? before?.content : contentOf(deps, caller, tenderId)
  if (!content) throw refuseField('tenderId', 'problem.required')
  const others = mine(deps, caller).filter((row) => row.id !== before?.id)
  if (others.some((row) => row.name.toLowerCase() === name.toLowerCase()))
    throw refuseField('name', 'field.templateName')
  if (!before && others.length >= MAX_TEMPLATES)
    throw refuseField('name', 'field.templatesMany', { max: MAX_TEMPLATES })
  const now = iso(deps.now())
  const { companyId, memberId } = caller
  const first = before ?? { id: newId(deps), companyId, memberId, createdAt: now }
  const row: TemplateRow = { ...first, name, content, updatedAt: now }
  deps.rows.templates.put(row)
  return view(deps, row)
}

/** The content of an own tender that was submitted; its days count from the publishing, before that from its last change. */
function contentOf(deps: Deps, caller: Caller, tenderId: string): TemplateRow['content'] {
  const tender = ownTender(deps, caller, tenderId)
  return templateOf(bodyOf(tender), marketDay(Date.parse(tender.publishAt ?? tender.updatedAt)))
}

/** Deletes a template; it makes no more drafts. */
export function removeTemplate(deps: Deps, { id }: { id: string }, caller: Caller): { done: true } {
  const { recurrence: _, ...row } = own(deps, caller, id)
  planDraft(deps, row)
  deps.rows.templates.remove(row.id)
  return { done: true }
}

/** Makes a draft of a template whose dates count from today. */
export function useTemplate(deps: Deps, { id }: UseTemplate, caller: Caller): SavedDraft {
  if (!mayPublish(caller.userType)) throw notAllowed('wrongUserType')
  const template = own(deps, caller, id)
  const draft = draftFrom(deps, template, caller, marketDay(deps.now()))
  deps.rows.templates.put({ ...template, lastUsedAt: draft.updatedAt })
  return { id: draft.id, version: draft.version, savedAt: draft.updatedAt }
}

/** Sets when a template makes drafts by itself; one that is due today is made at once. */
export function saveRecurrence(deps: Deps, input: SaveRecurrence, caller: Caller): Template {
  const { recurrence: before, draftedFor, ...kept } = own(deps, caller, input.id)
  refuseProblems(checkRecurrence(input))
  const { cycle, on, aheadDays } = input
  const recurrence = cycle && on !== undefined && aheadDays !== undefined ? { cycle, on, aheadDays } : undefined
  // Another cycle has other days; what was made for the former ones says nothing of them.
  const isSame = recurrence?.cycle === before?.cycle && recurrence?.on === before?.on
  const row: TemplateRow = {
    ...kept,
    ...(recurrence && { recurrence }),
    ...(isSame && draftedFor !== undefined && { draftedFor }),
    updatedAt: iso(deps.now()),
  }
  deps.rows.templates.put(row)
  planDraft(deps, row)
  const today = marketDay(deps.now())
  if (recurrence && nextOccurrence(recurrence, today, row.draftedFor).draftOn === today)
    makeDueDraft(deps, row.id, deps.now())
  return view(deps, deps.rows.templates.get(row.id) ?? row)
}
