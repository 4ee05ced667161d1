import { maskContacts } from '@/contract/contacts.ts'
import { checkAmendment } from '@/contract/trade/tender/amendRules.ts'
import { tenderDiff, touchesQuotes } from '@/contract/trade/tender/changes.ts'
import { tenderMayBecome } from '@/contract/trade/tender/lifecycle.ts'
import type { AmendTender, TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { refuseField, stateChanged } from '../../errors.ts'
import { planJob } from '../../jobs.ts'
import { planDeadlineSoon } from '../../member/notification/deadline.ts'
import { tellBidder, tellFavorites } from '../../member/notification/news.ts'
import { planRobotReconfirm } from '../../robots/rounds.ts'
import { bodyOf, deadlinePassed, needCertified, ownTender, refuseProblems } from '../../guards.ts'
import type { TenderRow } from '../../tradeRows.ts'
import { inviteGuests, tooManyGuests } from '../guest/invite.ts'
import { reviewTender } from './review.ts'
import { unknownNames, withFiles } from './submit.ts'
import { tenderDetail } from './view.ts'

/**
 * QUOTING -> QUOTING: amends a published tender. If prices may be affected, bids need to be reconfirmed; what the clerk
 * would return is rejected at once.
 */
export function amendTender(deps: Deps, input: AmendTender, caller: Caller): TenderDetail {
  needCertified(caller)
  const tender = ownTender(deps, caller, input.id)
  if (tender.status === 'EVALUATING') throw deadlinePassed(tenderDetail(deps, tender, caller))
  if (tender.version !== input.version || !tenderMayBecome(tender.status, 'QUOTING', 'publisher'))
    throw stateChanged(tender.body && tenderDetail(deps, tender, caller))
  const before = bodyOf(tender)
  const draft = withFiles(deps, caller, input.draft)
  refuseProblems([
    ...checkAmendment(before, draft, new Date(deps.now())),
    ...unknownNames(deps, draft),
    ...tooManyGuests(deps, caller, tender.id, draft),
  ])
  const returned = reviewTender(draft)
  if (returned) throw refuseField('remarks', 'amendReturned', { reason: returned })
  const changes = tenderDiff(before, draft)
  if (changes.length === 0) return tenderDetail(deps, tender, caller)
  const now = iso(deps.now())
  const version = tender.version + 1
  const amended: TenderRow = {
    ...tender,
    body: draft,
    sketch: draft,
    version,
    updatedAt: now,
    amendments: [...(tender.amendments ?? []), { version, at: now, note: maskContacts(input.note).text, changes }],
  }
  deps.rows.tenders.put(amended)
  inviteGuests(deps, amended)
  planJob(deps, 'tenderDeadline', tender.id, Date.parse(draft.deadline))
  planDeadlineSoon(deps, tender.id)
  if (touchesQuotes(changes)) askToReconfirm(deps, amended)
  else moveAlong(deps, amended)
  tellFavorites(deps, amended, 'AMENDED')
  return tenderDetail(deps, amended, caller)
}

function askToReconfirm(deps: Deps, tender: TenderRow): void {
  for (const bid of deps.rows.bids.of('tenderId', tender.id).filter((entry) => entry.status === 'SUBMITTED')) {
    deps.rows.bids.put({ ...bid, status: 'NEED_RECONFIRM', updatedAt: tender.updatedAt })
    tellBidder(deps, tender, bid, 'BID_RECONFIRM')
  }
  planRobotReconfirm(deps, tender)
}

/** Bids whose prices are not affected stay valid for the new version. */
function moveAlong(deps: Deps, tender: TenderRow): void {
  for (const bid of deps.rows.bids.of('tenderId', tender.id).filter((entry) => entry.status === 'SUBMITTED'))
    if (bid.body) deps.rows.bids.put({ ...bid, body: { ...bid.body, tenderVersion: tender.version } })
}
