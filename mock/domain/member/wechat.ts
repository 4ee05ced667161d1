import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { BindWechat, WechatBound, WechatCallBack, WechatResult } from '@/contract/member/schemas.ts'
import { countRecent, countUp } from './auth/counter.ts'
import { plainMobile, spendSmsCode } from './auth/sms.ts'
import { giveTicket, takeTicket } from './auth/tickets.ts'
import type { Caller, Deps } from '../deps.ts'
import { DomainError, refuseField } from '../errors.ts'
import type { MemberRow } from '../rows.ts'
import { memberOf } from './view.ts'

const TICKET_MS = 5 * 60_000
/** A code lives for minutes; the same state is rejected for a day. */
const STATE_MS = 24 * 3600_000

/**
 * Handles the redirect from WeChat. No code: cancelled by the user. A state can be used once. The simulated WeChat
 * accepts any code: a member's WeChat id (`wechat-<account>`) is bound, any other is new and yields a ticket for
 * binding.
 */
export function wechatCallBack(deps: Deps, { code, state }: WechatCallBack): WechatResult {
  if (code === undefined || code === '') throw new DomainError(BUSINESS_CODES.notAllowed, 'wechatDenied')
  // The simulated WeChat trusts every code, so it is closed in a pilot.
  if (deps.pilot) throw new DomainError(BUSINESS_CODES.notAllowed, 'wechatClosed')
  const seen = `wechat|${state}`
  if (countRecent(deps, seen, STATE_MS) > 0) throw new DomainError(BUSINESS_CODES.notAllowed, 'wechatReused')
  countUp(deps, seen, STATE_MS)
  const [member] = deps.rows.members.all((row) => row.wechatId === code)
  if (member) return { bound: true, ticket: giveTicket(deps, 'wechat', code, TICKET_MS) }
  return { bound: false, bindTicket: giveTicket(deps, 'wechatBind', code, TICKET_MS) }
}

/**
 * Binds the WeChat account of a ticket: a guest proves the account's number by a code and gets a ticket to sign in, a
 * signed-in user binds the own account. The code is checked first, so that a wrong one is counted and the ticket stays.
 */
export function bindWechat(deps: Deps, input: BindWechat, caller: Caller | undefined): WechatBound {
  const member = caller ? memberOf(deps, caller) : provenMember(deps, input)
  const wechatId = takeTicket(deps, 'wechatBind', input.bindTicket)
  if (wechatId === undefined) throw new DomainError(BUSINESS_CODES.notAllowed, 'bindTicket')
  if (deps.rows.members.all((row) => row.wechatId === wechatId).length > 0) {
    throw new DomainError(BUSINESS_CODES.notAllowed, 'wechatTaken')
  }
  if (member.wechatId !== undefined) throw new DomainError(BUSINESS_CODES.notAllowed, 'wechatHasOne')
  deps.rows.members.put({ ...member, wechatId })
  return caller ? { done: true } : { done: true, ticket: giveTicket(deps, 'wechat', wechatId, TICKET_MS) }
}

/** Unbinds the caller's WeChat account, unless it is the only way to sign in. */
export function unbindWechat(deps: Deps, caller: Caller): { done: true } {
  const { wechatId, ...member } = memberOf(deps, caller)
  if (wechatId !== undefined && member.passwordHash === '') {
    throw new DomainError(BUSINESS_CODES.notAllowed, 'wechatOnlyWay')
  }
  deps.rows.members.put(member)
  return { done: true }
}

function provenMember(deps: Deps, { mobile: typed, smsCode = '' }: BindWechat): MemberRow {
  const mobile = plainMobile(typed ?? '')
  spendSmsCode(deps, mobile, 'BIND_WECHAT', smsCode)
  const [member] = deps.rows.members.all((row) => row.mobile === mobile)
  if (!member) throw refuseField('mobile', 'field.mobileUnknown')
  return member
}
