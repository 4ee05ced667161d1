import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { WechatCallBack, WechatResult } from '@/contract/member/schemas.ts'
import { giveTicket } from '../auth/tickets.ts'
import type { Deps } from '../deps.ts'
import { DomainError } from '../errors.ts'

const TICKET_MS = 5 * 60_000

/**
 * What WeChat sends back. No code: the person said no. A state is good once. The pretend WeChat takes any code: one that is a
 * member's WeChat id (`wechat-<account>`) is bound, any other is new and gets a ticket for binding.
 */
export function wechatCallBack(deps: Deps, { code, state }: WechatCallBack): WechatResult {
  if (code === undefined || code === '') throw new DomainError(BUSINESS_CODES.notAllowed, 'wechatDenied')
  const seen = `wechat|${state}`
  if (deps.rows.counters.get(seen)) throw new DomainError(BUSINESS_CODES.notAllowed, 'wechatReused')
  deps.rows.counters.put({ id: seen, times: [deps.wall()] })
  const [member] = deps.rows.members.all((row) => row.wechatId === code)
  if (member) return { bound: true, ticket: giveTicket(deps, 'wechat', code, TICKET_MS) }
  return { bound: false, bindTicket: giveTicket(deps, 'wechatBind', code, TICKET_MS) }
}
