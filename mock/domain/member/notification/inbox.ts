import type * as s from '@/contract/member/notification/schemas.ts'
import { ALWAYS_ON, groupOf, MESSAGE_GROUPS } from '@/contract/member/notification/values.ts'
import type { OwnPage } from '@/contract/page.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { notAllowed, notFound, refuseField } from '../../errors.ts'
import { inDays, ownPageOf } from '../../list.ts'
import { keysOf, namedBy } from '../../front/search/keys.ts'
import { companyOf } from '../view.ts'
import { asRead, hasOwnSettings, isMessageOf, messagesOf, ownOff, readAtOf } from './audience.ts'
import { planDigest } from './digest.ts'
import type { MessageRow } from './row.ts'
import { wordsOf } from './words.ts'

/** Number of messages in the bell. */
const LATEST = 6
const DAY_MS = 24 * 3600_000

function view(deps: Deps, row: MessageRow, { memberId }: Caller): s.Message {
  const { id, type, target, at } = row
  const readAt = readAtOf(row, memberId)
  const facts = {
    id,
    type,
    group: groupOf(type),
    at,
    ...(target && { target }),
    ...(readAt !== undefined && { readAt }),
  }
  return { ...facts, ...wordsOf(deps, row) }
}

/** Whether somebody has not read a message. */
const isUnread =
  ({ memberId }: Caller) =>
  (row: MessageRow): boolean =>
    readAtOf(row, memberId) === undefined

/** The caller's messages, newest first. */
export function pageMessages(deps: Deps, query: s.MessageQuery, caller: Caller): OwnPage<s.Message> {
  const { keyword, group, unread } = query
  const isNamed = namedBy(keyword)
  const isInDays = inDays(query)
  const isFound = (row: MessageRow) =>
    isNamed(() => {
      const { title, body } = wordsOf(deps, row)
      return [keysOf({ zh: title }), keysOf({ zh: body })]
    })
  const isNew = isUnread(caller)
  const rows = messagesOf(deps, caller).filter(
    (row) => (group === undefined || groupOf(row.type) === group) && isInDays(row.at) && isFound(row),
  )
  const wanted = unread === undefined ? undefined : unread ? 'unread' : 'read'
  const page = ownPageOf(rows, { wanted, of: (row) => [isNew(row) ? 'unread' : 'read'] }, query)
  return { ...page, records: page.records.map((row) => view(deps, row, caller)) }
}

/** Content of the bell. */
export function unreadMessages(deps: Deps, caller: Caller): s.Unread {
  const rows = messagesOf(deps, caller)
  const unread = rows.filter(isUnread(caller))
  const dayAgo = iso(deps.now() - DAY_MS)
  return {
    count: unread.length,
    deadlines: unread.filter((row) => row.type === 'DEADLINE_24H' && row.at > dayAgo).length,
    latest: rows.slice(0, LATEST).map((row) => view(deps, row, caller)),
  }
}

function markRead(deps: Deps, rows: readonly MessageRow[], caller: Caller): s.ReadResult {
  const isNew = isUnread(caller)
  for (const row of rows.filter(isNew)) deps.rows.messages.put(asRead(deps, row, caller, iso(deps.now())))
  return { count: messagesOf(deps, caller).filter(isNew).length }
}

/** Marks own messages as read; 4004 if one of them is another enterprise's, or concerns only others. */
export function readMessages(deps: Deps, { ids }: s.ReadMessages, caller: Caller): s.ReadResult {
  const rows = ids.map((id) => {
    const row = deps.rows.messages.get(id)
    if (!row || !isMessageOf(deps, id, caller)) throw notFound()
    return row
  })
  return markRead(deps, rows, caller)
}

/** Marks everything as read. */
export function readAllMessages(deps: Deps, caller: Caller): s.ReadResult {
  return markRead(deps, messagesOf(deps, caller), caller)
}

/** Message groups switched off by the caller's enterprise, or by itself, and the digest for whom it is. */
export function messageSettings(deps: Deps, caller: Caller): s.MessageSettings {
  const { off = [], digest } = deps.rows.messageSettings.get(caller.companyId) ?? {}
  if (!hasOwnSettings(deps, caller)) return { off, ...(digest && { digest }) }
  const own = ownOff(deps, caller)
  return { off: MESSAGE_GROUPS.filter((group) => off.includes(group) || own.includes(group)) }
}

/** Switches message groups off and all others on, and digests on or off; mandatory groups stay on. Digests are an owner's. */
export function saveMessageSettings(deps: Deps, input: s.MessageSettings, caller: Caller): s.MessageSettings {
  const { companyId } = caller
  const { digest = 'OFF' } = input
  if (input.off.some((group) => ALWAYS_ON.includes(group))) throw refuseField('off', 'field.alwaysOn')
  const off = MESSAGE_GROUPS.filter((group) => input.off.includes(group))
  if (hasOwnSettings(deps, caller)) {
    if (digest !== 'OFF') throw notAllowed('wrongRole', { permission: 'MANAGE' })
    deps.rows.messageSettings.put({ id: caller.memberId, off })
    return messageSettings(deps, caller)
  }
  if (digest !== 'OFF' && !companyOf(deps, companyId).email) throw refuseField('digest', 'field.digestEmail')
  const { language } = deps
  deps.rows.messageSettings.put({ id: companyId, off, ...(digest !== 'OFF' && { digest, language }) })
  planDigest(deps, companyId, digest)
  return messageSettings(deps, caller)
}
