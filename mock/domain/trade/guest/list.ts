import type { Guest, GuestList, RevokeGuest } from '@/contract/trade/guest/schemas.ts'
import type { GuestStatus } from '@/contract/trade/guest/values.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { notAllowed, notFound } from '../../errors.ts'
import { ownTender } from '../../guards.ts'
import { companyCard, companyOf } from '../../member/view.ts'
import type { TenderRow } from '../../tradeRows.ts'
import { submittedBids } from '../tender/view.ts'
import type { GuestRow } from './row.ts'

/** The guests of an own tender, in the order of their invitation. */
export function guestList(deps: Deps, { tenderId }: { tenderId: string }, caller: Caller): GuestList {
  const tender = ownTender(deps, caller, tenderId)
  const guests = deps.rows.guests
    .of('tenderId', tenderId)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt) || a.company.localeCompare(b.company, 'zh-CN'))
  return { tenderId, guests: guests.map((guest) => view(deps, tender, guest)) }
}

/** Takes a link back. Who registered by it is invited no more; who has quoted stays, as after any other invitation. */
export function revokeGuest(deps: Deps, { id }: RevokeGuest, caller: Caller): GuestList {
  const guest = deps.rows.guests.get(id)
  if (guest?.companyId !== caller.companyId) throw notFound()
  const tender = ownTender(deps, caller, guest.tenderId)
  if (guest.revokedAt === undefined) {
    if (tender.status !== 'QUOTING' && tender.status !== 'REVIEWING') throw notAllowed('guestsClosed')
    deps.rows.guests.put({ ...guest, revokedAt: iso(deps.now()) })
    const joined = (tender.joined ?? []).filter((companyId) => companyId !== guest.registered?.companyId)
    deps.rows.tenders.put({ ...tender, joined })
  }
  return guestList(deps, { tenderId: tender.id }, caller)
}

function view(deps: Deps, tender: TenderRow, row: GuestRow): Guest {
  const { registered, code, ...guest } = row
  return {
    ...guest,
    ...(guest.revokedAt === undefined && { code }),
    status: statusOf(deps, tender, row),
    ...(registered && {
      registered: { company: companyCard(deps, companyOf(deps, registered.companyId)), at: registered.at },
    }),
  }
}

function statusOf(deps: Deps, tender: TenderRow, { revokedAt, registered, openedAt }: GuestRow): GuestStatus {
  // Who has quoted is not told before the deadline, of guests neither.
  const isTold = tender.status !== 'QUOTING'
  if (isTold && registered && submittedBids(deps, tender.id).some((bid) => bid.companyId === registered.companyId))
    return 'QUOTED'
  if (revokedAt !== undefined) return 'REVOKED'
  if (registered) return 'REGISTERED'
  return openedAt === undefined ? 'SENT' : 'OPENED'
}
