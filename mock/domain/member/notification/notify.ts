import {
  ALWAYS_ON,
  groupOf,
  MESSAGE_DAYS,
  type MessageTarget,
  type MessageType,
} from '@/contract/member/notification/values.ts'
import { iso, newId, type Deps } from '../../deps.ts'

/** How long a message is kept, ms of market time. */
const KEPT_MS = MESSAGE_DAYS * 24 * 3600_000

/** A message to one enterprise. `params` are the parameters of its text; `variant` selects another text. */
export interface News {
  companyId: string
  type: MessageType
  params?: Record<string, string>
  target?: MessageTarget
  /** Ids of the people whom it names. */
  toIds?: string[]
}

/** True if the company has a user: robots have none to read messages. */
export function hasReader(deps: Deps, companyId: string): boolean {
  return deps.rows.members.of('companyId', companyId).some((member) => member.passwordHash !== '')
}

/** Stores a message for an enterprise at the current market time, unless it has switched that group off. */
export function notify(deps: Deps, { companyId, type, params = {}, target, toIds }: News): void {
  const group = groupOf(type)
  const off = deps.rows.messageSettings.get(companyId)?.off ?? []
  if (!hasReader(deps, companyId) || (off.includes(group) && !ALWAYS_ON.includes(group))) return
  const tooOld = iso(deps.now() - KEPT_MS)
  for (const old of deps.rows.messages.of('companyId', companyId).filter((row) => row.at < tooOld))
    deps.rows.messages.remove(old.id)
  deps.rows.messages.put({
    id: newId(deps),
    companyId,
    type,
    params,
    ...(target && { target }),
    ...(toIds && { toIds }),
    at: iso(deps.now()),
  })
}

/** A company's messages that are still kept, newest first. */
export function keptMessages(deps: Deps, companyId: string) {
  const since = iso(deps.now() - KEPT_MS)
  return deps.rows.messages
    .of('companyId', companyId)
    .filter((row) => row.at >= since)
    .toSorted((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id))
}
