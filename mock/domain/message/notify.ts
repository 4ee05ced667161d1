import type { MessageTarget, MessageType } from '@/contract/message/values.ts'
import { iso, newId, type Deps } from '../deps.ts'

/** What is told to one enterprise. `params` are the names and numbers of the message's words. */
export interface News {
  companyId: string
  type: MessageType
  params?: Record<string, string>
  target?: MessageTarget
}

/** Puts a message into an enterprise's box, as of the market's now. */
export function notify(deps: Deps, { companyId, type, params = {}, target }: News): void {
  deps.rows.messages.put({
    id: newId(deps),
    companyId,
    type,
    params,
    ...(target && { target }),
    at: iso(deps.now()),
  })
}
