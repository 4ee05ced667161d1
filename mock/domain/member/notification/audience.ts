import { AUDIENCE } from '@/contract/member/notification/audience.ts'
import { ALWAYS_ON, groupOf, type MessageGroup } from '@/contract/member/notification/values.ts'
import { hasPermission } from '@/contract/member/staff/permissions.ts'
import type { Caller, Deps } from '../../deps.ts'
import type { MemberRow } from '../../rows.ts'
import { decidesAs } from '../approval/deciders.ts'
import { keptMessages } from './notify.ts'
import type { MessageRow } from './row.ts'

/** Who reads. */
type Reader = Pick<Caller, 'memberId' | 'companyId'>

/** Whether several people of an enterprise can sign in: then each has its own messages. */
export function hasSeveral(deps: Deps, companyId: string): boolean {
  const people = deps.rows.members.of('companyId', companyId)
  return people.filter(({ passwordHash, disabledAt }) => passwordHash !== '' && disabledAt === undefined).length > 1
}

/** Whether a person has switches of its own, beside those of the enterprise, which are an owner's. */
export function hasOwnSettings(deps: Deps, { memberId, companyId }: Reader): boolean {
  return hasSeveral(deps, companyId) && !hasPermission(deps.rows.members.get(memberId)?.role, 'MANAGE')
}

/** Groups that a person has switched off for itself. */
export function ownOff(deps: Deps, reader: Reader): readonly MessageGroup[] {
  return hasOwnSettings(deps, reader) ? (deps.rows.messageSettings.get(reader.memberId)?.off ?? []) : []
}

/** Whether a message names a person: it was written to it, or asks for what it may decide by now. */
function isNamed(deps: Deps, { type, target, toIds }: MessageRow, { id, role }: MemberRow): boolean {
  const approval = deps.rows.approvals.get(target?.id ?? '')
  if (type !== 'APPROVAL_ASKED') return toIds?.includes(id) ?? approval?.memberId === id
  const wasAsked = toIds?.includes(id) ?? hasPermission(role, 'DECIDE')
  return wasAsked || (approval !== undefined && decidesAs(deps, approval, id) !== undefined)
}

/** Returns what tells whether a message concerns a person; one without a role, or who is alone, all of them do. */
function concernsOf(deps: Deps, { memberId, companyId }: Reader): (row: MessageRow) => boolean {
  const off = ownOff(deps, { memberId, companyId }).filter((group) => !ALWAYS_ON.includes(group))
  const reader = deps.rows.members.get(memberId)
  const role = reader?.role
  if (!reader || role === undefined || !hasSeveral(deps, companyId)) return () => true
  return (row) => {
    if (off.includes(groupOf(row.type))) return false
    const audience = AUDIENCE[row.type]
    return audience === 'PERSON' ? isNamed(deps, row, reader) : audience.includes(role)
  }
}

/** The messages that concern a person and are still kept, newest first. */
export const messagesOf = (deps: Deps, reader: Reader): MessageRow[] =>
  keptMessages(deps, reader.companyId).filter(concernsOf(deps, reader))

/** Whether there is a message with this id that concerns a person. */
export function isMessageOf(deps: Deps, id: string, reader: Reader): boolean {
  const row = deps.rows.messages.get(id)
  return row?.companyId === reader.companyId && concernsOf(deps, reader)(row)
}

/** When a person has read a message. What was read while its enterprise had one person counts for all. */
export const readAtOf = ({ readAt, readBy }: MessageRow, memberId: string): string | undefined =>
  readAt ?? readBy?.[memberId]

/** A message that a person has read. */
export function asRead(deps: Deps, row: MessageRow, { memberId, companyId }: Reader, at: string): MessageRow {
  if (!hasSeveral(deps, companyId)) return { ...row, readAt: at }
  return { ...row, readBy: { ...row.readBy, [memberId]: at } }
}
