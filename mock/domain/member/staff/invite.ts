import type { Invitation, Invite, Invited, RevokeInvite } from '@/contract/member/staff/schemas.ts'
import { INVITATION_DAYS, MAX_STAFF } from '@/contract/member/staff/values.ts'
import type { InvitationStatus } from '@/contract/member/staff/values.ts'
import { maskMobile } from '@/contract/validation.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { notFound, refuseField, stateChanged } from '../../errors.ts'
import { plainMobile } from '../auth/sms.ts'
import { companyOf } from '../view.ts'
import type { InvitationRow } from './row.ts'

const DAY_MS = 24 * 3600_000

function statusOf(deps: Deps, row: InvitationRow): InvitationStatus {
  if (row.usedAt !== undefined) return 'USED'
  if (row.revokedAt !== undefined) return 'REVOKED'
  return Date.parse(row.expiresAt) <= deps.now() ? 'EXPIRED' : 'PENDING'
}

function view(deps: Deps, row: InvitationRow): Invitation {
  return { ...row, mobileMasked: maskMobile(row.mobile), status: statusOf(deps, row) }
}

/** The invitations of an enterprise that nobody has used and it has not revoked, newest first. */
export function openInvitations(deps: Deps, companyId: string): Invitation[] {
  return deps.rows.invitations
    .of('companyId', companyId)
    .map((row) => view(deps, row))
    .filter(({ status }) => status === 'PENDING' || status === 'EXPIRED')
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id))
}

/**
 * Invites a number to the caller's enterprise. Whether the number has an account elsewhere is not said: its owner learns
 * it when registering.
 */
export function invite(deps: Deps, input: Invite, { companyId }: Caller): Invitation {
  const mobile = plainMobile(input.mobile)
  const people = deps.rows.members.of('companyId', companyId)
  if (people.some((one) => one.mobile === mobile)) throw refuseField('mobile', 'field.staffHere')
  const pending = deps.rows.invitations.of('companyId', companyId).filter((row) => statusOf(deps, row) === 'PENDING')
  if (pending.some((one) => one.mobile === mobile)) throw refuseField('mobile', 'field.staffInvited')
  if (people.length + pending.length >= MAX_STAFF) throw refuseField('mobile', 'field.staffMany', { max: MAX_STAFF })
  const { contactName, role } = input
  const now = deps.now()
  const dates = { createdAt: iso(now), expiresAt: iso(now + INVITATION_DAYS * DAY_MS) }
  const row: InvitationRow = { id: deps.chance.secret().slice(0, 32), companyId, mobile, contactName, role, ...dates }
  deps.rows.invitations.put(row)
  return view(deps, row)
}

/** Takes an invitation back that nobody has used. */
export function revokeInvite(deps: Deps, { id }: RevokeInvite, { companyId }: Caller): Invitation {
  const row = deps.rows.invitations.get(id)
  if (row?.companyId !== companyId) throw notFound()
  if (row.usedAt !== undefined || row.revokedAt !== undefined) throw stateChanged(view(deps, row))
  const revoked = { ...row, revokedAt: iso(deps.now()) }
  deps.rows.invitations.put(revoked)
  return view(deps, revoked)
}

/** What a link invites to; 4004 for a code that there is not. */
export function invitationOf(deps: Deps, { code }: { code: string }): Invited {
  const row = deps.rows.invitations.get(code)
  if (!row) throw notFound()
  const { nameZh, nameEn } = companyOf(deps, row.companyId)
  return { ...view(deps, row), companyNameZh: nameZh, ...(nameEn !== undefined && { companyNameEn: nameEn }) }
}

const REFUSED = { USED: 'field.inviteUsed', REVOKED: 'field.inviteRevoked', EXPIRED: 'field.inviteExpired' } as const

/** The invitation with this code, good for this number; 4001 if it is not. */
export function goodInvitation(deps: Deps, code: string, mobile: string): InvitationRow {
  const row = deps.rows.invitations.get(code)
  if (!row) throw refuseField('inviteCode', 'field.inviteRevoked')
  const status = statusOf(deps, row)
  if (status !== 'PENDING') throw refuseField('inviteCode', REFUSED[status])
  if (row.mobile !== mobile) throw refuseField('mobile', 'field.inviteMobile', { mobile: maskMobile(row.mobile) })
  return row
}

/** Uses an invitation up. */
export function spendInvitation(deps: Deps, row: InvitationRow): void {
  deps.rows.invitations.put({ ...row, usedAt: iso(deps.now()) })
}
