import type { TokenPair, TokenRequest } from '@/contract/member/auth/schemas.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { normalizeMobile } from '@/contract/validation.ts'
import type { Deps } from '../../deps.ts'
import { DomainError, refuseField, tooOften } from '../../errors.ts'
import type { MemberRow } from '../../rows.ts'
import { countRecent, countUp, forgetCount, secondsUntilFewer } from './counter.ts'
import { hashPassword } from './password.ts'
import { refreshSession, startSession } from './session.ts'
import { plainMobile, spendSmsCode } from './sms.ts'
import { takeTicket } from './tickets.ts'

const WINDOW_MS = 15 * 60_000
const FREE_FAILURES = 2
const LOCK_FAILURES = 10
/** An office shares one address: its people may slip more often than one person. */
const FREE_FROM_ADDRESS = 20
const LOCK_ADDRESS = 100

type PasswordRequest = Extract<TokenRequest, { grantType: 'password' }>

/** Signs in by password, SMS code or WeChat, or renews a session. */
export async function giveToken(deps: Deps, request: TokenRequest): Promise<TokenPair> {
  switch (request.grantType) {
    case 'password':
      return byPassword(deps, request)
    case 'sms':
      return bySms(deps, request.mobile, request.smsCode)
    case 'wechat':
      return byWechat(deps, request.ticket)
    case 'refresh':
      return refreshSession(deps, request.refreshToken)
  }
}

/**
 * Never says which of name and password was wrong. Failures count for the account, however its name was spelt, and for the
 * address they come from: after some a captcha is needed, after more it waits.
 */
async function byPassword(deps: Deps, request: PasswordRequest): Promise<TokenPair> {
  const member = findByAccount(deps, request.account)
  const tries = loginTries(deps, member?.id, request.account)
  const needsCaptcha = () => tries.some((one) => countRecent(deps, one.name, WINDOW_MS) >= one.free)
  for (const { name, most } of tries)
    if (countRecent(deps, name, WINDOW_MS) >= most)
      throw tooOften(secondsUntilFewer(deps, name, WINDOW_MS), 'loginLocked')
  if (needsCaptcha() && takeTicket(deps, 'captcha', request.captchaTicket ?? '') === undefined)
    throw new DomainError(BUSINESS_CODES.captchaWrong, 'captchaNeeded', { data: { captchaRequired: true }, keep: true })
  // An unknown name costs the same time as a known one.
  const hash = await hashPassword(request.password, member?.salt ?? 'nobody')
  if (!member || hash !== member.passwordHash) {
    for (const { name } of tries) countUp(deps, name, WINDOW_MS)
    throw new DomainError(BUSINESS_CODES.fieldErrors, 'badCredentials', {
      fields: [{ field: 'password', key: 'badCredentials' }],
      data: { captchaRequired: needsCaptcha() },
      keep: true,
    })
  }
  // The address keeps its count: one right password among many wrong ones proves nothing about the others.
  forgetCount(deps, loginName(member.id, request.account))
  return startSession(deps, member)
}

/** What failures are counted by, with how many are free and how many are the most. */
function loginTries(deps: Deps, memberId: string | undefined, typed: string) {
  const account = { name: loginName(memberId, typed), free: FREE_FAILURES, most: LOCK_FAILURES }
  const address = { name: `loginFrom|${deps.address}`, free: FREE_FROM_ADDRESS, most: LOCK_ADDRESS }
  return deps.address === '' ? [account] : [account, address]
}

/** By the account that is found; where none is, by the name without what people type around it: blanks, dashes, +86, another case. */
const loginName = (memberId: string | undefined, typed: string): string =>
  memberId === undefined ? `login|name|${normalizeMobile(typed).toLowerCase()}` : `login|member|${memberId}`

function bySms(deps: Deps, typed: string, code: string): TokenPair {
  const mobile = plainMobile(typed)
  spendSmsCode(deps, mobile, 'LOGIN', code)
  const [member] = deps.rows.members.all((row) => row.mobile === mobile)
  // Only who holds the phone learns this: the code was right.
  if (!member) throw refuseField('mobile', 'field.mobileUnknown')
  return startSession(deps, member)
}

function byWechat(deps: Deps, ticket: string): TokenPair {
  const wechatId = takeTicket(deps, 'wechat', ticket)
  const [member] = wechatId === undefined ? [] : deps.rows.members.all((row) => row.wechatId === wechatId)
  if (!member) throw new DomainError(BUSINESS_CODES.notAllowed, 'wechatReused', { keep: true })
  return startSession(deps, member)
}

function findByAccount(deps: Deps, account: string): MemberRow | undefined {
  const mobile = normalizeMobile(account)
  const [member] = deps.rows.members.all(
    (row) => row.account.toLowerCase() === account.toLowerCase() || row.mobile === mobile,
  )
  return member
}
