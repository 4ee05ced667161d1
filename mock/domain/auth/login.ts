import type { TokenPair, TokenRequest } from '@/contract/auth/schemas.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { normalizeMobile } from '@/contract/validation.ts'
import type { Deps } from '../deps.ts'
import { DomainError, refuseField, tooOften } from '../errors.ts'
import type { MemberRow } from '../rows.ts'
import { countRecent, countUp, forgetCount, secondsUntilFewer } from './counter.ts'
import { hashPassword } from './password.ts'
import { refreshSession, startSession } from './session.ts'
import { plainMobile, spendSmsCode } from './sms.ts'
import { takeTicket } from './tickets.ts'

const WINDOW_MS = 15 * 60_000
const FREE_FAILURES = 2
const LOCK_FAILURES = 10

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

/** Never says which of name and password was wrong; after two failures of a name a captcha is needed, after ten it waits. */
async function byPassword(deps: Deps, request: PasswordRequest): Promise<TokenPair> {
  const name = `login|${request.account.toLowerCase()}`
  const failures = countRecent(deps, name, WINDOW_MS)
  if (failures >= LOCK_FAILURES) throw tooOften(secondsUntilFewer(deps, name, WINDOW_MS), 'loginLocked')
  if (failures >= FREE_FAILURES) {
    const solved = request.captchaTicket && takeTicket(deps, 'captcha', request.captchaTicket)
    if (!solved) {
      throw new DomainError(BUSINESS_CODES.captchaWrong, 'captchaNeeded', {
        data: { captchaRequired: true },
        keep: true,
      })
    }
  }
  const member = findByAccount(deps, request.account)
  // An unknown name costs the same time as a known one.
  const hash = await hashPassword(request.password, member?.salt ?? 'nobody')
  if (!member || hash !== member.passwordHash) {
    countUp(deps, name, WINDOW_MS)
    const captchaRequired = failures + 1 >= FREE_FAILURES
    throw new DomainError(BUSINESS_CODES.fieldErrors, 'badCredentials', {
      fields: [{ field: 'password', key: 'badCredentials' }],
      data: { captchaRequired },
      keep: true,
    })
  }
  forgetCount(deps, name)
  return startSession(deps, member)
}

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
