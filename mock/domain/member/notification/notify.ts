import {
  ALWAYS_ON,
  groupOf,
  MESSAGE_DAYS,
  type MessageTarget,
  type MessageType,
} from '@/contract/member/notification/values.ts'
import { iso, newId, type Deps } from '../../deps.ts'

/** Market milliseconds a message is kept. */
const KEPT_MS = MESSAGE_DAYS * 24 * 3600_000

/** What is told to one enterprise. `params` are the names and numbers of the message's words; `variant` picks other words. */
export interface News {
  companyId: string
  type: MessageType
  params?: Record<string, string>
  target?: MessageTarget
}

/** True if somebody can sign in for the company: nobody reads the box of a robot. */
function hasReader(deps: Deps, companyId: string): boolean {
  return deps.rows.members.of('companyId', companyId).some((member) => member.passwordHash !== '')
}

/** Puts a message into an enterprise's box, as of the market's now, unless it has switched such messages off. */
export function notify(deps: Deps, { companyId, type, params = {}, target }: News): void {
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
    at: iso(deps.now()),
  })
}

/** The messages of a company that are still kept, newest first. */
export function keptMessages(deps: Deps, companyId: string) {
  const since = iso(deps.now() - KEPT_MS)
  return deps.rows.messages
    .of('companyId', companyId)
    .filter((row) => row.at >= since)
    .toSorted((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id))
}
