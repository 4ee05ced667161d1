import type { DraftDetail, SaveDraft, SavedDraft, Versioned } from '@/contract/trade/tender/schemas.ts'
import { mayPublish } from '@/contract/trade/tender/lifecycle.ts'
import { iso, newId, type Caller, type Deps } from '../../deps.ts'
import { notAllowed, notFound, stateChanged } from '../../errors.ts'
import { keepFiles } from '../../file/take.ts'
import { nextNo } from '../../numbers.ts'
import { ownTender } from '../../guards.ts'
import { ratesAt } from '../../rates.ts'
import type { TenderRow } from '../../tradeRows.ts'
import { tenderDetail } from './view.ts'

/** A new empty tender row of an enterprise and its member. */
export function newTender(deps: Deps, caller: Pick<Caller, 'companyId' | 'memberId'>): TenderRow {
  const now = iso(deps.now())
  return {
    id: newId(deps),
    no: nextNo(deps.rows.tenders, 'ZB', deps.now()),
    companyId: caller.companyId,
    memberId: caller.memberId,
    status: 'DRAFT',
    version: 0,
    round: 1,
    sketch: {},
    rates: ratesAt(deps.now()),
    createdAt: now,
    updatedAt: now,
  }
}

/** The draft to edit: a new one, or the caller's own in its latest version. */
export function draftToWrite(
  deps: Deps,
  caller: Caller,
  id: string | undefined,
  version: number | undefined,
): TenderRow {
  if (!mayPublish(caller.userType)) throw notAllowed('wrongUserType')
  if (id === undefined) return newTender(deps, caller)
  const tender = ownTender(deps, caller, id)
  if (tender.status !== 'DRAFT' || version !== tender.version)
    throw stateChanged(tender.status === 'DRAFT' ? draftDetail(tender) : tenderDetail(deps, tender, caller))
  return tender
}

/** Saves an incomplete tender. Preparing needs no certification. */
export function saveDraft(deps: Deps, input: SaveDraft, caller: Caller): SavedDraft {
  const tender = draftToWrite(deps, caller, input.id, input.version)
  const { attachments, ...rest } = input.draft
  const sketch = { ...rest, ...(attachments && { attachments: keepFiles(deps, caller, attachments) }) }
  const saved: TenderRow = { ...tender, sketch, version: tender.version + 1, updatedAt: iso(deps.now()) }
  // A draft returned from review is edited: its former body is now in the sketch.
  delete saved.body
  deps.rows.tenders.put(saved)
  return { id: saved.id, version: saved.version, savedAt: saved.updatedAt }
}

/** A stored draft of the caller, for editing. */
export function readDraft(deps: Deps, { id }: { id: string }, caller: Caller): DraftDetail {
  const tender = ownTender(deps, caller, id)
  if (tender.status !== 'DRAFT') throw notFound()
  return draftDetail(tender)
}

function draftDetail(tender: TenderRow): DraftDetail {
  return {
    id: tender.id,
    version: tender.version,
    savedAt: tender.updatedAt,
    draft: tender.sketch,
    ...(tender.returnReason && { returnReason: tender.returnReason }),
  }
}

/** Deletes a draft. */
export function removeDraft(deps: Deps, input: Versioned, caller: Caller): { done: true } {
  const tender = draftToWrite(deps, caller, input.id, input.version)
  deps.rows.tenders.remove(tender.id)
  return { done: true }
}
