import type { Limits } from '@/contract/member/approval/schemas.ts'
import type {
  ChangeStaff,
  SaveLimits,
  StaffAct,
  StaffMember,
  StaffPage,
  StaffQuery,
} from '@/contract/member/staff/schemas.ts'
import { hasPermission } from '@/contract/member/staff/permissions.ts'
import { ROLES } from '@/contract/member/staff/values.ts'
import type { Role } from '@/contract/member/staff/values.ts'
import { maskMobile } from '@/contract/validation.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { notAllowed, notFound, stateChanged } from '../../errors.ts'
import { pageOf } from '../../list.ts'
import type { MemberRow } from '../../rows.ts'
import { cancelOf } from '../approval/end.ts'
import { endSessionsOf } from '../auth/session.ts'
import { endStandIn, withoutDeputy } from './deputy.ts'
import { giveDrafts } from './drafts.ts'
import { openInvitations } from './invite.ts'

const roleOf = ({ role = 'OWNER' }: MemberRow): Role => role

function view(row: MemberRow, { memberId }: Caller): StaffMember {
  return { ...row, mobileMasked: maskMobile(row.mobile), role: roleOf(row), isSelf: row.id === memberId }
}

function own(deps: Deps, { companyId }: Caller, id: string): MemberRow {
  const row = deps.rows.members.get(id)
  if (row?.companyId !== companyId) throw notFound()
  return row
}

/** Rejects what would leave the enterprise without an owner who can sign in. */
function refuseLastOwner(deps: Deps, row: MemberRow): void {
  if (roleOf(row) !== 'OWNER' || row.disabledAt !== undefined) return
  const owners = deps.rows.members
    .of('companyId', row.companyId)
    .filter((one) => roleOf(one) === 'OWNER' && one.disabledAt === undefined)
  if (owners.length === 1) throw notAllowed('lastOwner')
}

/** The people of the caller's enterprise, by role and then by name, and its open invitations. */
export function staffPage(deps: Deps, query: StaffQuery, caller: Caller): StaffPage {
  const people = deps.rows.members
    .of('companyId', caller.companyId)
    .map((row) => view(row, caller))
    .toSorted(
      (a, b) =>
        ROLES.indexOf(a.role) - ROLES.indexOf(b.role) ||
        a.contactName.localeCompare(b.contactName, 'zh-CN') ||
        a.id.localeCompare(b.id),
    )
  return { ...pageOf(people, query), invitations: openInvitations(deps, caller.companyId) }
}

/** Gives a person another role. */
export function changeRole(deps: Deps, { id, role }: ChangeStaff, caller: Caller): StaffMember {
  const row = own(deps, caller, id)
  if (role !== 'OWNER') refuseLastOwner(deps, row)
  deps.noteChange?.(roleOf(row), role)
  return keep(deps, inRole(row, role), caller)
}

/** A person in another role; one that decides nothing has no deputy. */
const inRole = (row: MemberRow, role: Role): MemberRow => ({
  ...(hasPermission(role, 'DECIDE') ? row : withoutDeputy(row)),
  role,
})

/** Sets up to which amounts a person acts alone. */
export function saveLimits(deps: Deps, { id, limits }: SaveLimits, caller: Caller): StaffMember {
  const { limits: before = {}, ...row } = own(deps, caller, id)
  const isNone = Object.keys(limits).length === 0
  deps.noteChange?.(limitsText(before), limitsText(limits))
  return keep(deps, isNone ? row : { ...row, limits }, caller)
}

/** Limits as the log says them, kind by kind. */
const limitsText = (limits: Limits): string =>
  Object.entries(limits)
    .map(([kind, amount]) => `${kind} ${amount}`)
    .join(', ') || '–'

/** Ends all sessions of a person and lets it sign in no more; its drafts become the caller's. */
export function disableStaff(deps: Deps, { id }: StaffAct, caller: Caller): StaffMember {
  const row = own(deps, caller, id)
  if (row.disabledAt !== undefined) throw stateChanged(view(row, caller))
  refuseLastOwner(deps, row)
  endSessionsOf(deps, id)
  cancelOf(deps, row)
  giveDrafts(deps, row, heirOf(deps, row, caller))
  endStandIn(deps, row)
  return keep(deps, { ...withoutDeputy(own(deps, caller, id)), disabledAt: iso(deps.now()) }, caller)
}

/** Lets a person sign in again, in the role it had. */
export function enableStaff(deps: Deps, { id }: StaffAct, caller: Caller): StaffMember {
  const { disabledAt, ...row } = own(deps, caller, id)
  if (disabledAt === undefined) throw stateChanged(view(row, caller))
  return keep(deps, row, caller)
}

/** Makes a person the owner in the caller's place, who gets that person's role. */
export function transferOwner(deps: Deps, { id }: StaffAct, caller: Caller): StaffMember {
  const next = own(deps, caller, id)
  const before = own(deps, caller, caller.memberId)
  if (roleOf(next) === 'OWNER' || next.disabledAt !== undefined) throw notAllowed()
  deps.noteChange?.(roleOf(next), 'OWNER')
  deps.rows.members.put(inRole(before, roleOf(next)))
  return keep(deps, { ...next, role: 'OWNER' }, caller)
}

/** Who gets the drafts of a disabled person: the caller, or another owner if that is the person. */
function heirOf(deps: Deps, row: MemberRow, { memberId }: Caller): string {
  if (row.id !== memberId) return memberId
  const other = deps.rows.members
    .of('companyId', row.companyId)
    .find((one) => one.id !== row.id && roleOf(one) === 'OWNER' && one.disabledAt === undefined)
  return other?.id ?? memberId
}

function keep(deps: Deps, row: MemberRow, caller: Caller): StaffMember {
  deps.rows.members.put(row)
  return view(row, caller)
}
