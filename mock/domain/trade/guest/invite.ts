import type { Problem } from '@/contract/problem.ts'
import { addressOf } from '@/contract/trade/guest/address.ts'
import type { GuestInput } from '@/contract/trade/guest/draft.ts'
import { MAX_GUESTS_A_DAY } from '@/contract/trade/guest/values.ts'
import type { TenderDraft } from '@/contract/trade/tender/draft.ts'
import { iso, newId, type Caller, type Deps } from '../../deps.ts'
import type { TenderRow } from '../../tradeRows.ts'
import { marketDay } from '../../zone.ts'
import type { GuestRow } from './row.ts'

/** Guests of a tender whose links still work. */
export const guestsOf = (deps: Deps, tenderId: string): GuestRow[] =>
  deps.rows.guests.of('tenderId', tenderId).filter(({ revokedAt }) => revokedAt === undefined)

type Invited = Pick<TenderDraft, 'visibility' | 'guests'>

function newGuests(deps: Deps, tenderId: string, { visibility, guests = [] }: Invited): GuestInput[] {
  const known = new Set(guestsOf(deps, tenderId).map(addressOf))
  return visibility === 'INVITED' ? guests.filter((guest) => !known.has(addressOf(guest))) : []
}

/** The problem of a tender with which its enterprise would invite more guests than a day has. */
export function tooManyGuests(deps: Deps, { companyId }: Caller, tenderId: string, draft: Invited): Problem[] {
  const today = marketDay(deps.now())
  const before = deps.rows.guests
    .of('companyId', companyId)
    .filter(({ createdAt }) => marketDay(Date.parse(createdAt)) === today)
  if (before.length + newGuests(deps, tenderId, draft).length <= MAX_GUESTS_A_DAY) return []
  return [{ field: 'guests', code: 'guestsADay', params: { max: MAX_GUESTS_A_DAY } }]
}

/** Makes the links of a tender's guests; the links of those that it names no more are revoked, unless they are used. */
export function inviteGuests(deps: Deps, tender: TenderRow): void {
  const { body } = tender
  if (!body) return
  const { guests = [] } = body
  const now = iso(deps.now())
  for (const { company, email, mobile } of newGuests(deps, tender.id, body))
    deps.rows.guests.put({
      id: newId(deps),
      code: deps.chance.secret().slice(0, 32),
      tenderId: tender.id,
      companyId: tender.companyId,
      company,
      ...(email !== undefined && { email }),
      ...(mobile !== undefined && { mobile }),
      createdAt: now,
    })
  const named = new Map(guests.map((guest) => [addressOf(guest), guest.company]))
  for (const row of guestsOf(deps, tender.id)) {
    const company = named.get(addressOf(row))
    if (company !== undefined && company !== row.company) deps.rows.guests.put({ ...row, company })
    if (company === undefined && !row.registered) deps.rows.guests.put({ ...row, revokedAt: now })
  }
}
