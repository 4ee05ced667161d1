import { marketDay, marketDayStart } from '@/contract/marketDay.ts'
import { checkDeputyDays } from '@/contract/member/staff/deputy/rules.ts'
import type { Deputy, RemoveDeputy, SaveDeputy } from '@/contract/member/staff/deputy/schemas.ts'
import { hasPermission } from '@/contract/member/staff/permissions.ts'
import { DEPUTY_DAYS } from '@/contract/member/staff/values.ts'
import type { Caller, Deps } from '../../deps.ts'
import { notAllowed, notFound, refuseField } from '../../errors.ts'
import { dropJob, planJob } from '../../jobs.ts'
import type { MemberRow } from '../../rows.ts'
import { notify } from '../notification/notify.ts'
import { memberOf } from '../view.ts'

/** The job that tells of the end of a deputy's days; its target is the person in whose place it decided. */
export const DAYS_END_JOB = 'deputyEnds'
const DAY_MS = 24 * 3600_000

const PROBLEMS = { order: 'field.deputyOrder', past: 'problem.past', long: 'field.deputyLong' } as const

const nameOf = ({ contactName, account }: MemberRow): string => contactName || account
const mayDecide = ({ role }: MemberRow): boolean => hasPermission(role, 'DECIDE')

function view(deps: Deps, row: MemberRow): Deputy | undefined {
  const { id, deputy } = row
  const other = deputy && deps.rows.members.get(deputy.id)
  if (!other || deputy.to < marketDay(deps.now())) return undefined
  return { id, name: nameOf(row), deputyId: other.id, deputyName: nameOf(other), from: deputy.from, to: deputy.to }
}

/** What the log says of a deputy. */
const textOf = (one: Deputy | undefined): string => (one ? `${one.deputyName} ${one.from} – ${one.to}` : '–')

/** Who stands in for whom in an enterprise, now or later. */
export function deputiesOf(deps: Deps, companyId: string): Deputy[] {
  return deps.rows.members.of('companyId', companyId).flatMap((row) => view(deps, row) ?? [])
}

/** Who stands in for a person today; undefined: nobody. */
export function standInOf(deps: Deps, { deputy }: MemberRow): MemberRow | undefined {
  const today = marketDay(deps.now())
  const other = deputy && deps.rows.members.get(deputy.id)
  return other && other.disabledAt === undefined && deputy.from <= today && today <= deputy.to ? other : undefined
}

/** Whether somebody who may decide has this person for its deputy today. */
export function isStandIn(deps: Deps, { memberId, companyId }: Caller): boolean {
  return deps.rows.members
    .of('companyId', companyId)
    .some((row) => row.disabledAt === undefined && mayDecide(row) && standInOf(deps, row)?.id === memberId)
}

/** The person whose deputy is meant: the caller, or for an owner another one who decides. */
function principal(deps: Deps, memberId: string | undefined, caller: Caller): MemberRow {
  const self = memberOf(deps, caller)
  if (memberId === undefined || memberId === self.id) return self
  const row = deps.rows.members.get(memberId)
  if (row?.companyId !== caller.companyId) throw notFound()
  if ((self.role ?? 'OWNER') !== 'OWNER') throw notAllowed('deputyOther')
  return row
}

/** Names who decides in a person's place for some days, instead of who was named before. */
export function saveDeputy(deps: Deps, input: SaveDeputy, caller: Caller): Deputy {
  const { memberId, deputyId, from, to } = input
  const row = principal(deps, memberId, caller)
  const other = deps.rows.members.get(deputyId)
  if (!mayDecide(row) || row.disabledAt !== undefined) throw notAllowed('deputyNobody')
  if (other?.companyId !== caller.companyId || other.disabledAt !== undefined || other.id === row.id)
    throw refuseField('deputyId', 'field.deputyWho')
  const wrong = checkDeputyDays(input, marketDay(deps.now()))
  if (wrong) throw refuseField('to', PROBLEMS[wrong], { max: DEPUTY_DAYS })
  const saved: MemberRow = { ...row, deputy: { id: deputyId, from, to } }
  const named = view(deps, saved)
  if (!named) throw notFound()
  const before = view(deps, row)
  deps.noteChange?.(textOf(before), textOf(named))
  deps.rows.members.put(saved)
  planJob(deps, DAYS_END_JOB, row.id, marketDayStart(to) + DAY_MS)
  if (before && before.deputyId !== deputyId) tell(deps, 'DEPUTY_ENDED', before, caller)
  tell(deps, 'DEPUTY_NAMED', named, caller)
  return named
}

/** Ends it before its last day. */
export function removeDeputy(deps: Deps, { memberId }: RemoveDeputy, caller: Caller): Deputy {
  const row = principal(deps, memberId, caller)
  const named = view(deps, row)
  if (!named) throw notFound()
  deps.noteChange?.(textOf(named), textOf(undefined))
  deps.rows.members.put(withoutDeputy(row))
  dropJob(deps, DAYS_END_JOB, row.id)
  tell(deps, 'DEPUTY_ENDED', named, caller)
  return named
}

/** The last day is over: both are told, unless it ended otherwise or goes on. */
export function deputyDaysEnd(deps: Deps, memberId: string): void {
  const row = deps.rows.members.get(memberId)
  const { deputy } = row ?? {}
  const other = deputy && deps.rows.members.get(deputy.id)
  if (!row || !other || deputy.to >= marketDay(deps.now())) return
  deps.rows.members.put(withoutDeputy(row))
  notify(deps, {
    companyId: row.companyId,
    type: 'DEPUTY_ENDED',
    params: { variant: 'TIME', name: nameOf(row), deputy: nameOf(other), to: deputy.to },
    target: { kind: 'DEPUTY', id: row.id },
    toIds: [row.id, other.id],
  })
}

/** Tells a deputy what somebody else decided about it. */
function tell(deps: Deps, type: 'DEPUTY_NAMED' | 'DEPUTY_ENDED', one: Deputy, { memberId, companyId }: Caller): void {
  const { id, name, deputyId, deputyName: deputy, from, to } = one
  if (deputyId === memberId) return
  notify(deps, {
    companyId,
    type,
    params: { name, deputy, from, to },
    target: { kind: 'DEPUTY', id },
    toIds: [deputyId],
  })
}

/** A person whom nobody stands in for. */
export function withoutDeputy(member: MemberRow): MemberRow {
  const { deputy: _, ...row } = member
  return row
}

/** Nobody has this person, who leaves, for a deputy any more. */
export function endStandIn(deps: Deps, { id, companyId }: MemberRow): void {
  for (const row of deps.rows.members.of('companyId', companyId))
    if (row.deputy?.id === id) deps.rows.members.put(withoutDeputy(row))
}
