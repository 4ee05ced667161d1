import type { ChangePassword } from '@/contract/member/schemas.ts'
import { countRecent, countUp, forgetCount, secondsUntilFewer } from './auth/counter.ts'
import { hashPassword, newPassword } from './auth/password.ts'
import { endSessionsOf } from './auth/session.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { Caller, Deps } from '../deps.ts'
import { DomainError, refuseField, tooOften } from '../errors.ts'
import { memberOf } from './view.ts'

const WINDOW_MS = 15 * 60_000
const TRIES = 5

/** Changes the caller's password, given the old one; ends all other sessions of the member. */
export async function changePassword(deps: Deps, input: ChangePassword, caller: Caller): Promise<{ done: true }> {
  const member = memberOf(deps, caller)
  const name = `password|${member.id}`
  if (countRecent(deps, name, WINDOW_MS) >= TRIES) throw tooOften(secondsUntilFewer(deps, name, WINDOW_MS))
  if ((await hashPassword(input.oldPassword, member.salt)) !== member.passwordHash) {
    countUp(deps, name, WINDOW_MS)
    const fields = [{ field: 'oldPassword', key: 'field.oldPassword' as const }]
    throw new DomainError(BUSINESS_CODES.fieldErrors, 'fields', { fields, keep: true })
  }
  if (input.newPassword === input.oldPassword) throw refuseField('newPassword', 'field.samePassword')
  const secret = await newPassword(deps, input.newPassword, member.mobile, 'newPassword')
  forgetCount(deps, name)
  deps.rows.members.put({ ...member, ...secret })
  endSessionsOf(deps, member.id, caller.sessionId)
  return { done: true }
}
