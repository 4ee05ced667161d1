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
/** An office shares one address: it may have more failures than one account. */
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
 * Never discloses whether name or password was wrong. Failures count per account, however its name was spelt, and per
 * address: after some a captcha is required, after more the login is locked for a while.
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
  // An unknown name takes as long as a known one.
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

/** Counters of failures, each with its free and maximum number. */
function loginTries(deps: Deps, memberId: string | undefined, typed: string) {
  const account = { name: loginName(memberId, typed), free: FREE_FAILURES, most: LOCK_FAILURES }
  const address = { name: `loginFrom|${deps.address}`, free: FREE_FROM_ADDRESS, most: LOCK_ADDRESS }
  return deps.address === '' ? [account] : [account, address]
}

/** Per account if found; otherwise per normalized name: without spaces, dashes and +86, in lower case. */
const loginName = (memberId: string | undefined, typed: string): string =>
  memberId === undefined ? `login|name|${normalizeMobile(typed).toLowerCase()}` : `login|member|${memberId}`

function bySms(deps: Deps, typed: string, code: string): TokenPair {
  const mobile = plainMobile(typed)
  spendSmsCode(deps, mobile, 'LOGIN', code)
  const [member] = deps.rows.members.all((row) => row.mobile === mobile)
  // Disclosed only to the owner of the phone: the code was right.
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
