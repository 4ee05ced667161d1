import { mayQuote } from '@/contract/trade/tender/lifecycle.ts'
import type { AcceptGuest, GuestAccepted, GuestView } from '@/contract/trade/guest/schemas.ts'
import type { LinkState } from '@/contract/trade/guest/values.ts'
import type { UserType } from '@/contract/userType.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { notAllowed, notFound, refuseField } from '../../errors.ts'
import { tellPublisher } from '../../member/notification/news.ts'
import type { TenderRow } from '../../tradeRows.ts'
import { subjectFor } from '../question/onTender.ts'
import { questionsForGuest } from '../question/read.ts'
import { isInvited } from '../tender/admission.ts'
import { tenderForGuest } from '../tender/view.ts'
import type { GuestRow } from './row.ts'

/** The guest with this code and its tender. */
function byCode(deps: Deps, code: string): { guest: GuestRow; tender: TenderRow } | undefined {
  const [guest] = deps.rows.guests.of('code', code)
  const tender = guest && deps.rows.tenders.get(guest.tenderId)
  return tender && { guest, tender }
}

/** What a link leads to. Who has no account sees the tender only while it takes quotes. */
function stateOf({ revokedAt }: GuestRow, { status, publishAt }: TenderRow): LinkState {
  if (revokedAt !== undefined) return 'REVOKED'
  if (status === 'CANCELLED') return 'CANCELLED'
  if (publishAt === undefined) return 'SOON'
  return status === 'QUOTING' ? 'OPEN' : 'CLOSED'
}

/** Whether an enterprise of this type may come by the link. */
const fits = (tender: TenderRow, userType: UserType): boolean =>
  tender.body !== undefined && mayQuote(userType, tender.body.mode)

/** What the link shows to whoever has it; its publisher is told when it is first opened by somebody else. */
export function openLink(deps: Deps, { code }: { code: string }, caller: Caller | undefined): GuestView {
  const found = byCode(deps, code)
  if (!found) throw notFound()
  const { guest, tender } = found
  const state = stateOf(guest, tender)
  const isTaken = guest.registered !== undefined
  if (state === 'OPEN' && guest.openedAt === undefined && tender.companyId !== caller?.companyId) {
    deps.rows.guests.put({ ...guest, openedAt: iso(deps.now()) })
    tellPublisher(deps, tender, 'TENDER_OPENED', { company: guest.company })
  }
  const mayAccept = state === 'OPEN' && !isTaken && caller !== undefined && mayJoin(tender, caller)
  return {
    state,
    company: guest.company,
    isTaken,
    mayAccept,
    ...(state === 'OPEN' && {
      tender: tenderForGuest(deps, tender),
      questions: questionsForGuest(deps, subjectFor(deps, tender)),
    }),
  }
}

const mayJoin = (tender: TenderRow, { companyId, userType }: Caller): boolean =>
  tender.companyId !== companyId && !isInvited(tender, companyId) && fits(tender, userType)

/** Invites the caller's enterprise to the tender of the link, once. */
export function acceptLink(deps: Deps, { code }: AcceptGuest, caller: Caller): GuestAccepted {
  const found = byCode(deps, code)
  if (!found) throw notFound()
  const { guest, tender } = found
  if (guest.registered?.companyId === caller.companyId) return { tenderId: tender.id }
  refuseClosed(guest, tender)
  if (!mayJoin(tender, caller)) throw notAllowed('wrongUserType')
  join(deps, guest, tender, caller.companyId)
  return { tenderId: tender.id }
}

/** The guest's link with this code, good for a new enterprise of this type; undefined if no link has the code. */
export function goodLink(deps: Deps, code: string, userType: UserType | undefined): string | undefined {
  const found = byCode(deps, code)
  if (!found) return undefined
  refuseClosed(found.guest, found.tender)
  if (userType === undefined) throw refuseField('userType', 'problem.required')
  if (!fits(found.tender, userType)) throw refuseField('userType', 'field.guestType')
  return code
}

/** Invites a new enterprise by the link with this code. */
export function spendLink(deps: Deps, code: string, companyId: string): void {
  const found = byCode(deps, code)
  if (found) join(deps, found.guest, found.tender, companyId)
}

/** 4001 if a link takes nobody any more. */
function refuseClosed(guest: GuestRow, tender: TenderRow): void {
  const state = stateOf(guest, tender)
  if (state === 'REVOKED') throw refuseField('inviteCode', 'field.inviteRevoked')
  if (state !== 'OPEN') throw refuseField('inviteCode', 'field.guestOver')
  if (guest.registered) throw refuseField('inviteCode', 'field.inviteUsed')
}

function join(deps: Deps, guest: GuestRow, tender: TenderRow, companyId: string): void {
  const at = iso(deps.now())
  deps.rows.guests.put({ ...guest, openedAt: guest.openedAt ?? at, registered: { companyId, at } })
  deps.rows.tenders.put({ ...tender, joined: [...(tender.joined ?? []), companyId] })
}
