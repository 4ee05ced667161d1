import { isCertified } from '@/contract/member/values.ts'
import { mayQuote } from '@/contract/trade/tender/lifecycle.ts'
import { mayFloat } from '@/contract/trade/tender/term/values.ts'
import type { Problem } from '@/contract/problem.ts'
import { checkTender } from '@/contract/trade/tender/rules.ts'
import type { TenderDraft, TenderInput } from '@/contract/trade/tender/draft.ts'
import type { SubmitTender, TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { unknownPlace } from '@/contract/validation.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { takeFiles } from '../../file/take.ts'
import { planJob } from '../../jobs.ts'
import { needCertified, refuseProblems } from '../../guards.ts'
import { ratesAt } from '../../rates.ts'
import { isPlaceOf } from '../../reference/overland.ts'
import type { TenderRow } from '../../tradeRows.ts'
import { inviteGuests, tooManyGuests } from '../guest/invite.ts'
import { draftToWrite } from './draft.ts'
import { withFittingSailings } from './laneSailing.ts'
import { tenderDetail } from './view.ts'
import { withdrawnProblems } from '../../tools/customs/status.ts'

/** DRAFT -> REVIEWING: validates everything, fixes the rate table and submits the tender for review. */
export function submitTender(deps: Deps, input: SubmitTender, caller: Caller): TenderDetail {
  needCertified(caller)
  const tender = draftToWrite(deps, caller, input.id, input.version)
  const draft = withFiles(deps, caller, input.draft)
  refuseProblems([
    ...checkTender(draft, new Date(deps.now())),
    ...unknownNames(deps, draft),
    ...tooManyGuests(deps, caller, tender.id, draft),
  ])
  const submitted: TenderRow = {
    ...tender,
    body: draft,
    sketch: draft,
    status: 'REVIEWING',
    version: tender.version + 1,
    rates: ratesAt(deps.now()),
    updatedAt: iso(deps.now()),
  }
  delete submitted.returnReason
  deps.rows.tenders.put(submitted)
  inviteGuests(deps, submitted)
  planJob(deps, 'tenderReview', submitted.id, deps.now() + deps.delays.clerkMs)
  return tenderDetail(deps, submitted, caller)
}

/** A publisher's input with the metadata of its files, and only sailings that fit its lanes. */
export function withFiles(deps: Deps, caller: Caller, draft: TenderInput): TenderDraft {
  const attachments = takeFiles(deps, caller, 'TENDER', draft.attachments, (index) => `attachments.${index}`)
  return withFittingSailings({ ...draft, attachments }, deps.now())
}

/** Codes missing in the reference lists. */
export function unknownNames(deps: Deps, draft: TenderDraft): Problem[] {
  const problems: Problem[] = withdrawnProblems('cargo.hsCode', draft.cargo.hsCode)
  draft.lanes.forEach((lane, index) => {
    for (const end of ['pol', 'pod'] as const) {
      const place = lane[end]
      if (place && !isPlaceOf(deps.reference, draft.mode, place))
        problems.push({ field: `lanes.${index}.${end}`, code: unknownPlace(draft.mode) })
    }
    lane.boxes.forEach((box, boxIndex) => {
      if (!deps.reference.teuByIsoCode.has(box.isoCode))
        problems.push({ field: `lanes.${index}.boxes.${boxIndex}.isoCode`, code: 'required' })
    })
  })
  if (draft.requiredCharges.some((code) => !deps.reference.chargeByCode.has(code)))
    problems.push({ field: 'requiredCharges', code: 'chooseSome' })
  const floats = (code: string): boolean => {
    const charge = deps.reference.chargeByCode.get(code)
    return charge !== undefined && mayFloat(charge)
  }
  if (draft.term?.floating?.some((code) => !floats(code))) problems.push({ field: 'term.floating', code: 'chooseSome' })
  const linked = draft.term?.fuel?.code
  if (linked !== undefined && !floats(linked)) problems.push({ field: 'term.fuel.code', code: 'chooseSome' })
  const unfit = (draft.invited ?? []).some((id) => !mayBeInvited(deps, draft.mode, id))
  if (draft.visibility === 'INVITED' && unfit) problems.push({ field: 'invited', code: 'chooseSome' })
  return problems
}

/** Whether an enterprise exists and may quote on the mode. */
function mayBeInvited(deps: Deps, mode: TenderDraft['mode'], companyId: string): boolean {
  const company = deps.rows.companies.get(companyId)
  return company !== undefined && isCertified(company.certification) && mayQuote(company.userType, mode)
}
