import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { CheckSmsCode, GetSmsCode, SmsSent, SmsTicket } from '@/contract/member/schemas.ts'
import type { SmsScene } from '@/contract/member/values.ts'
import { checkMobile, normalizeMobile } from '@/contract/validation.ts'
import { say } from '../../../messages.ts'
import { iso, newId, type Caller, type Deps } from '../../deps.ts'
import { DomainError, refuseField, tooOften } from '../../errors.ts'
import { countRecent, countUp, secondsUntilFewer } from './counter.ts'
import { giveTicket, takeTicket } from './tickets.ts'

const RESEND_MS = 60_000
const LIFE_MS = 5 * 60_000
const DAY_MS = 24 * 3600_000
const HOUR_MS = 3600_000
const PER_DAY = 5
/** Limit for sending to many numbers from one address; an office shares one. */
const PER_HOUR_FROM_ADDRESS = 60
const WRONG_TRIES = 5
const TICKET_MS = 10 * 60_000

/** Normalizes a number; 4001 on `field` if it is invalid. */
export function plainMobile(input: string, field = 'mobile'): string {
  const problem = checkMobile(input)
  if (problem) throw refuseField(field, `problem.${problem}`)
  return normalizeMobile(input)
}

/** The number of a code: the given one, or the caller's own if none was sent. */
function numberOf(deps: Deps, typed: string | undefined, caller: Caller | undefined): string {
  const own = caller && deps.rows.members.get(caller.memberId)?.mobile
  return plainMobile(typed ?? own ?? '')
}

/**
 * Sends a code: needs a solved captcha, 60 s between codes, at most five a day and number. The response is the same for
 * every number.
 */
export function sendSmsCode(deps: Deps, input: GetSmsCode, caller?: Caller): SmsSent {
  const { scene, captchaTicket } = input
  const mobile = numberOf(deps, input.mobile, caller)
  const id = `${mobile}|${scene}`
  const before = deps.rows.smsCodes.get(id)
  const wait = before ? Math.ceil((before.sentAt + RESEND_MS - deps.wall()) / 1000) : 0
  if (wait > 0) throw tooOften(wait)
  if (countRecent(deps, `sms|${mobile}`, DAY_MS) >= PER_DAY) {
    throw tooOften(secondsUntilFewer(deps, `sms|${mobile}`, DAY_MS), 'smsDayLimit')
  }
  const from = `smsFrom|${deps.address}`
  if (countRecent(deps, from, HOUR_MS) >= PER_HOUR_FROM_ADDRESS) throw tooOften(secondsUntilFewer(deps, from, HOUR_MS))
  if (takeTicket(deps, 'captcha', captchaTicket) === undefined) {
    throw new DomainError(BUSINESS_CODES.captchaWrong, 'captchaNeeded', { data: { captchaRequired: true }, keep: true })
  }
  const code = String(Math.floor(deps.chance.number() * 1_000_000)).padStart(6, '0')
  countUp(deps, `sms|${mobile}`, DAY_MS)
  if (deps.address !== '') countUp(deps, from, HOUR_MS)
  const now = deps.wall()
  removeOld(deps, now - DAY_MS)
  deps.rows.smsCodes.put({ id, code, scene, sentAt: now, expiresAt: now + LIFE_MS, wrongTries: 0 })
  const text = say('sms.text', deps.language, { code })
  deps.rows.outbox.put({ id: newId(deps), at: iso(now), to: mobile, text })
  return { resendAfter: RESEND_MS / 1000, expiresIn: LIFE_MS / 1000 }
}

/** Removes expired codes and texts, because guests create them. */
function removeOld(deps: Deps, before: number): void {
  for (const { id } of deps.rows.smsCodes.all((row) => row.sentAt < before)) deps.rows.smsCodes.remove(id)
  const day = iso(before)
  for (const { id } of deps.rows.outbox.all((row) => row.channel === undefined && row.at < day))
    deps.rows.outbox.remove(id)
}

/** Uses up a code; 4011 if it is wrong, expired or had too many wrong attempts. */
export function spendSmsCode(deps: Deps, mobile: string, scene: SmsScene, code: string): void {
  const id = `${mobile}|${scene}`
  const sent = deps.rows.smsCodes.get(id)
  const alive = sent && sent.expiresAt > deps.wall() && sent.wrongTries < WRONG_TRIES
  if (alive && sent.code === code.trim()) {
    // The row stays for the 60 s rule; its code is used.
    deps.rows.smsCodes.put({ ...sent, code: '', expiresAt: 0 })
    return
  }
  if (sent) deps.rows.smsCodes.put({ ...sent, wrongTries: sent.wrongTries + 1 })
  throw new DomainError(BUSINESS_CODES.smsCodeWrong, 'smsCodeWrong', { keep: true })
}

/** Exchanges a right code for a ticket, valid once within ten minutes. */
export function checkSmsCode(deps: Deps, { mobile: typed, scene, smsCode }: CheckSmsCode, caller?: Caller): SmsTicket {
  const mobile = numberOf(deps, typed, caller)
  spendSmsCode(deps, mobile, scene, smsCode)
  // Disclosed only to the owner of the phone: the code was right.
  if (scene === 'RESET_PASSWORD' && !isRegistered(deps, mobile)) throw refuseField('mobile', 'field.mobileUnknown')
  return { smsTicket: giveTicket(deps, 'sms', `${mobile}|${scene}`, TICKET_MS) }
}

/** True if the number is registered. */
export function isRegistered(deps: Deps, mobile: string): boolean {
  return deps.rows.members.all((row) => row.mobile === mobile).length > 0
}
